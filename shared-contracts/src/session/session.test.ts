import { describe, expect, test } from "vitest";
import cases from "./cases/session.status.json" with { type: "json" };
import { type SessionEvent, type SessionStatus, sessionAfter } from "./session.ts";

const session = { user: { name: "Ada", account: true } };

describe("[SS-2] the state of a session", () => {
	test.each(cases.cases)("follows from its data: $name", ({ in: given, out, recommended }) => {
		const start = { status: given.start as SessionStatus };
		const { status, user } = sessionAfter(start, { kind: "answer", session: given.session });
		const wanted = recommended ?? out;
		expect([status, user ? { name: user.name } : null]).toEqual([wanted.status, "user" in wanted ? wanted.user : null]);
	});

	test.each<[SessionEvent, SessionStatus, SessionStatus]>([
		[{ kind: "begin" }, "unauthenticated", "loading"],
		[{ kind: "failed" }, "loading", "error"],
		[{ kind: "signed out" }, "authenticated", "unauthenticated"],
		[{ kind: "answer", session }, "error", "authenticated"],
	])("%j leads from %s to %s", (event, from, to) => {
		expect(sessionAfter({ status: from }, event).status).toBe(to);
	});

	test.each<[unknown, unknown]>([
		[{ user: { name: "Ada", account: true } }, { name: "Ada", account: true }],
		[{ user: { name: "Ada", account: "yes" } }, { name: "Ada", account: false }],
		[{ user: { name: 7 } }, undefined],
		[{ user: null }, undefined],
	])("with %j has the user %j", (answered, user) => {
		const after = sessionAfter({ status: "loading" }, { kind: "answer", session: answered as Record<string, unknown> });
		expect(after).toEqual({ status: "authenticated", user });
	});
});
