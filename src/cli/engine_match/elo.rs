//! What a match proves: the Elo difference, its error, and the sequential probability ratio test (SPRT).
//!
//! The two games of a pair start from the same opening and are not independent of each other; the pairs are. So
//! everything is computed from how many pairs brought 0, 1/2, 1, 1 1/2 and 2 points (the pentanomial model).
//!
//! CITE: <https://www.chessprogramming.org/Match_Statistics>.

/// How many pairs brought the first engine 0, 1/2, 1, 1 1/2 and 2 points.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Pentanomial(pub [u64; 5]);

/// A difference in strength.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Elo {
    /// The best guess; infinite if one side has all the points.
    pub value: f64,
    /// Half the width of the interval that contains it with 95 % probability.
    pub error: f64,
}

/// Two hypotheses about the strength of the first engine, and what has been found about them.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Sprt {
    /// The Elo difference by hypothesis 0.
    pub elo0: f64,
    /// The Elo difference by hypothesis 1.
    pub elo1: f64,
}

/// What a test comes to.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum SprtVerdict {
    /// Hypothesis 0 is accepted: no better than that.
    Refuted,
    /// Hypothesis 1 is accepted: at least as good as that.
    Proven,
}

/// The probability of either kind of error.
const RISK: f64 = 0.05;

/// A normally distributed value lies within this distance of the mean, in standard deviations, with 95 % probability.
const WITHIN_95: f64 = 1.959_963_984_540_054;

/// Stands for a count of zero, which would make a hypothesis impossible instead of unlikely.
const HARDLY_ANY: f64 = 1e-3;

impl Pentanomial {
    /// How many pairs there are.
    pub fn count(&self) -> u64 {
        self.0.iter().sum()
    }

    /// The share of the points, 0 to 1; a half if nothing was played.
    pub fn mean(&self) -> f64 {
        let points: u64 = self.0.iter().zip(0..).map(|(pairs, halves)| pairs * halves).sum();
        if self.count() == 0 { 0.5 } else { points as f64 / (4 * self.count()) as f64 }
    }

    /// The standard deviation of the mean.
    fn deviation(&self) -> f64 {
        let mean = self.mean();
        let square = |halves: u64| (halves as f64 / 4.0 - mean).powi(2);
        let variance: f64 = self.0.iter().zip(0..).map(|(&pairs, halves)| pairs as f64 * square(halves)).sum();
        let count = self.count().max(1) as f64;
        (variance / count / count).sqrt()
    }

    /// The difference in strength that would make the mean what it is.
    pub fn elo(&self) -> Elo {
        let (mean, wide) = (self.mean(), WITHIN_95 * self.deviation());
        let at = |share: f64| elo_of(share.clamp(0.0, 1.0));
        let error = (at(mean + wide) - at(mean - wide)) / 2.0;
        Elo { value: at(mean), error: if error.is_nan() { f64::INFINITY } else { error } }
    }

    /// The likelihood of superiority: how sure it is that the first engine is the stronger one.
    pub fn superiority(&self) -> f64 {
        let (ahead, deviation) = (self.mean() - 0.5, self.deviation());
        if deviation == 0.0 {
            return 0.5 + ahead.signum() * if ahead == 0.0 { 0.0 } else { 0.5 };
        }
        0.5 * libm::erfc(-ahead / deviation / std::f64::consts::SQRT_2)
    }
}

/// The Elo difference that makes one expect such a share of the points.
fn elo_of(share: f64) -> f64 {
    400.0 * (share / (1.0 - share)).log10()
}

/// The share of the points to expect by an Elo difference.
fn share_of(elo: f64) -> f64 {
    1.0 / (1.0 + 10_f64.powf(-elo / 400.0))
}

impl Sprt {
    /// The test is over when the ratio is beyond this or its negative.
    pub fn bound() -> f64 {
        ((1.0 - RISK) / RISK).ln()
    }

    /// The logarithm of how much likelier hypothesis 1 makes these pairs than hypothesis 0 does.
    ///
    /// CITE: Michel Van den Bergh, "A Practical Introduction to the GSPRT",
    /// <https://www.cantate.be/Fishtest/GSPRT_approximation.pdf>: each hypothesis fixes only the mean, so each is given
    /// the likeliest distribution with that mean. Fishtest, cutechess and fastchess compute it in the same way.
    pub fn ratio(&self, pairs: &Pentanomial) -> f64 {
        if pairs.count() == 0 {
            return 0.0;
        }
        let counts = pairs.0.map(|pairs| (pairs as f64).max(HARDLY_ANY));
        let [by0, by1] = [self.elo0, self.elo1].map(|elo| likeliest(&counts, share_of(elo)));
        (0..5).map(|i| counts[i] * (by1[i] / by0[i]).ln()).sum()
    }

    /// What these pairs prove, if anything yet.
    pub fn verdict(&self, pairs: &Pentanomial) -> Option<SprtVerdict> {
        match self.ratio(pairs) {
            ratio if ratio >= Sprt::bound() => Some(SprtVerdict::Proven),
            ratio if ratio <= -Sprt::bound() => Some(SprtVerdict::Refuted),
            _ => None,
        }
    }
}

/// The distribution that makes these counts likeliest among those of a given mean: `f / (1 + x (a - mean))`, where `f`
/// are the observed frequencies and `x` is such that the mean comes out.
fn likeliest(counts: &[f64; 5], mean: f64) -> [f64; 5] {
    let total: f64 = counts.iter().sum();
    let off: [f64; 5] = std::array::from_fn(|i| i as f64 / 4.0 - mean);
    let lean = |x: f64| (0..5).map(|i| counts[i] * off[i] / (1.0 + x * off[i])).sum::<f64>();
    // The function falls from one end to the other and is never zero at both.
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

    /// Computed with another program, from the formulas.
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
    fn no_pair_or_no_spread_proves_nothing() {
        let (none, even, all) = (Pentanomial::default(), Pentanomial([0, 0, 9, 0, 0]), Pentanomial([0, 0, 0, 0, 9]));
        for pairs in [none, even] {
            assert_eq!(pairs.elo(), Elo { value: 0.0, error: 0.0 });
            close(pairs.superiority(), 0.5);
        }
        assert_eq!(all.elo(), Elo { value: f64::INFINITY, error: f64::INFINITY });
        close(all.superiority(), 1.0);
        close(Sprt { elo0: 0.0, elo1: 10.0 }.ratio(&none), 0.0);
    }

    /// As fishtest's `LLR_logistic` has them.
    #[test]
    fn the_ratio_is_that_of_fishtest() {
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
    fn a_test_ends_at_its_bounds() {
        let sprt = Sprt { elo0: 0.0, elo1: 20.0 };
        close(Sprt::bound(), 2.944_438_979_166_44);
        assert_eq!(sprt.verdict(&Pentanomial([12, 40, 60, 30, 8])), Some(SprtVerdict::Refuted));
        assert_eq!(sprt.verdict(&Pentanomial([8, 30, 60, 60, 40])), Some(SprtVerdict::Proven));
        assert_eq!(sprt.verdict(&Pentanomial([3, 20, 50, 22, 5])), None);
    }
}
