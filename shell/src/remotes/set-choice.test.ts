import { writePass } from "@hub/releases/preview-pass";
import { describe, expect, test } from "vitest";
import { createShares } from "../base/visitors.server.ts";
import type { LoadedSet } from "./load-set.server.ts";
import { type ChoiceInput, createSetChoice, PASS_COOKIE } from "./set-choice.server.ts";

const set = (id: string) => ({ id }) as LoadedSet;
const [live, canary, older] = [set("a".repeat(16)), set("b".repeat(16)), set("c".repeat(16))];
const shares = createShares({ trustedProxies: ["10.0.0.1"], secret: "secret" });

function choosing(percent?: number) {
	return createSetChoice({
		live: {
			current: () => live,
			canary: () =>
				percent === undefined ? undefined : { remote: "mf-events", version: "2", percent, at: "", set: canary },
			byId: async (id) => (id === older.id ? older : undefined),
		},
		shares,
		secret: "secret",
	});
}
const from = (visitor: number, part: Partial<ChoiceInput> = {}): ChoiceInput => ({
	cookie: undefined,
	forwarded: null,
	agent: "a browser",
	socket: `192.0.${visitor >> 8}.${visitor & 255}`,
	...part,
});
const visitors = Array.from({ length: 20_000 }, (_, visitor) => visitor);

describe("[PF-10] the canary's share", () => {
	test.each([
		[0, 0, 0],
		[0.5, 70, 130],
		[5, 900, 1_100],
		[50, 9_700, 10_300],
		[100, 20_000, 20_000],
	])("%s %% of 20,000 visitors get the canary within a tolerance", (percent, least, most) => {
		const choice = choosing(percent);
		const count = visitors.filter((visitor) => choice.now(from(visitor)) === canary).length;
		expect(count).toBeGreaterThanOrEqual(least);
		expect(count).toBeLessThanOrEqual(most);
	});

	test("a visitor keeps the canary, also when its share grows", () => {
		const [few, more] = [choosing(5), choosing(20)];
		for (const visitor of visitors.slice(0, 2_000)) {
			const before = few.now(from(visitor));
			expect(few.now(from(visitor))).toBe(before);
			if (before === canary) expect(more.now(from(visitor))).toBe(canary);
		}
	});

	test("browsers of one address and visitors behind a trusted proxy are told apart", () => {
		const choice = choosing(50);
		const differ = (inputOf: (visitor: number) => ChoiceInput) =>
			new Set(visitors.slice(0, 50).map((visitor) => choice.now(inputOf(visitor)))).size;
		expect(differ((visitor) => from(1, { agent: `browser ${visitor}` }))).toBe(2);
		expect(differ((visitor) => from(1, { socket: "10.0.0.1", forwarded: `192.0.2.${visitor}` }))).toBe(2);
		expect(differ((visitor) => from(1, { forwarded: `192.0.2.${visitor}` }))).toBe(1);
	});
});

describe("[PF-10] a visitor with a preview pass", () => {
	const until = Math.floor(Date.now() / 1_000) + 60;
	const withPass = (pass: string) => from(1, { cookie: `locale=de; ${PASS_COOKIE}=${pass}` });

	test("gets its set, uncached", async () => {
		const pass = writePass({ set: older.id, until }, "secret");
		expect(await choosing(100).of(withPass(pass))).toEqual({ set: older, pass: { set: older.id, until } });
		expect(choosing(100).now(withPass(pass))).toBeUndefined();
	});

	test.each([
		["that ended", writePass({ set: older.id, until: until - 120 }, "secret")],
		["of another secret", writePass({ set: older.id, until }, "other")],
		["of a set that is gone", writePass({ set: "d".repeat(16), until }, "secret")],
		["made up", "…"],
	])("a pass %s is ignored", async (_what, pass) => {
		expect(await choosing().of(withPass(pass))).toEqual({ set: live });
	});
});
