//! Statistics of a match: Elo difference, its error, and the sequential probability ratio test (SPRT).
//!
//! The two games of a pair start from the same opening, so they are not independent, but the pairs are. So everything
//! is computed from the number of pairs that scored 0, 1/2, 1, 1 1/2 and 2 points (the pentanomial model).
//!
//! CITE: <https://www.chessprogramming.org/Match_Statistics>.

/// Number of pairs in which the first engine scored 0, 1/2, 1, 1 1/2 and 2 points.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Pentanomial(pub [u64; 5]);

/// A difference in strength.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Elo {
    /// Estimate. Infinite if one side has all the points.
    pub value: f64,
    /// Half the width of the 95 % confidence interval.
    pub error: f64,
}

/// Two hypotheses about the Elo difference.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Sprt {
    /// Elo difference of hypothesis 0.
    pub elo0: f64,
    /// Elo difference of hypothesis 1.
    pub elo1: f64,
}

/// The result of a test.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum SprtVerdict {
    /// Hypothesis 0 is accepted: the difference is not larger than `elo0`.
    Refuted,
    /// Hypothesis 1 is accepted: the difference is at least `elo1`.
    Proven,
}

/// Probability of an error of either kind.
const RISK: f64 = 0.05;

/// Distance from the mean, in standard deviations, that a normally distributed value keeps with 95 % probability.
const WITHIN_95: f64 = 1.959_963_984_540_054;

/// Replacement for a count of zero, which would make a hypothesis impossible instead of unlikely.
const HARDLY_ANY: f64 = 1e-3;

impl Pentanomial {
    /// Returns the number of pairs.
    pub fn count(&self) -> u64 {
        self.0.iter().sum()
    }

    /// Returns the share of the points, from 0 to 1. Without games it is a half.
    pub fn mean(&self) -> f64 {
        let points: u64 = self.0.iter().zip(0..).map(|(pairs, halves)| pairs * halves).sum();
        if self.count() == 0 { 0.5 } else { points as f64 / (4 * self.count()) as f64 }
    }

    /// Returns the standard deviation of the mean.
    fn deviation(&self) -> f64 {
        let mean = self.mean();
        let square = |halves: u64| (halves as f64 / 4.0 - mean).powi(2);
        let variance: f64 = self.0.iter().zip(0..).map(|(&pairs, halves)| pairs as f64 * square(halves)).sum();
        let count = self.count().max(1) as f64;
        (variance / count / count).sqrt()
    }

    /// Returns the Elo difference that corresponds to the mean.
    pub fn elo(&self) -> Elo {
        let (mean, wide) = (self.mean(), WITHIN_95 * self.deviation());
        let at = |share: f64| elo_of(share.clamp(0.0, 1.0));
        let error = (at(mean + wide) - at(mean - wide)) / 2.0;
        Elo { value: at(mean), error: if error.is_nan() { f64::INFINITY } else { error } }
    }

    /// Returns the likelihood of superiority: the probability that the first engine is the stronger one.
    pub fn superiority(&self) -> f64 {
        let (ahead, deviation) = (self.mean() - 0.5, self.deviation());
        if deviation == 0.0 {
            return 0.5 + ahead.signum() * if ahead == 0.0 { 0.0 } else { 0.5 };
        }
        0.5 * libm::erfc(-ahead / deviation / std::f64::consts::SQRT_2)
    }
}

/// Returns the Elo difference at which this share of the points is expected.
fn elo_of(share: f64) -> f64 {
    400.0 * (share / (1.0 - share)).log10()
}

/// Returns the expected share of the points at an Elo difference.
fn share_of(elo: f64) -> f64 {
    1.0 / (1.0 + 10_f64.powf(-elo / 400.0))
}

impl Sprt {
    /// Returns the bound of the test. It ends when the log-likelihood ratio exceeds this value or falls below its
    /// negative.
    pub fn bound() -> f64 {
        ((1.0 - RISK) / RISK).ln()
    }

    /// Returns the logarithm of the likelihood ratio of hypothesis 1 to hypothesis 0.
    ///
    /// CITE: Michel Van den Bergh, "A Practical Introduction to the GSPRT",
    /// <https://www.cantate.be/Fishtest/GSPRT_approximation.pdf>. Each hypothesis fixes only the mean, so each uses the
    /// most likely distribution with that mean. Fishtest, cutechess and fastchess compute the ratio in the same way.
    pub fn ratio(&self, pairs: &Pentanomial) -> f64 {
        if pairs.count() == 0 {
            return 0.0;
        }
        let counts = pairs.0.map(|pairs| (pairs as f64).max(HARDLY_ANY));
        let [by0, by1] = [self.elo0, self.elo1].map(|elo| likeliest(&counts, share_of(elo)));
        (0..5).map(|i| counts[i] * (by1[i] / by0[i]).ln()).sum()
    }

