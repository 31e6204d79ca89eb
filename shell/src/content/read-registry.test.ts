import { expect, test } from "vitest";
import { factsOf } from "./affected-reads.server.ts";
import { anyChangeIn } from "./content-change.ts";
import type { RowsRead } from "./directus-source.server.ts";
import { createReadRegistry, readOf } from "./read-registry.server.ts";

const read: RowsRead = { collection: "posts", fields: ["id"], filter: {}, sort: [], limit: 9 };
const facts = () => factsOf(read, [{ id: "1" }]);

test("an answer is the same for as long as its rows are, and right again once they were confirmed", () => {
	const answers = createReadRegistry();
	const one = answers.note("posts", read, "a", facts, false);
	answers.hold(one);
	expect(readOf(one)).toEqual({ ...read, key: "posts" });
	answers.mark(anyChangeIn("events"));
	expect(one.state).toBe("current");
	answers.mark(anyChangeIn("posts"));
	expect(one.state).toBe("outdated");
	expect(answers.note("posts", read, "a", facts, false)).toBe(one);
	expect(one.state).toBe("current");
	const next = answers.note("posts", read, "b", facts, false);
	answers.hold(next);
	expect([one.state, next.state, answers.size()]).toEqual(["replaced", "current", 1]);
	answers.note("posts", read, "a", facts, false);
	expect([one.state, next.state]).toEqual(["replaced", "replaced"]);
});

test("an answer whose row came or went by its date stays that until it was read again", () => {
	const answers = createReadRegistry();
	const one = answers.note("posts", read, "a", facts, false);
	answers.hold(one);
	answers.mark({ ...anyChangeIn("posts"), event: "due" });
	answers.note("posts", read, "a", facts, true);
	answers.mark(anyChangeIn("posts"));
	expect(one.state).toBe("due");
	answers.note("posts", read, "a", facts, false);
	expect(one.state).toBe("current");
});

test("what nobody holds is forgotten, and held again it counts as outdated: changes may have passed it by", () => {
	const answers = createReadRegistry();
	const one = answers.note("posts", read, "a", facts, false);
	answers.hold(one);
	answers.release(one);
	expect(answers.size()).toBe(0);
	answers.hold(one);
	expect([one.state, answers.size()]).toEqual(["outdated", 1]);
	answers.release(one);
	const next = answers.note("posts", read, "b", facts, false);
	answers.hold(next);
	answers.hold(one);
	expect([one.state, next.state]).toEqual(["replaced", "current"]);
});
