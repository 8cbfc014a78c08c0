//! The mean of several nets, weight by weight. Nets that start from the same net and learn from different games, or in
//! a different order, learn mostly the same. Each has its own errors, and some of them cancel out in the mean.
//!
//! CITE: Wortsman et al., Model soups, <https://arxiv.org/abs/2203.05482>.

use hostage_chess::game::net::Learnt;

use crate::train::FileParts;

/// Returns the file of the mean of a game's nets.
///
/// # Errors
/// The list is empty, a file is not a net, or the nets differ in shape.
pub fn mean<P: Learnt>(files: &[Vec<u8>]) -> Result<Vec<u8>, String> {
    let first = files.first().ok_or("no nets are given")?;
    let mut nets = Vec::new();
    for (at, file) in files.iter().enumerate() {
        nets.push(FileParts::of::<P>(file).ok_or(format!("file {} is no net", at + 1))?);
    }
    let like = |net: &FileParts| (net.hidden, net.shape.clone());
    if let Some(at) = nets.iter().position(|net| like(net) != like(&nets[0])) {
        return Err(format!("net {} is not of the shape of the first", at + 1));
    }
    let of = |number: &dyn Fn(&FileParts) -> i16| {
        let sum: f64 = nets.iter().map(|net| f64::from(number(net))).sum();
        (sum / nets.len() as f64).round_ties_even() as i16
    };
    let (weights, biases) = (nets[0].weights.len(), nets[0].biases());
    let mut file = first[..first.len() - weights - 2 * biases].to_vec();
    let mut means: Vec<i16> = (0..weights).map(|at| of(&|net| i16::from(net.weights[at] as i8))).collect();
    // As after training, the rows of one place become the common rows, as far as they fit into eight bits.
    let shape = &nets[0].shape;
    let part = shape.inputs * nets[0].hidden;
    let (common, differences) = means[..shape.rows() * nets[0].hidden].split_at_mut(part);
    for (at, common) in common.iter_mut().enumerate() {
        let sum = *common + differences[shape.common_place() * part + at];
        let moved = sum.clamp(-127, 127) - *common;
        *common += moved;
        for place in differences.chunks_exact_mut(part) {
            place[at] = (place[at] - moved).clamp(-127, 127);
        }
    }
    file.extend(means.into_iter().map(|mean| mean as u8));
    file.extend((0..biases).flat_map(|at| of(&|net| net.bias(at)).to_le_bytes()));
    Ok(file)
}
