import { expect, test } from "vitest";
import { action, closedFact, code, entry, fact, head, path, rule, screen, search, tabs, timeline } from "./parts.ts";

const SPECIAL = 'A & B <i> "C"';

test("a screen is one image with one name", () => {
	const rendered = screen(SPECIAL, 100, head(SPECIAL, SPECIAL, "done"), tabs(48, [SPECIAL, SPECIAL], 1), rule(90));
	expect(rendered).toMatch(
		/^<svg role="img" aria-label="A &amp; B &lt;i&gt; &quot;C&quot;" width="100%" height="102">.*<\/svg>$/,
	);
	expect(rendered.match(/role=/g)).toHaveLength(1);
	expect(rendered.match(/aria-label=/g)).toHaveLength(1);
});

test.each([
	["entry", entry(0, SPECIAL, SPECIAL, SPECIAL, "closed")],
	["fact", fact(0, SPECIAL, SPECIAL)],
	["closed fact", closedFact(0, SPECIAL, SPECIAL)],
	["path", path(0, [SPECIAL, SPECIAL], 1)],
	["timeline", timeline(0, [[SPECIAL, SPECIAL]], 0)],
	["search", search(0, SPECIAL)],
	["action", action(0, SPECIAL, SPECIAL)],
	["code", code(0, 0)],
])("texts are escaped and elements closed in the markup of: %s", (_part, rendered) => {
	expect(rendered).not.toMatch(/<i>|A & B|undefined|NaN/);
	// React does not close elements of raw markup.
	const opened = [...rendered.matchAll(/<(\w+)[^>]*?(\/?)>/g)].filter(([, , closed]) => closed === "").length;
	expect(rendered.match(/<\/\w+>/g) ?? []).toHaveLength(opened);
});

test("only completed steps have a tick", () => {
	const steps = (done: number) => path(0, ["A", "B", "C"], done).match(/data-look="tick"/g)?.length ?? 0;
	expect([0, 1, 3].map(steps)).toEqual([0, 1, 3]);
});
