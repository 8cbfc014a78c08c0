//! The exercises: positions from games of the engine against itself, each with a goal. A test verifies them.

/// The variant of all exercises.
pub const VARIANT: &str = "hostage";

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum PracticeGoal {
    /// Win within this many of the reader's moves.
    Win(u8),
    /// Hold the position for this many moves: it must not be lost after them.
    Hold(u8),
}

impl PracticeGoal {
    pub const fn moves(self) -> u8 {
        match self {
            PracticeGoal::Win(moves) | PracticeGoal::Hold(moves) => moves,
        }
    }
}

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct PracticePosition {
    pub fen: &'static str,
    pub goal: PracticeGoal,
}

/// Exercises on one topic. New ones are only appended: their numbers are in links and in storage.
#[derive(PartialEq, Eq, Debug)]
pub struct Group {
    /// Name in links.
    pub id: &'static str,
    /// Id of the title in the catalogues.
    pub says: &'static str,
    pub exercises: &'static [PracticePosition],
}

pub const GROUPS: [Group; 5] = [
    Group { id: "fed", says: "practice-fed", exercises: FED },
    Group { id: "thaw", says: "practice-thaw", exercises: THAW },
    Group { id: "last", says: "practice-last", exercises: LAST },
    Group { id: "win-on", says: "practice-win-on", exercises: WIN_ON },
    Group { id: "hold-on", says: "practice-hold-on", exercises: HOLD_ON },
];

/// The name of an exercise in links, such as `fed-1`.
pub fn name(group: &Group, place: usize) -> String {
    format!("{}-{}", group.id, place + 1)
}

/// Finds an exercise by name: its group, and its index there.
pub fn find(name: &str) -> Option<(&'static Group, usize)> {
    let (id, number) = name.rsplit_once('-')?;
    let group = GROUPS.iter().find(|group| group.id == id)?;
    let place = number.parse::<usize>().ok()?.checked_sub(1)?;
    (place < group.exercises.len()).then_some((group, place))
}

/// The next exercise of the group, or the first of the next group.
pub fn following(group: &'static Group, place: usize) -> Option<(&'static Group, usize)> {
    if place + 1 < group.exercises.len() {
        return Some((group, place + 1));
    }
    let here = GROUPS.iter().position(|other| other.id == group.id)?;
    GROUPS.get(here + 1).map(|group| (group, 0))
}

const fn win(moves: u8, fen: &'static str) -> PracticePosition {
    PracticePosition { fen, goal: PracticeGoal::Win(moves) }
}

const fn hold(moves: u8, fen: &'static str) -> PracticePosition {
    PracticePosition { fen, goal: PracticeGoal::Hold(moves) }
}

const FED: &[PracticePosition] = &[
    win(5, "rn2Q3/p1k2Pp1/bppbp3/4P1n1/R2P4/2P5/2P3K1/4R3[BNNq#BPPPrppp] w - - 0 28"),
    win(5, "6k1/pp3pPp/2n5/4PbN1/5K2/PP1NQp2/4B1PP/7n[RRBP#Pqrrbppp] w - - 0 38"),
    win(6, "r2r4/2b1npPp/p1p4p/4k3/P3bN1P/4P2P/1PPN2pP/1RB2RK1[qnpp#QB] b - - 1 40"),
    win(6, "6rk/pppPr1p1/2nb3p/1B1p3b/P2PpN2/4P3/1PPB2QP/R2n3K[RNPp#q] w - - 0 26"),
    win(8, "r7/1p2Pp2/1pp4p/P1k5/Bn1NP3/3q3P/PPpn1KP1/R1R5[Qbbp#BNPrp] b - - 0 47"),
    win(8, "r1b2r1k/pppp2p1/5b2/2P5/1P2BN2/6Pq/PP2pPPP/RNB2R1K[nnpp#Q] b - - 0 29"),
    win(9, "r4rk1/pp5p/n1p1qppP/8/1PP2N2/P4P2/4p1KP/7R[BNbnp#QRBPPb] b - - 0 30"),
    win(10, "3r1b2/ppP5/2k1p3/4B3/3pp1P1/P2P1BP1/1P4P1/2rN2K1[QRNP#Rqbnnppp] w - - 0 64"),
];

const THAW: &[PracticePosition] = &[
    win(5, "1r1qkb1r/pPp1ppp1/2p4n/1B1n3p/3P4/1P2B2N/PpP2PPP/RN1bK1R1[Q#] w Qk - 0 11"),
    win(6, "1r2r1k1/p3Pp1p/1p1Ppp1n/8/5B1N/P1P1PbBq/2P1p1PP/4R2K[bn#QRNp] b - - 0 35"),
    win(8, "r1b2r1k/p2p1ppP/2nb3p/1p2N1Q1/3pB3/1PP1P3/P4PPP/RNB2RK1[p#qn] w - - 1 13"),
    win(9, "rk5r/2pPb2p/p2p1p2/1p4n1/QP1NPN2/3P1P2/P2pK1BP/1RR5[BP#qbnp] w - - 0 38"),
    win(10, "k1rb2Q1/pr6/RPn1pNp1/1B3b1p/p6P/3p2n1/PP1pp1PK/6R1[Pq#BNPP] b - - 1 45"),
    win(12, "1kn2Rr1/pp3bPp/3QPP2/3ppP2/8/2N2P2/2PpBbPK/5RN1[qrnpp#BP] b - - 0 52"),
];

