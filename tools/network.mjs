// The local network: the addresses under which other devices reach this computer, and a certificate for them. Browsers allow
// the cryptography of live games only over https and on the computer itself.
import { X509Certificate, createPrivateKey, createPublicKey, generateKeyPairSync, randomBytes, sign } from "node:crypto";
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { homedir, networkInterfaces } from "node:os";
import { join } from "node:path";

/** Address ranges of local networks (RFC 1918, and link-local addresses), with the likeliest in a home first. */
const PRIVATE = [/^192\.168\./, /^10\./, /^172\.(1[6-9]|2\d|3[01])\./, /^169\.254\./];
/** Names of interfaces that lead to virtual machines, containers and tunnels instead of other devices. */
const VIRTUAL = /^(docker|br-|veth|virbr|vmnet|vbox|virtualbox|podman|cni|lxc|lxd|tun|tap|utun|wg|zt|tailscale|awdl|llw|ifb|dummy|vethernet|bridge1\d\d)/i;
/** Names of ordinary network cards on Linux, macOS and Windows. */
const CARD = /^(wl|en|eth|wi-?fi|wlan|ethernet)/i;

/** Returns this computer's IPv4 addresses in local networks, with the likeliest first. */
export function localAddresses(interfaces = networkInterfaces()) {
  const range = (address) => PRIVATE.findIndex((range) => range.test(address));
  const rank = ({ name, address }) => (CARD.test(name) ? 0 : 10) + range(address);
  return Object.entries(interfaces)
    .flatMap(([name, addresses]) => addresses.map((found) => ({ ...found, name })))
    .filter(({ name, address, family, internal }) => family === "IPv4" && !internal && !VIRTUAL.test(name) && range(address) >= 0)
    .sort((a, b) => rank(a) - rank(b))
    .map(({ address }) => address);
}

// A certificate in DER (RFC 5280). Lengths above 127 bytes are written in several bytes.
const der = (tag, ...parts) => {
  const content = Buffer.concat(parts.map((part) => (Array.isArray(part) ? Buffer.from(part) : part)));
  const size = content.length < 128 ? [content.length] : content.length < 256 ? [0x81, content.length] : [0x82, content.length >> 8, content.length & 255];
  return Buffer.concat([Buffer.from([tag, ...size]), content]);
};
const sequence = (...parts) => der(0x30, ...parts);
const oid = (...bytes) => der(0x06, bytes);
const time = (date) => der(0x17, Buffer.from(`${date.toISOString().replace(/[-:T]|\.\d+/g, "").slice(2)}`));
const extension = (id, value, ...critical) => sequence(oid(0x55, 0x1d, id), ...critical, der(0x04, value));

/** Days that a certificate lasts. Apple's devices refuse one that lasts for more than 825 days. */
const DAYS = 800;
const DAY = 86_400_000;

/** Makes a certificate for these addresses and signs it with its own key. Returns both as PEM. */
function selfSigned(addresses) {
  const { privateKey, publicKey } = generateKeyPairSync("ec", { namedCurve: "P-256" });
  const ecdsa = sequence(oid(0x2a, 0x86, 0x48, 0xce, 0x3d, 0x04, 0x03, 0x02));
  const name = sequence(der(0x31, sequence(oid(0x55, 0x04, 0x03), der(0x0c, Buffer.from("Hostage Chess on this computer")))));
  const names = [der(0x82, Buffer.from("localhost")), ...["127.0.0.1", ...addresses].map((address) => der(0x87, address.split(".").map(Number)))];
  const from = Date.now() - DAY;
  const body = sequence(
    der(0xa0, der(0x02, [2])),
    der(0x02, [0x40], randomBytes(15)),
    ecdsa,
    name,
    sequence(time(new Date(from)), time(new Date(from + DAYS * DAY))),
    name,
    publicKey.export({ type: "spki", format: "der" }),
    der(0xa3, sequence(
      // Not an authority: it can vouch for nothing else. Signatures only, for a server.
      extension(0x13, sequence(), der(0x01, [0xff])),
      extension(0x0f, der(0x03, [7, 0x80]), der(0x01, [0xff])),
      extension(0x25, sequence(oid(0x2b, 0x06, 0x01, 0x05, 0x05, 0x07, 0x03, 0x01))),
      extension(0x11, sequence(...names)),
    )),
  );
  const certificate = sequence(body, ecdsa, der(0x03, [0], sign("sha256", body, privateKey)));
  return { cert: new X509Certificate(certificate).toString(), key: privateKey.export({ type: "pkcs8", format: "pem" }) };
}

/**
 * Returns a certificate for these addresses and its key. It is stored for the user, so that a phone's browser warns only the
 * first time.
 */
export function certificateFor(addresses, folder = join(process.env.XDG_CACHE_HOME || join(homedir(), ".cache"), "hostage-chess/play")) {
  const [certFile, keyFile] = ["cert.pem", "key.pem"].map((name) => join(folder, name));
  try {
    const [cert, key] = [certFile, keyFile].map((file) => readFileSync(file, "utf8"));
    const known = new X509Certificate(cert);
    const isCurrent = Date.parse(known.validTo) > Date.now() + DAY && addresses.every((address) => known.checkIP(address));
    if (isCurrent && known.publicKey.equals(createPublicKey(createPrivateKey(key)))) return { cert, key };
  } catch {
    // There is none yet, or it cannot be read.
  }
  const made = selfSigned(addresses);
  try {
    mkdirSync(folder, { recursive: true, mode: 0o700 });
    writeFileSync(keyFile, made.key, { mode: 0o600 });
    writeFileSync(certFile, made.cert);
  } catch {
    // Without the file, the next start makes another one and browsers warn again.
  }
  return made;
}
