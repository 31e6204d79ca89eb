import { expect, test } from "vitest";
import { isNetwork } from "./network.ts";

test.each([
	["127.0.0.1", true],
	["10.0.0.0/8", true],
	["::1", true],
	["2001:db8::/32", true],
	["10.0.0.0/33", false],
	["2001:db8::/129", false],
	["10.0.0.0/", false],
	["10.0.0.0/8/8", false],
	["proxy.example.com", false],
	["", false],
])("%j is an IP address or network: %s", (text, expected) => {
	expect(isNetwork(text)).toBe(expected);
});
