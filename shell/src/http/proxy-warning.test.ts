import { describe, expect, test, vi } from "vitest";
import { createProxyWarning } from "./proxy-warning.server.ts";

/** Returns the warnings after requests with these headers and addresses. */
function warningsAfter(
	trusted: readonly string[],
	...requests: readonly [headers: Record<string, string>, socket: string | undefined][]
) {
	const warn = vi.fn();
	const notice = createProxyWarning(trusted, { warn });
	for (const [headers, socket] of requests) notice(new Headers(headers), socket);
	return warn.mock.calls.map(([, text]) => String(text));
}
const handedOn = { "x-forwarded-for": "198.51.100.7" };

describe("the warning about an untrusted proxy", () => {
	test("is logged once, with the address and the setting", () => {
		const warnings = warningsAfter(
			[],
			[{}, "10.0.0.3"],
			[handedOn, "::ffff:10.0.0.3"],
			[handedOn, "10.0.0.3"],
			[handedOn, "10.0.0.4"],
		);
		expect(warnings).toHaveLength(1);
		expect(warnings[0]).toMatch(
			/^Requests arrive with X-Forwarded-For from 10\.0\.0\.3, and TRUSTED_PROXIES is not set: /,
		);
		expect(warnings[0]).toMatch(/set TRUSTED_PROXIES to its address or network/);
	});

	test("is not logged without forwarding headers or for a trusted proxy", () => {
		expect(warningsAfter([], [{}, "10.0.0.3"], [handedOn, undefined])).toEqual([]);
		expect(warningsAfter(["10.0.0.0/8", "::1"], [handedOn, "10.0.0.3"], [handedOn, "::1"])).toEqual([]);
	});
});
