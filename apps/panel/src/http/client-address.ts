import { BlockList, isIP } from "node:net";

/** Named networks; any other entry is an address or a network such as `10.1.0.0/16`. */
const NETWORKS: Readonly<Record<string, readonly string[]>> = {
  loopback: ["127.0.0.0/8", "::1"],
  private: ["10.0.0.0/8", "172.16.0.0/12", "192.168.0.0/16", "fc00::/7", "fe80::/10"],
};

/** Parses the list of trusted proxies. Throws an Error that names the invalid entry. */
export function readProxies(entries: readonly string[]): BlockList {
  const list = new BlockList();
  for (const entry of entries.flatMap((name) => NETWORKS[name] ?? [name])) {
    const [address = "", prefix] = entry.split("/");
    const version = isIP(address);
    const bits = prefix === undefined ? (version === 6 ? 128 : 32) : Number(prefix);
    if (version === 0 || !Number.isInteger(bits) || bits < 0 || bits > (version === 6 ? 128 : 32)) {
      throw new Error(`"${entry}" is not an address, a network such as 10.1.0.0/16, loopback or private`);
    }
    list.addSubnet(address, bits, version === 6 ? "ipv6" : "ipv4");
  }
  return list;
}

/** Unwraps IPv4-mapped IPv6 addresses. */
const normalize = (address: string) => address.trim().replace(/^::ffff:(?=\d+\.)/i, "");

const isIn = (list: BlockList, address: string) =>
  isIP(address) !== 0 && list.check(address, isIP(address) === 6 ? "ipv6" : "ipv4");

/**
 * Address of the client: the peer of the connection or, behind trusted proxies, the last address in `X-Forwarded-For`
 * that is not a trusted proxy. Earlier entries are ignored because the client can forge them.
 */
export function clientAddress(peer: string, forwardedFor: string | undefined, proxies: BlockList): string {
  let address = normalize(peer);
  for (const next of (forwardedFor ?? "").split(",").toReversed().map(normalize)) {
    if (!isIn(proxies, address) || isIP(next) === 0) break;
    address = next;
  }
  return address;
}

/**
 * Key of an address for rate limits: the IPv4 address, or the /64 network of an IPv6 address. Providers assign a /64 per
 * customer, so counting single IPv6 addresses would give each customer 2^64 separate limits.
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

/**
 * Key of the /48 network of a {@link addressGroup}; null for anything but the group of an IPv6 address. One rented
 * server can send from all 65,536 groups of such a network.
 */
export function addressNetwork(group: string): string | null {
  const parts = group.split(":");
  if (parts.length !== 4 || !parts.every((part) => /^[\da-f]{1,4}$/.test(part))) return null;
  return `${parts.slice(0, 3).join(":")}::/48`;
}
