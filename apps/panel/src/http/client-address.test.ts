import { randomUUID } from "node:crypto";
import { expect, it } from "vitest";
import { addressGroup, addressNetwork, clientAddress, readProxies } from "./client-address.js";

it("ignores X-Forwarded-For unless the peer is a trusted proxy", () => {
  const none = readProxies([]);
  expect(clientAddress("203.0.113.9", "198.51.100.1", none)).toBe("203.0.113.9");
  const proxies = readProxies(["loopback", "10.1.0.0/16", "2001:db8::7"]);
  expect(clientAddress("203.0.113.9", "198.51.100.1", proxies)).toBe("203.0.113.9");
  expect(clientAddress("10.2.0.1", "198.51.100.1", proxies)).toBe("10.2.0.1");
});

it("takes the last address that is not a trusted proxy, ignoring earlier entries", () => {
  const proxies = readProxies(["loopback", "10.1.0.0/16"]);
  expect(clientAddress("::ffff:127.0.0.1", "1.2.3.4, 198.51.100.1, 10.1.2.3", proxies)).toBe("198.51.100.1");
  expect(clientAddress("::1", undefined, proxies)).toBe("::1");
  expect(clientAddress("10.1.0.1", "garbage", proxies)).toBe("10.1.0.1");
  expect(clientAddress("10.1.0.1", "1.2.3.4, garbage, 10.1.9.9", proxies)).toBe("10.1.9.9");
  expect(clientAddress("10.1.0.1", "2001:db8::5", proxies)).toBe("2001:db8::5");
});

it("names an invalid entry", () => {
  for (const bad of ["proxy.example", "10.0.0.0/33", "10.0.0.0/x", ""]) {
    expect(() => readProxies([bad]), bad).toThrow("is not an address");
  }
});

it("groups IPv6 addresses by their /64 network", () => {
  expect(addressGroup("203.0.113.9")).toBe("203.0.113.9");
  expect(addressGroup("2001:db8:1:2:aaaa::1")).toBe("2001:db8:1:2");
  expect(addressGroup("2001:0db8:0001:0002:bbbb:1:2:3")).toBe("2001:db8:1:2");
  expect(addressGroup("2001:db8::1")).toBe("2001:db8:0:0");
  expect(addressGroup("::1")).toBe("0:0:0:0");
  expect(addressGroup("fe80::1%eth0")).toBe("fe80:0:0:0");
});

it("names the /48 network of an IPv6 address, and of nothing else", () => {
  expect(addressNetwork(addressGroup("2001:db8:1:2:aaaa::1"))).toBe("2001:db8:1::/48");
  expect(addressNetwork(addressGroup("2001:db8:1:ffff::1"))).toBe("2001:db8:1::/48");
  expect(addressNetwork(addressGroup("2001:db8:2::1"))).toBe("2001:db8:2::/48");
  for (const other of ["203.0.113.9", "local", "unknown", "a:b:c@example.com", "1:2:3:4:5", randomUUID()])
    expect(addressNetwork(other), other).toBeNull();
});
