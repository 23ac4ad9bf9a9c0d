import { BlockList, isIP } from "node:net";

/** Names for what proxies usually are; everything else is an address or a network such as `10.1.0.0/16`. */
const NETWORKS: Readonly<Record<string, readonly string[]>> = {
  loopback: ["127.0.0.0/8", "::1"],
  private: ["10.0.0.0/8", "172.16.0.0/12", "192.168.0.0/16", "fc00::/7", "fe80::/10"],
};

/** Proxies whose word on where a request comes from is taken. Throws an Error with the part that is none. */
export function readProxies(parts: readonly string[]): BlockList {
  const list = new BlockList();
  for (const part of parts.flatMap((name) => NETWORKS[name] ?? [name])) {
    const [address = "", prefix] = part.split("/");
    const version = isIP(address);
    const bits = prefix === undefined ? (version === 6 ? 128 : 32) : Number(prefix);
    if (version === 0 || !Number.isInteger(bits) || bits < 0 || bits > (version === 6 ? 128 : 32)) {
      throw new Error(
        `"${part}" is no address, no network such as 10.1.0.0/16, and none of loopback, private`,
      );
    }
    list.addSubnet(address, bits, version === 6 ? "ipv6" : "ipv4");
  }
  return list;
}

/** An IPv4 address in IPv6's clothes is the IPv4 address. */
const plain = (address: string) => address.trim().replace(/^::ffff:(?=\d+\.)/i, "");

const isIn = (list: BlockList, address: string) =>
  isIP(address) !== 0 && list.check(address, isIP(address) === 6 ? "ipv6" : "ipv4");

/**
 * Where a request comes from: the address at the other end of the connection, unless that is a trusted proxy; then the
 * last one in `X-Forwarded-For` that is none. What stands before it was written by the client, and is not believed.
 */
export function clientAddress(peer: string, forwardedFor: string | undefined, proxies: BlockList): string {
  let address = plain(peer);
  for (const next of (forwardedFor ?? "").split(",").toReversed().map(plain)) {
    if (!isIn(proxies, address) || isIP(next) === 0) break;
    address = next;
  }
  return address;
}

/**
 * What limits are counted by: an IPv4 address, or the /64 of an IPv6 address, which is what one household or one rented
 * machine is given; each of its 2^64 addresses would otherwise be somebody new.
 */
export function addressGroup(address: string): string {
  if (isIP(address) !== 6) return address;
  const [head = "", tail] = address.split("%")[0]!.toLowerCase().split("::");
  const before = head === "" ? [] : head.split(":");
  const after = tail === undefined || tail === "" ? [] : tail.split(":");
  const zeros = tail === undefined ? 0 : Math.max(0, 8 - before.length - after.length);
  return [...before, ...Array<string>(zeros).fill("0"), ...after]
    .slice(0, 4)
    .map((part) => part.replace(/^0+(?=.)/, ""))
    .join(":");
}
