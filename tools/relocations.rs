//! The build script: has the linker leave in the page's program where each function is used, by which tools/bind
//! splits it into a part that is needed at once and parts that load later.

fn main() {
    println!("cargo::rerun-if-changed=tools/relocations.rs");
    if std::env::var("CARGO_CFG_TARGET_FAMILY").is_ok_and(|family| family == "wasm") {
        println!("cargo::rustc-link-arg-bin=app=--emit-relocs");
    }
}
