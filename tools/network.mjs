// The local network: the addresses under which other devices reach this computer.
import { networkInterfaces } from "node:os";

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
