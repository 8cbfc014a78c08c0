//! The mean of several nets, weight by weight. Nets that were learnt from the same first net, each from games or in an order of
//! its own, have learnt the same by and large, and err each in its own way: their mean errs less than any of them.
//!
//! CITE: Wortsman and others, Model soups, <https://arxiv.org/abs/2203.05482>.

use hostage_chess::game::hostage::eval::net::{INPUTS, PLACES};

/// The file of the mean of nets, by their files; the format is described in `game::hostage::eval::net`.
///
/// # Errors
/// There is none, one is no net, or they differ in shape.
pub fn mean(nets: &[Vec<u8>]) -> Result<Vec<u8>, String> {
    let first = nets.first().ok_or("there is no net")?;
    let head = |net: &[u8]| Some(net.get(..1 + usize::from(*net.get(1)?))?.to_vec());
    let shape = head(first).ok_or("the first net has no head")?;
    let (hidden, outputs) = (usize::from(shape[0]) * 8, usize::from(shape[1]));
    let weights = shape.len() + (1 + PLACES) * INPUTS * hidden + outputs * 2 * hidden;
    let size = weights + 2 * hidden + 2 * outputs;
    if let Some(other) = nets.iter().position(|net| net.len() != size || head(net).as_ref() != Some(&shape)) {
        return Err(format!("net {} is not of the shape of the first: {size} bytes, head {shape:?}", other + 1));
    }
    let of = |number: &dyn Fn(&[u8]) -> i16| {
        let sum: f64 = nets.iter().map(|net| f64::from(number(net))).sum();
        (sum / nets.len() as f64).round_ties_even() as i16
    };
    let mut file = shape;
    file.extend((file.len()..weights).map(|at| of(&|net| i16::from(net[at] as i8)) as u8));
    file.extend(
        (weights..size).step_by(2).flat_map(|at| of(&|net| i16::from_le_bytes([net[at], net[at + 1]])).to_le_bytes()),
    );
    Ok(file)
}
