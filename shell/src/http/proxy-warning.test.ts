import { describe, expect, test, vi } from "vitest";
import { createProxyWarning } from "./proxy-warning.server.ts";

/** What is said after some requests, each by the headers that it bears and where it comes from. */
function said(trusted: readonly string[], ...requests: readonly [headers: Record<string, string>, socket: string | undefined][]) {
	const warn = vi.fn();
	const notice = createProxyWarning(trusted, { warn });
	for (const [headers, socket] of requests) notice(new Headers(headers), socket);
	return warn.mock.calls.map(([, text]) => String(text));
}
const handedOn = { "x-forwarded-for": "198.51.100.7" };

describe("a proxy that is not named", () => {
	test("is told of once, with its address and what to do", () => {
		const told = said([], [{}, "10.0.0.3"], [handedOn, "::ffff:10.0.0.3"], [handedOn, "10.0.0.3"], [handedOn, "10.0.0.4"]);
		expect(told).toHaveLength(1);
		expect(told[0]).toMatch(/^Requests arrive with X-Forwarded-For from 10\.0\.0\.3, and TRUSTED_PROXIES is not set: /);
		expect(told[0]).toMatch(/set TRUSTED_PROXIES to its address or network/);
	});

	test("is told of where others are named, and where it speaks by the newer header", () => {
		const told = said(["10.0.0.0/8"], [handedOn, "10.0.0.3"], [{ forwarded: "for=198.51.100.7" }, "192.0.2.1"]);
		expect(told).toEqual([
			expect.stringMatching(/^Requests arrive with Forwarded from 192\.0\.2\.1, and TRUSTED_PROXIES does not name it/),
		]);
	});

	test("is none where nothing is handed on, or by a named one", () => {
		expect(said([], [{}, "10.0.0.3"], [handedOn, undefined])).toEqual([]);
		expect(said(["10.0.0.0/8", "::1"], [handedOn, "10.0.0.3"], [handedOn, "::1"])).toEqual([]);
	});
});
