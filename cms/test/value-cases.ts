import { collections } from "@hub/shared-contracts/collections/collections";
import { describe, expect, test } from "vitest";
import { z } from "zod";
import { fieldLabel } from "../src/schema/words.ts";
import { editingDesk } from "./editing-desk.ts";
import { type Installation, rows } from "./installation.ts";

/** Of every type of field, what Directus would store and GraphQL, Postgres or a page could not say again. */
const IMPOSSIBLE: Readonly<Record<string, readonly unknown[]>> = {
	integer: [3_000_000_000, -3_000_000_000, 1.5, "two", true],
	date: ["275760-01-01", "2026-02-30", "tomorrow"],
	timestamp: ["275760-01-01T00:00:00", "tomorrow", 12],
	json: ['[{"type":"prose","html":"<p>Hello', '"words"', 5],
	text: [{ de: "a" }],
	string: ["a".repeat(256), ["a"]],
};

/** What a field cannot hold is refused, whatever the state of its entry. */
export function valueCases(hub: () => Installation): void {
	const { say, make, page, post } = editingDesk(hub);
	const fields = collections.flatMap(({ collection, fields }) =>
		Object.entries(fields).map(([field, draft]) => ({ collection, field, ...draft })),
	);

	describe("[CT-1] Directus refuses what a field cannot hold", () => {
		test("in every field of every collection", async () => {
			const accepted: string[] = [];
			for (const { collection, field, type, relation, meta } of fields) {
				if (relation || meta.special?.some((special) => /-(created|updated)$/.test(special))) continue;
				for (const value of IMPOSSIBLE[type] ?? []) {
					const answer = await make(collection, { [field]: value }).catch(String);
					const named = ["", collection].some((of) => answer.startsWith(`“${fieldLabel(of, field, "en")}” `));
					if (!named) accepted.push(`${collection}.${field}: ${JSON.stringify(value).slice(0, 40)}: ${answer}`);
				}
			}
			expect(accepted).toEqual([]);
		}, 60_000);

		test("in a sentence that says what is possible, by every way in", async () => {
			const draft = post({ status: "draft" });
			expect(await make("posts", draft)).toBe("done");
			expect(await say("PATCH", `/items/posts/${draft.id}`, { published_on: "275760-01-01" })).toBe(
				"“Published On” cannot be in the year 275760: choose a day between 1900 and 2199.",
			);
			expect(await make("events", { capacity: -1 })).toBe("“Capacity” cannot be -1: write a whole number from 0 to 100000.");
			const [recording] = await hub().admin.read("/items/recordings", { fields: ["id"], limit: 1 }, rows);
			const mutation = `mutation { update_recordings_item(id: "${recording?.id}", data: { duration_seconds: 2000000000 }) { id } }`;
			const answer = await fetch(`${hub().cms.url}/graphql`, {
				method: "POST",
				headers: { authorization: `Bearer ${hub().cms.credentials.directus.adminToken}`, "content-type": "application/json" },
				body: JSON.stringify({ query: mutation }),
			});
			expect(JSON.stringify(await answer.json())).toContain("“Length in seconds” cannot be 2000000000");
			expect(await say("PATCH", "/items/recordings", { keys: [recording?.id], data: { duration_seconds: 86_400 } })).toBe("done");
		});

		test("blocks that are no JSON, in a draft too, while a structure that comes as a text is read", async () => {
			const cut = page({ blocks: '[{"type":"prose","html":"<p>Hello' });
			for (const status of ["published", "draft"])
				expect(await make("pages", { ...cut, status })).toMatch(
					/^“Blocks” cannot be stored, because it is not valid JSON: .+ \(line 1 column 34\)\. Correct it in the field/,
				);
			expect(await make("pages", { ...cut, blocks: '[{"type":"prose","html":"<p>Hello</p>"}]' })).toBe("done");
			const [stored] = await hub().admin.read("/items/pages", { filter: { id: { _eq: cut.id } } }, rows);
			expect(stored?.blocks).toEqual([{ type: "prose", html: "<p>Hello</p>" }]);
		});

		test("words in a field that a structure does not have, once it is published, and a time that is none", async () => {
			const hero = { type: "hero", title: "A", text: "B", motif: "c", actions: [], subtitle: "Lost" };
			const lost = page({ blocks: [{ type: "prose", html: "<p>A</p>" }, hero], status: "draft" });
			expect(await make("pages", lost)).toBe("done");
			expect(await say("PATCH", `/items/pages/${lost.id}`, { status: "published" })).toBe(
				"“Blocks” would not be shown whole: block 2, Page head: “subtitle” is not a field; the fields are Line above the title, Title, Text, Buttons, Motif of the drawing, Colour and Picture of the product. Correct them, or set “Status” to Draft.",
			);
			const organisation = {
				name: "A",
				street: "B",
				postal_code: "1",
				city: "C",
				country: "D",
				email: "e@example.com",
				phone: "1",
			};
			const settings = { status: "published", locale: "en", translation_key: "site", claim: "A", description: "B" };
			expect(await make("site_settings", { ...settings, organisation: { ...organisation, fax: "0" } })).toMatch(
				/^“Organisation” would not be shown whole: Organisation: “fax” is not a field; the fields are name, /,
			);
			const [event] = await hub().admin.read("/items/events", { limit: 1 }, rows);
			const agenda = (time: string) => ({
				agenda: [
					{ time: "09:30", title: "Start" },
					{ time, title: "Next" },
				],
			});
			for (const time of ["2 pm", "24:00", "14.30", "14:5", "14:30:00"])
				expect(await say("PATCH", `/items/events/${event?.id}`, agenda(time))).toBe(
					`“Agenda” has “${time}” in line 2, which is not a time: write hours and minutes, such as 14:30.`,
				);
			expect(await say("PATCH", `/items/events/${event?.id}`, agenda("14:30"))).toBe("done");
			const [recording] = await hub().admin.read("/items/recordings", { limit: 1 }, rows);
			expect(await say("PATCH", `/items/recordings/${recording?.id}`, { chapters: [{ time: "2 pm", title: "Start" }] })).toMatch(
				/“2 pm” is no time such as 12:30 or 1:02:05/,
			);
		});

		test("a published page without a single block", async () => {
			for (const blocks of [null, [], ""])
				expect(await make("pages", page({ blocks }))).toMatch(/^Fill in “Blocks”, or set “Status” to Draft/);
			expect(await make("pages", page({ blocks: null, status: "draft" }))).toBe("done");
		});
	});

	test("[CT-10] what is stored is what is shown, whatever a program or an imported table writes", async () => {
		const written = post({
			title: " In two\nlines ",
			cover_alt: "\u200b",
			published_on: "2026-03-01T00:00:00",
			body: '<h1>A</h1><p class="MsoNormal" style="color: red">b <s>c</s></p><p class="MsoListParagraph">·&nbsp; d</p>',
		});
		expect(await make("posts", written)).toBe("done");
		const [stored] = await hub().admin.read("/items/posts", { filter: { id: { _eq: written.id } } }, rows);
		expect(stored).toMatchObject({
			title: "In two lines",
			cover_alt: null,
			published_on: "2026-03-01",
			body: "<h2>A</h2><p>b <s>c</s></p><ul><li><p>d</p></li></ul>",
		});
		expect(await make("posts", post({ title: "\u200b\u00ad" }))).toMatch(/^Fill in “Title”, or set “Status” to Draft/);
		expect(await make("posts", post({ body: '<p>a</p><video src="/b.mp4"></video>' }))).toMatch(/^“Body” has a video, a sound /);
		expect(await make("posts", post({ body: '<p><a href="file:///C:/b.docx">a</a></p>' }))).toMatch(/^“Body” has a link to “file:/);
		const left = post({ status: "" });
		expect(await make("posts", left)).toBe("done");
		const [draft] = await hub().admin.read("/items/posts", { filter: { id: { _eq: left.id } } }, rows);
		expect(draft?.status, "an import's empty cell is what the column holds by itself").toBe("draft");
		const [redirect, change] = [
			{ from: "/en/was-here", to: "/en/imprint", permanent: "0" },
			{ capacity: "12", retention_days: "" },
		];
		expect(await make("redirects", redirect)).toBe("done");
		const [line] = await hub().admin.read("/items/redirects", { filter: { from: { _eq: redirect.from } } }, rows);
		expect(line?.permanent).toBe(false);
		expect(await make("redirects", { ...redirect, from: "/en/was-there", permanent: "perhaps" })).toBe(
			"“Permanent” cannot be “perhaps”: it is yes or no.",
		);
		const [event] = await hub().admin.read("/items/events", { limit: 1 }, rows);
		expect(await say("PATCH", `/items/events/${event?.id}`, change)).toBe("done");
		const [changed] = await hub().admin.read("/items/events", { filter: { id: { _eq: event?.id } } }, rows);
		expect(changed).toMatchObject({ capacity: 12, retention_days: 90 });
	});

	test("[CT-1] a refusal is answered to Studio in the form in which it shows it whole, at its field", async () => {
		const long = Array.from({ length: 4 }, () => ({ type: "quote", text: "Short." }));
		const answer = await fetch(`${hub().cms.url}/items/pages`, {
			method: "POST",
			headers: { authorization: `Bearer ${hub().cms.credentials.directus.adminToken}`, "content-type": "application/json" },
			body: JSON.stringify(page({ blocks: long })),
		});
		const shape = z.object({
			errors: z.tuple([
				z.object({
					// Where Studio has only a dialog, it cuts what is longer.
					message: z.string().max(200),
					extensions: z.object({
						code: z.literal("FAILED_VALIDATION"),
						field: z.literal("blocks"),
						validation_message: z.string().min(201),
					}),
				}),
			]),
		});
		const [error] = shape.parse(await answer.json()).errors;
		expect(error.extensions.validation_message).toMatch(/^“Blocks” .+ block 3, Quote: .+; and one more\. Correct them, or/);
	});
}
