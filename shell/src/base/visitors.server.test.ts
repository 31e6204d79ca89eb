import { describe, expect, test } from "vitest";
import { createNetworks, createVisitors } from "./visitors.server.ts";

const NOW = new Date("2026-03-01T12:00:00Z");
const visitors = createVisitors({
	trustedProxies: ["127.0.0.1", "10.0.0.0/8", "2001:db8:ffff::/48"],
	secret: "s".repeat(16),
});
const direct = createVisitors({ trustedProxies: [], secret: "s".repeat(16) });
const name = (socket: string | undefined, forwarded?: string, who = visitors, now = NOW) =>
	who(new Headers(forwarded === undefined ? {} : { "x-forwarded-for": forwarded }), socket, now);

describe("a visitor", () => {
	test("gets a name that is stable for a day, differs from others and reveals no address", () => {
		expect(name("192.0.2.1")).toBe(name("192.0.2.1"));
		expect(name("192.0.2.1")).not.toBe(name("192.0.2.2"));
		expect(name("192.0.2.1", undefined, visitors, new Date("2026-03-02T00:00:00Z"))).not.toBe(name("192.0.2.1"));
		expect(name("192.0.2.1")).not.toContain("192");
		const other = createVisitors({ trustedProxies: [], secret: "t".repeat(16) });
		expect(name("192.0.2.1", undefined, other)).not.toBe(name("192.0.2.1"));
	});

	test.each<[socket: string | undefined, forwarded: string | undefined, counted: string | undefined]>([
		["192.0.2.1", "198.51.100.7", "192.0.2.1"],
		["127.0.0.1", "198.51.100.7", "198.51.100.7"],
		["::ffff:127.0.0.1", "198.51.100.7", "198.51.100.7"],
		["127.0.0.1", "203.0.113.9, 198.51.100.7", "198.51.100.7"],
		["127.0.0.1", "203.0.113.9, 198.51.100.7, 10.1.2.3", "198.51.100.7"],
		["127.0.0.1", "203.0.113.9, unknown, 10.1.2.3", "10.1.2.3"],
		["127.0.0.1", "198.51.100.7:4711", "198.51.100.7"],
		["127.0.0.1", "[2001:db8:1:2:3::4]:4711", "2001:db8:1:2::"],
		["2001:db8:ffff::1", "198.51.100.7", "198.51.100.7"],
		["127.0.0.1", undefined, "127.0.0.1"],
		["127.0.0.1", "", "127.0.0.1"],
		["127.0.0.1", "10.0.0.1", "10.0.0.1"],
		[undefined, "198.51.100.7", undefined],
		["2001:db8:1:2:3:4:5:6", undefined, "2001:db8:1:2::1"],
		["2001:db8::5", undefined, "2001:db8:0:0:9:9:9:9"],
	])("from socket %s with X-Forwarded-For %s counts as %s", (socket, forwarded, counted) => {
		expect(name(socket, forwarded)).toBe(name(counted, undefined, direct));
	});
});

describe("the network around a visitor", () => {
	const networks = createNetworks({ trustedProxies: [], secret: "s".repeat(16) });

	test.each([
		["192.0.2.1", "192.0.2.254", "192.0.3.1"],
		["2001:db8:1:2::1", "2001:db8:1:ffff:9::9", "2001:db8:2:2::1"],
	])("%s is in the network of %s and not of %s", (address, near, far) => {
		expect(name(address, undefined, networks)).toBe(name(near, undefined, networks));
		expect(name(address, undefined, networks)).not.toBe(name(far, undefined, networks));
		expect(name(address, undefined, networks)).not.toBe(name(near, undefined, direct));
	});
});
