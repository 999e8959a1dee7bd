// Runs before anything is drawn: the theme and the language that were chosen, or those of the system,
// so that the first picture is the right one; and whether it is the first page that is wanted.
const root = document.documentElement;
const kept = (name) => {
  try {
    return localStorage.getItem(`ludoteca/${name}`);
  } catch {
    return null;
  }
};
const theme = kept("theme");
const isDark = matchMedia("(prefers-color-scheme: dark)").matches;
root.dataset.theme = theme === "dark" || (theme !== "light" && isDark) ? "dark" : "light";
root.lang = kept("language") ?? (navigator.language.startsWith("pt") ? "pt" : "en");
const look = () => {
  root.dataset.page = location.hash.length > 2 ? "other" : "shelf";
};
look();
addEventListener("hashchange", look);
