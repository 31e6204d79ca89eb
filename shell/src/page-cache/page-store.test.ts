import { describe, expect, test } from "vitest";
import { createPageStore } from "./page-store.server.ts";
import { type StoredPage, storedPage } from "./stored-page.server.ts";

const KB = 1024;
const page = (name: string): StoredPage =>
	storedPage(
		{
			...{ status: 200, bytes: Buffer.from(name.padEnd(4 * KB, "x")), locale: "en", validated: true },
			dependsOn: {
				reads: [],
				links: [],
				outdatedSince: undefined,
				timed: false,
				timedReads: false,
				at: 0,
				version: 1,
				linksVersion: 1,
				checked: 0,
			},
		},
		{ "content-type": "text/html" },
	);

/** A store with room for about five pages in the main segment and two on probation. */
function small() {
	const store = createPageStore({ main: 87 * KB, probation: 36 * KB });
	const add = (name: string, unconfirmed = false) => {
		const added = page(name);
		store.set(name, added, unconfirmed);
		return added;
	};
	return { store, add };
}

describe("what is cached in memory", () => {
	test("made-up addresses displace one another, and none that is known to exist", () => {
		const { store, add } = small();
		for (const name of ["a", "b", "c", "d"]) add(name);
		for (let number = 0; number < 500; number += 1) {
			add(`made-up-${number}`, true);
			store.get(`made-up-${number}`);
		}
		expect(["a", "b", "c", "d"].map((name) => store.get(name) !== undefined)).toEqual([true, true, true, true]);
		expect(store.size().bytes).toBeLessThan(123 * KB);
	});

	test("an address with a query that is asked for often takes the place of a page that is not", () => {
		const { store, add } = small();
		for (const name of ["a", "b", "c", "d", "e"]) add(name);
		add("list?page=2", true);
		for (let time = 0; time < 3; time += 1) store.get("list?page=2");
		for (let number = 0; number < 50; number += 1) add(`made-up-${number}`, true);
		expect(store.get("list?page=2")).toBeDefined();
	});

	test("one that was asked for often, once, has to give way in the end", () => {
		const { store, add } = small();
		for (const name of ["a", "b", "c", "d", "e"]) {
			add(name);
			for (let time = 0; time < 8; time += 1) store.get(name);
		}
		add("list?page=2", true);
		for (let time = 0; time < 12; time += 1) store.get("list?page=2");
		for (let number = 0; number < 50; number += 1) add(`made-up-${number}`, true);
		expect(store.get("list?page=2")).toBeDefined();
	});

	test("an encoding that is added counts", async () => {
		const { store, add } = small();
		const added = add("a");
		const before = store.size().bytes;
		await added.in("identity");
		await added.in("gzip");
		store.resize("a");
		expect(store.size().bytes).toBeGreaterThan(before);
		expect(store.get("a")).toBe(added);
	});
});