    /// Returns the result of the test, if it has ended.
    pub fn verdict(&self, pairs: &Pentanomial) -> Option<SprtVerdict> {
        match self.ratio(pairs) {
            ratio if ratio >= Sprt::bound() => Some(SprtVerdict::Proven),
            ratio if ratio <= -Sprt::bound() => Some(SprtVerdict::Refuted),
            _ => None,
        }
    }
}

/// Returns the distribution of a given mean that makes these counts most likely: `f / (1 + x (a - mean))`. Here `f` are
/// the observed frequencies, and `x` is chosen to give that mean.
fn likeliest(counts: &[f64; 5], mean: f64) -> [f64; 5] {
    let total: f64 = counts.iter().sum();
    let off: [f64; 5] = std::array::from_fn(|i| i as f64 / 4.0 - mean);
    let lean = |x: f64| (0..5).map(|i| counts[i] * off[i] / (1.0 + x * off[i])).sum::<f64>();
    // The function decreases monotonically and has its zero strictly between the ends.
    let (mut low, mut high) = (-1.0 / off[4], -1.0 / off[0]);
    for _ in 0..200 {
        let x = (low + high) / 2.0;
        if lean(x) > 0.0 { low = x } else { high = x }
    }
    let x = (low + high) / 2.0;
    std::array::from_fn(|i| counts[i] / total / (1.0 + x * off[i]))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[track_caller]
    fn close(value: f64, expected: f64) {
        assert!((value - expected).abs() < 1e-6, "{value} instead of {expected}");
    }

    const TABLE: [([u64; 5], f64, f64, f64); 3] = [
        ([0, 0, 10, 0, 10], 190.848501888, 107.221491811, 0.999996128),
        ([3, 20, 50, 22, 5], 10.426196176, 29.313787131, 0.757782924),
        ([12, 40, 60, 30, 8], -20.871204666, 27.758506343, 0.069384423),
    ];

    /// The expected values come from another implementation of the formulas.
    #[test]
    fn elo_error_and_superiority() {
        for (pairs, value, error, superiority) in TABLE {
            let pairs = Pentanomial(pairs);
            close(pairs.elo().value, value);
            close(pairs.elo().error, error);
            close(pairs.superiority(), superiority);
            let mut turned = pairs;
            turned.0.reverse();
            close(turned.elo().value, -value);
            close(turned.superiority(), 1.0 - superiority);
        }
    }

    #[test]
    fn without_pairs_or_spread_nothing_is_proven() {
        let (none, even, all) = (Pentanomial::default(), Pentanomial([0, 0, 9, 0, 0]), Pentanomial([0, 0, 0, 0, 9]));
        for pairs in [none, even] {
            assert_eq!(pairs.elo(), Elo { value: 0.0, error: 0.0 });
            close(pairs.superiority(), 0.5);
        }
        assert_eq!(all.elo(), Elo { value: f64::INFINITY, error: f64::INFINITY });
        close(all.superiority(), 1.0);
        close(Sprt { elo0: 0.0, elo1: 10.0 }.ratio(&none), 0.0);
    }

    /// The expected values come from `LLR_logistic` of fishtest.
    #[test]
    fn the_ratio_equals_that_of_fishtest() {
        for (pairs, elo0, elo1, ratio) in [
            ([3, 20, 50, 22, 5], 0.0, 20.0, 0.040_320_372_416_706_79),
            ([3, 20, 50, 22, 5], 0.0, 5.0, 0.178_380_224_381_881_25),
            ([3, 20, 50, 22, 5], -10.0, 10.0, 0.934_472_911_388_982_9),
            ([0, 10, 30, 12, 0], 0.0, 20.0, -0.270_414_536_288_852_04),
            ([12, 40, 60, 30, 8], 0.0, 20.0, -2.997_301_135_158_272_3),
        ] {
            let sprt = Sprt { elo0, elo1 };
            close(sprt.ratio(&Pentanomial(pairs)), ratio);
            let turned = Sprt { elo0: -elo1, elo1: -elo0 };
            let mut backwards = pairs;
            backwards.reverse();
            close(turned.ratio(&Pentanomial(backwards)), -ratio);
        }
    }

    #[test]
    fn tests_end_at_their_bounds() {
        let sprt = Sprt { elo0: 0.0, elo1: 20.0 };
        close(Sprt::bound(), 2.944_438_979_166_44);
        assert_eq!(sprt.verdict(&Pentanomial([12, 40, 60, 30, 8])), Some(SprtVerdict::Refuted));
        assert_eq!(sprt.verdict(&Pentanomial([8, 30, 60, 60, 40])), Some(SprtVerdict::Proven));
        assert_eq!(sprt.verdict(&Pentanomial([3, 20, 50, 22, 5])), None);
    }
}
