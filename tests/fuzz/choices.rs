//! Bytes as a row of choices; when they are used up, every choice is the first.

pub struct Choices<'a>(&'a [u8]);

impl<'a> Choices<'a> {
    pub fn new(data: &'a [u8]) -> Choices<'a> {
        Choices(data)
    }

    pub fn is_empty(&self) -> bool {
        self.0.is_empty()
    }

    pub fn byte(&mut self) -> u8 {
        let Some((&first, rest)) = self.0.split_first() else { return 0 };
        self.0 = rest;
        first
    }

    /// A number below this one, which is at most 65,536 and not 0.
    pub fn below(&mut self, end: usize) -> usize {
        let high = if end > 256 { usize::from(self.byte()) << 8 } else { 0 };
        (high | usize::from(self.byte())) % end
    }

    pub fn coin(&mut self) -> bool {
        self.byte() & 1 == 1
    }

    /// So many of the bytes that follow as the next one says.
    pub fn some(&mut self) -> &'a [u8] {
        let length = usize::from(self.byte()).min(self.0.len());
        let (some, rest) = self.0.split_at(length);
        self.0 = rest;
        some
    }

    pub fn rest(self) -> &'a [u8] {
        self.0
    }
}
