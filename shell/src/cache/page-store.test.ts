import { describe, expect, test } from "vitest";
import { createPageStore } from "./page-store.server.ts";
import { beginUse } from "./page-use.server.ts";
import { type StoredPage, storedPage } from "./stored-page.server.ts";

const KB = 1024;
const page = (name: string): StoredPage =>
	storedPage(
		{
			status: 200,
			bytes: Buffer.from(name.padEnd(4 * KB, "x")),
			locale: "en",
			validated: true,
			use: beginUse({ version: 1, linksVersion: 1, outdatedSince: undefined }),
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

describe("the page cache", () => {
	test("unconfirmed addresses displace each other, but never an existing page", () => {
		const { store, add } = small();
		for (const name of ["a", "b", "c", "d"]) add(name);
		for (let number = 0; number < 500; number += 1) {
			add(`made-up-${number}`, true);
			store.get(`made-up-${number}`);
		}
		expect(["a", "b", "c", "d"].map((name) => store.get(name) !== undefined)).toEqual([true, true, true, true]);
		expect(store.size().bytes).toBeLessThan(123 * KB);
	});
});
