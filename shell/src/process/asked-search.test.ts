import { expect, test } from "vitest";
import type { FoundPlaces } from "../search/page-search.ts";
import { createAskedSearch } from "./asked-search.server.ts";
import type { Report } from "./messages.ts";

const found: FoundPlaces = { places: [], total: 3, types: [], periods: [], complete: true };
const question = { words: "rules", limit: 10, periods: [{ key: "past" }] };
const NOTHING = { places: [], total: 0, types: [], periods: [{ key: "past", count: 0 }], complete: false };

function asked() {
	const calls: Extract<Report, { kind: "call" }>[] = [];
	const search = createAskedSearch((report) => void (report.kind === "call" && calls.push(report)));
	return { search, calls, numbers: () => calls.map(({ number }) => number) };
}

test("[CT-5] each question gets its own reply, in whichever order they come", async () => {
	const { search, calls, numbers } = asked();
	const answers = [search.find("en", question), search.suggest("de", "reg")] as const;
	expect(calls.map(({ call }) => call)).toEqual([
		{ kind: "find", locale: "en", question },
		{ kind: "suggest", locale: "de", typed: "reg" },
	]);
	const [first = 0, second = 0] = numbers();
	const place = { remote: "a", route: "b", params: {}, place: "", type: "c", label: "d", title: "Regeln" };
	search.take({ kind: "reply", number: second, reply: { kind: "suggest", suggested: [place] } });
	search.take({ kind: "reply", number: first, reply: { kind: "find", found } });
	expect(await Promise.all(answers)).toEqual([found, [place]]);
});

test("[CT-5] where the search is not there, or does not reply in time, what is found is not complete", async () => {
	const { search, numbers } = asked();
	const absent = search.find("en", question);
	search.take({ kind: "reply", number: numbers()[0] ?? 0, reply: undefined });
	expect(await absent).toEqual(NOTHING);
	const late = [search.find("en", question), search.suggest("en", "ru")] as const;
	expect(await Promise.all(late)).toEqual([NOTHING, []]);
	// A reply after that has no question any more.
	search.take({ kind: "reply", number: numbers()[1] ?? 0, reply: { kind: "find", found } });
});

test("[CT-5] of a flood of questions those are not asked that could not be answered in time", async () => {
	const { search, calls, numbers } = asked();
	const flood = Array.from({ length: 150 }, () => search.find("en", question));
	expect(calls).toHaveLength(100);
	expect(await Promise.all(flood.slice(100))).toEqual(Array.from({ length: 50 }, () => NOTHING));
	for (const number of numbers()) search.take({ kind: "reply", number, reply: { kind: "find", found } });
	expect(await Promise.all(flood.slice(0, 100))).toEqual(Array.from({ length: 100 }, () => found));
	void search.find("en", question);
	expect(calls).toHaveLength(101);
});
