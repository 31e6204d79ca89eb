import { expect, test } from "vitest";
import { action, closedFact, code, entry, fact, head, path, rule, screen, search, tabs, timeline } from "./parts.ts";

const ODD = 'A & B <i> "C"';

test("a screen is one picture with one name, whatever is in it", () => {
	const rendered = screen(ODD, 100, head(ODD, ODD, "done"), tabs(48, [ODD, ODD], 1), rule(90));
	expect(rendered).toMatch(/^<svg role="img" aria-label="A &amp; B &lt;i&gt; &quot;C&quot;" width="100%" height="102">.*<\/svg>$/);
	expect(rendered.match(/role=/g)).toHaveLength(1);
	expect(rendered.match(/aria-label=/g)).toHaveLength(1);
});

test.each([
	["entry", entry(0, ODD, ODD, ODD, "closed")],
	["fact", fact(0, ODD, ODD)],
	["closed fact", closedFact(0, ODD, ODD)],
	["path", path(0, [ODD, ODD], 1)],
	["timeline", timeline(0, [[ODD, ODD]], 0)],
	["search", search(0, ODD)],
	["action", action(0, ODD, ODD)],
	["code", code(0, 0)],
])("words are words in the markup of: %s", (_part, rendered) => {
	expect(rendered).not.toMatch(/<i>|A & B|undefined|NaN/);
	// Markup that React does not close has to be closed here.
	const opened = [...rendered.matchAll(/<(\w+)[^>]*?(\/?)>/g)].filter(([, , closed]) => closed === "").length;
	expect(rendered.match(/<\/\w+>/g) ?? []).toHaveLength(opened);
});

test("steps that are done carry a tick, the others do not", () => {
	const steps = (done: number) => path(0, ["A", "B", "C"], done).match(/data-look="tick"/g)?.length ?? 0;
	expect([0, 1, 3].map(steps)).toEqual([0, 1, 3]);
});
