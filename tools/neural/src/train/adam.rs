//! Adam with decoupled weight decay, and a pull towards zero for the differences between the places of the king.
//!
//! CITE: Diederik Kingma, Jimmy Ba, "Adam: A Method for Stochastic Optimization" (2014),
//! <https://arxiv.org/abs/1412.6980>. CITE: Ilya Loshchilov, Frank Hutter, "Decoupled Weight Decay Regularization"
//! (2017), <https://arxiv.org/abs/1711.05101>. CITE: for the pull, the soft threshold of
//! <https://en.wikipedia.org/wiki/Proximal_gradient_methods_for_learning>.

use hostage_chess::game::net::OUTPUT_UNIT;

use super::{Net, Shape};

/// A net in training.
pub struct Adam<const H: usize> {
    /// Net with separate common rows. [`Net::joined`] is the net to evaluate.
    pub net: Net<H>,
    mean: Net<H>,
    square: Net<H>,
    /// Number of steps made.
    pub step: i32,
}

/// Parameters of a step.
#[derive(Clone, Copy, Debug)]
pub struct Rates {
    /// Learning rate.
    pub rate: f32,
    /// Decay of rows per unit of the learning rate.
    pub decay: f32,
    /// Pull of the differences towards zero, per unit of the learning rate.
    pub pull: f32,
    /// Factor of the learning rate for the differences. Each place of the king learns its differences only from
    /// positions with the king there.
    pub besides: f32,
}

impl Default for Rates {
    fn default() -> Rates {
        Rates { rate: 0.001, decay: 5.0, pull: 0.0, besides: 0.3 }
    }
}

impl<const H: usize> Adam<H> {
    /// Starts from a net.
    #[must_use]
    pub fn new(net: Net<H>, shape: &Shape) -> Adam<H> {
        Adam { net, mean: Net::zero(shape), square: Net::zero(shape), step: 0 }
    }

    /// Makes a step against a gradient, and sets the gradient to zero.
    pub fn step(&mut self, gradient: &mut Net<H>, rates: Rates) {
        let inputs = gradient.shape.inputs;
        for (i, row) in gradient.rows.iter().enumerate() {
            for (c, g) in gradient.common[i % inputs].iter_mut().zip(row) {
                *c += g;
            }
        }
        self.step += 1;
        let Rates { rate, decay, pull, besides } = rates;
        let (b1, b2) = (0.9f32, 0.999f32);
        let (c1, c2) = (1.0 - b1.powi(self.step), 1.0 - b2.powi(self.step));
        let parts = self.net.parts().into_iter().zip(gradient.parts()).zip(self.mean.parts()).zip(self.square.parts());
        for (part, (((w, g), m), v)) in parts.enumerate() {
            let decay = if part < 2 { decay } else { 0.0 };
            let limit = if part == 3 { 127.0 / OUTPUT_UNIT as f32 } else { 100.0 };
            let pull = if part == 0 { rate * pull } else { 0.0 };
            let rate = if part == 0 { rate * besides } else { rate };
            for (((w, g), m), v) in w.iter_mut().zip(g.iter_mut()).zip(m.iter_mut()).zip(v.iter_mut()) {
                *m = b1 * *m + (1.0 - b1) * *g;
                *v = b2 * *v + (1.0 - b2) * *g * *g;
                *w -= rate * (*m / c1 / ((*v / c2).sqrt() + 1e-8) + decay * *w);
                *w -= w.clamp(-pull, pull);
                *w = w.clamp(-limit, limit);
                *g = 0.0;
            }
        }
    }

    /// Returns all numbers: the net and the moments.
    pub fn parts(&mut self) -> impl Iterator<Item = &mut [f32]> {
        self.net.parts().into_iter().chain(self.mean.parts()).chain(self.square.parts())
    }
}
