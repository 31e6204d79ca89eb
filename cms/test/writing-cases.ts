import { expect, test } from "vitest";
import { z } from "zod";
import { editingDesk } from "./editing-desk.ts";
import { type Installation, rows } from "./installation.ts";

/** Derived values, and the language of refusals. */
export function writingCases(hub: () => Installation): void {
	const { attempt, post, make } = editingDesk(hub);
	const storedPost = async (id: string) =>
		(await hub().admin.read("/items/posts", { filter: { id: { _eq: id } } }, rows))[0];
	const dayOf = async (id: string) => (await storedPost(id))?.published_on;
	const createPair = async () => {
		const english = post({ published_on: "2026-02-03" });
		const german = { ...post({ locale: "de", translation_key: english.translation_key }), published_on: null };
		expect([await make("posts", english), await make("posts", german)]).toEqual(["done", "done"]);
		return { german: german.id, english: english.id };
	};

	test("a shared fact is entered once, and its changes are copied to the other language", async () => {
		const { german, english } = await createPair();
		expect(await dayOf(german)).toBe("2026-02-03");
		expect(await attempt("PATCH", `/items/posts/${german}`, { published_on: "2026-04-05" })).toBe("done");
		await expect.poll(() => dayOf(english)).toBe("2026-04-05");
	});

	test("two translations that are saved simultaneously with different facts converge", async () => {
		const { german, english } = await createPair();
		const both = [
			{ id: german, published_on: "2026-05-06" },
			{ id: english, published_on: "2026-07-08" },
		];
		expect(await attempt("PATCH", "/items/posts", both)).toBe("done");
		const days = async () => new Set([await dayOf(german), await dayOf(english)]).size;
		await expect.poll(days).toBe(1);
		const filter = { item: { _in: [german, english] } };
		const changes = async () =>
			(await hub().admin.read("/activity", { filter, fields: ["id"], limit: -1 }, z.array(z.unknown()))).length;
		const soFar = await changes();
		// Shared values are copied after the response.
		const later = await createPair();
		expect(await attempt("PATCH", `/items/posts/${later.german}`, { published_on: "2026-08-09" })).toBe("done");
		await expect.poll(() => dayOf(later.english)).toBe("2026-08-09");
		expect([await changes(), await days()]).toEqual([soFar, 1]);
	});

	test("a refusal is in the language of the account that saves", async () => {
		const token = await hub().staffToken();
		const speak = (language: string | null) => attempt("PATCH", "/users/me", { language }, token);
		const mine = post({ status: "draft", body: null });
		expect(await make("posts", mine)).toBe("done");
		expect(await speak("de-DE")).toBe("done");
		const refusal = await attempt("PATCH", `/items/posts/${mine.id}`, { status: "published" }, token);
		expect(await speak(null)).toBe("done");
		expect(refusal).toBe(
			"Füllen Sie „Text“ aus, oder setzen Sie „Status“ auf Entwurf: Ein veröffentlichter Eintrag braucht alle Pflichtfelder.",
		);
	});
}
