// Publishing: from a save in Directus to the page.

import { testSite } from "@hub/e2e/test-site";
import { parsePage } from "@hub/shared-contracts/testing/page-document";
import { afterEach, describe, expect, test } from "vitest";
import { openEditor } from "../fixtures/editor.ts";

const editor = openEditor();
afterEach(() => editor.undo());

describe("a save appears on the running site", () => {
	const { url } = testSite();
	const words = async (path: string) => parsePage(await (await fetch(url + path)).text()).one("main").text;

	/** Returns the time in ms until the page meets a condition. */
	const until = async (path: string, done: (text: string) => boolean) => {
		const begun = performance.now();
		while (!done(await words(path))) {
			if (performance.now() - begun > 10_000) return Number.POSITIVE_INFINITY;
			await new Promise((resolve) => setTimeout(resolve, 15));
		}
		return performance.now() - begun;
	};

	test("a changed title is on the post and in its lists", async () => {
		const [row] = await editor.read("posts", { locale: { _eq: "en" }, slug: { _eq: "why-lisbon" } });
		// Within a second on an idle machine; a busy one may delay some.
		const waits: number[] = [];
		for (const attempt of [1, 2, 3]) {
			const title = `Changed at ${Date.now()}, attempt ${attempt}`;
			for (const path of ["/why-lisbon", "/insights?page=2", "/authors/nuno-tavarela"])
				expect(await words(path)).not.toContain(title);
			await editor.update("posts", String(row?.id), { title });
			waits.push(await until("/why-lisbon", (text) => text.includes(title)));
			for (const path of ["/insights?page=2", "/authors/nuno-tavarela"]) expect(await words(path)).toContain(title);
			await editor.undo();
			expect(await until("/why-lisbon", (text) => !text.includes(title))).toBeLessThan(Number.POSITIVE_INFINITY);
		}
		expect(Math.min(...waits), "ms from save to page").toBeLessThan(3_000);
	});
});