const LAST: &[PracticePosition] = &[
    win(5, "2r2rk1/ppp3pp/5p2/4n2K/1P5N/3q4/6PP/R1B5[QRBNPPPP#Pbbnpp] b - - 1 38"),
    win(5, "5r1r/pp1P2pp/2n1P3/b1p1p3/4p2k/2P3qP/PP1B1N1P/R3K3[Qbp#RBNPn] w - - 0 31"),
    win(6, "Qbkr3r/p2p1pPp/bpnp4/1N4p1/4q3/P1P5/P4PPP/R1B2RK1[p#BNPn] w - - 0 18"),
    win(6, "r4r2/BppQ1P1p/p2b4/2B1p3/P3p2P/1kNp4/1Pn2PP1/3R1K1R[qnp#NPPb] w - - 1 33"),
    win(8, "8/ppB1kp2/4pq2/1N1pN2B/Pb1Ppn2/5p2/1PP3RP/4R2K[rrbn#QPPPp] w - - 1 40"),
    win(9, "r1k5/pp1q1p2/2pB3b/2NpP3/5p1p/4b1pP/PPP2PPr/RN3QK1[RBn#Pn] b - - 0 34"),
    win(10, "r4r2/p1N1bpkp/1p1p4/1Pp1n1p1/2B5/Pp2PQ1P/1PqP1P2/R1B1K1R1[N#Pbn] b - - 1 22"),
    win(12, "r1kn1RNb/p1p2p1P/1pPppq2/8/1QP1bBBp/4P2P/P4PP1/5RK1[rn#Np] w - - 0 45"),
];

const WIN_ON: &[PracticePosition] = &[
    win(8, "5rr1/2p1Bp1k/pp2pP1p/5bp1/3P4/2PPb1NP/P4PPK/3n1B2[N#QRRqnp] b - - 1 39"),
    win(8, "r3k2r/pb2pNpp/3B3n/2n2p1B/8/2p4p/P1Pp1PPP/3R1RK1[PP#QNPqb] w - - 0 31"),
    win(12, "4r1k1/pPp2ppp/2p2n2/3pN3/7P/6P1/PPK1NpP1/R1Br3n[#QRBPPqbb] b - - 0 38"),
    win(9, "6kr/4Ppp1/bnpN4/p3p3/5nP1/3P1P2/2P1Q2P/3R1KRr[bp#BBNPPqpp] b - - 1 31"),
    win(10, "r1b1kr2/1ppp2p1/p1n4p/3P1p1P/8/nKPPpN2/Pb4P1/qQ1R1B1R[BN#PP] b q - 1 23"),
    win(14, "r1b3k1/2ppqrBp/p1P1pP2/1N6/1p4pP/5N1R/PPP1PKP1/R4B2[p#Qbnn] w - - 0 17"),
    win(16, "6rk/ppp2b2/4pp1p/8/3PQn2/5P2/PP3P1K/R4R2[BNPP#BNPqrbnpp] w - - 0 34"),
    win(16, "2b1rrk1/p4pp1/5Npp/2pp1n2/P3n3/2P3p1/4BNPQ/5RK1[PPPPb#RBPq] b - - 0 40"),
];

const HOLD_ON: &[PracticePosition] = &[
    hold(6, "rnb1kb1r/2pp1ppp/1p6/p3P3/8/2N3P1/PPPP1n1R/R1BQKB2[P#NPqp] b Qkq - 0 10"),
    hold(6, "Qqkr2r1/1ppbbn2/pP2p3/P2p2p1/1n1P4/1PN1P2P/2PKBpP1/R1B1R3[#Np] w - - 0 29"),
    hold(6, "rn3rk1/1b2ppb1/2p2n1p/P7/6p1/2N2N1Q/PBPPBRPP/2KR4[#PPqppp] b - - 0 15"),
    hold(6, "r1bn1rk1/pp1p1ppp/3q4/2b1P3/1p1p2n1/B4PPN/PPP3BP/RN4RK[#QP] w - - 1 18"),
    hold(6, "rnb1kb1r/pppp1npp/4p3/6q1/7P/4P3/PPPP1PP1/RNB1KBNR[#Qp] w KQkq - 0 5"),
    hold(6, "r1bqk1n1/1p4p1/p1np1pr1/3p3p/8/3BPN2/PPPP1PPP/R1B2RK1[#QNbp] w - - 0 14"),
    hold(6, "r1b2bnr/ppppkP1p/4p3/5P2/1n2N3/5N2/PPPPpqPP/R1BK1B1R[#Qp] w - - 1 11"),
    hold(6, "r3kbn1/ppp1ppp1/3p1n2/1P6/2PP4/BQ3PPq/P2NP3/2KR4[p#RBNPrb] w q - 0 18"),
    hold(6, "rn2kb1r/1p2pppp/2pb1n2/p7/3q4/P3PR2/1PPp3P/R1BQ2K1[B#NNPPP] w kq - 0 16"),
    hold(6, "r2q1k1r/pp2ppNp/1p4pP/2n2QP1/8/5B2/PPP1PP1P/R1B2RK1[b#Nbnp] b - - 0 16"),
];
