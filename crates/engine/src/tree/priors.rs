/// The prior of each candidate: how likely it is the best, by its place in the move ordering alone.
///
/// The candidate in place `i` has the weight `1 / (i + breadth)`: the first ones are about equally
/// likely, then each doubling of the place halves the chance.
#[derive(Debug)]
pub(super) struct Priors {
    breadth: f32,
    weights: Vec<f32>,
    /// The sum of the first so many weights.
    sums: Vec<f32>,
}

impl Priors {
    pub(super) fn new(breadth: f32) -> Self {
        Self { breadth, weights: Vec::new(), sums: vec![0.0] }
    }

    /// Gets ready for so many candidates.
    pub(super) fn reach(&mut self, count: usize) {
        while self.weights.len() < count {
            let weight = 1.0 / (self.weights.len() as f32 + self.breadth);
            self.weights.push(weight);
            self.sums.push(self.sums[self.sums.len() - 1] + weight);
        }
    }

    /// The chances of so many candidates, which add up to one.
    pub(super) fn among(&self, count: usize) -> impl Iterator<Item = f32> {
        let whole = 1.0 / self.sums[count];
        self.weights[..count].iter().map(move |weight| weight * whole)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn chances_fall_and_add_up() {
        let mut priors = Priors::new(2.0);
        priors.reach(40);
        for count in [1, 7, 40] {
            let chances: Vec<f32> = priors.among(count).collect();
            assert!((chances.iter().sum::<f32>() - 1.0).abs() < 1e-5);
            assert!(chances.is_sorted_by(|a, b| a > b) && chances.len() == count);
        }
    }
}
