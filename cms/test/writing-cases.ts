import { setTimeout as sleep } from "node:timers/promises";
import { describe, expect, test } from "vitest";
import { z } from "zod";
import { editingDesk } from "./editing-desk.ts";
import { type Installation, rows } from "./installation.ts";

/** What editors need not write, and in which language they are refused. Run against a real Directus. */
export function writingCases(hub: () => Installation): void {
	const { say, post, make } = editingDesk(hub);
	const storedPost = async (id: string) => (await hub().admin.read("/items/posts", { filter: { id: { _eq: id } } }, rows))[0];

	describe("what is left empty", () => {
		test("slug, key and day follow from the title and the clock", async () => {
			const mine = { ...post({ title: "Größe & Übermut" }), slug: null, translation_key: null, published_on: null };
			expect(await make("posts", mine)).toBe("done");
			expect(await storedPost(mine.id)).toMatchObject({
				slug: "groesse-uebermut",
				translation_key: "groesse-uebermut",
				published_on: new Intl.DateTimeFormat("sv-SE", { timeZone: "Europe/Berlin", dateStyle: "short" }).format(),
			});
			expect(await make("posts", { ...post({ title: "Größe & Übermut" }), slug: null })).toMatch(
				/^The address “groesse-uebermut” is taken/,
			);
		});

		test("what languages share is entered once, and a change goes for both", async () => {
			const english = post({ published_on: "2026-02-03" });
			const german = { ...post({ locale: "de", translation_key: english.translation_key }), published_on: null };
			expect(await make("posts", english)).toBe("done");
			expect(await make("posts", german)).toBe("done");
			expect(await storedPost(german.id)).toMatchObject({ published_on: "2026-02-03" });
			expect(await say("PATCH", `/items/posts/${german.id}`, { published_on: "2026-04-05" })).toBe("done");
			await expect.poll(async () => (await storedPost(english.id))?.published_on, { timeout: 10_000 }).toBe("2026-04-05");
		});

		test("two languages that are saved at once with different facts agree on one, and come to rest", async () => {
			const english = post({ published_on: "2026-02-03" });
			const german = post({ locale: "de", translation_key: english.translation_key, published_on: "2026-02-03" });
			expect([await make("posts", english), await make("posts", german)]).toEqual(["done", "done"]);
			const both = [
				{ id: german.id, published_on: "2026-05-06" },
				{ id: english.id, published_on: "2026-07-08" },
			];
			expect(await say("PATCH", "/items/posts", both)).toBe("done");
			const days = async () => [(await storedPost(german.id))?.published_on, (await storedPost(english.id))?.published_on];
			await expect.poll(async () => new Set(await days()).size, { timeout: 10_000 }).toBe(1);
			const changes = async () =>
				(
					await hub().admin.read(
						"/activity",
						{ filter: { item: { _in: [german.id, english.id] } }, fields: ["id"], limit: -1 },
						z.array(z.unknown()),
					)
				).length;
			const soFar = await changes();
			await sleep(1_000);
			expect(await changes()).toBe(soFar);
			expect(new Set(await days()).size).toBe(1);
		});
	});

	test("a refusal is in the language of the one who saves", async () => {
		const staff = hub().cms.credentials.staff;
		const token = await hub().tokenOf(staff);
		const speak = (language: string | null) => say("PATCH", "/users/me", { language }, token);
		const mine = post({ status: "draft", body: null });
		expect(await make("posts", mine)).toBe("done");
		const publish = () => say("PATCH", `/items/posts/${mine.id}`, { status: "published" }, token);
		try {
			expect(await speak("de-DE")).toBe("done");
			expect(await publish()).toBe(
				"Füllen Sie „Text“ aus, oder setzen Sie „Status“ auf Entwurf: Ein veröffentlichter Eintrag braucht alle Pflichtfelder.",
			);
			const guest = { event: null, name: "Ada", email: "ada" };
			expect(await say("POST", "/items/registrations", guest, token)).toBe("Wählen Sie die Veranstaltung.");
		} finally {
			expect(await speak(null)).toBe("done");
		}
		expect(await publish()).toMatch(/^Fill in “Body”/);
	});
}
