import { describe, expect, test } from "vitest";
import { z } from "zod";
import { editingDesk } from "./editing-desk.ts";
import { type Installation, rows } from "./installation.ts";

/** Values that a field cannot hold, in any state of its entry. All fields: `every-field.slow.test.ts`. */
export function valueCases(hub: () => Installation): void {
	const { attempt, make, page, post } = editingDesk(hub);
	const stored = async (collection: string, filter: object = {}) =>
		(await hub().admin.read(`/items/${collection}`, { filter, limit: 1 }, rows))[0];

	describe("[CT-1] Directus refuses what a field cannot hold", () => {
		test("in a sentence with the allowed values, through every interface", async () => {
			const draft = post({ status: "draft" });
			expect(await make("posts", draft)).toBe("done");
			expect(await attempt("PATCH", `/items/posts/${draft.id}`, { published_on: "275760-01-01" })).toBe(
				"“Published On” cannot be in the year 275760: choose a day between 1900 and 2199.",
			);
			expect(await make("events", { capacity: -1 })).toBe(
				"“Capacity” cannot be -1: write a whole number from 0 to 100000.",
			);
			const recording = await stored("recordings");
			const query = `mutation { update_recordings_item(id: "${recording?.id}", data: { duration_seconds: 2000000000 }) { id } }`;
			expect((await hub().call("POST", "/graphql", { query })).text).toContain(
				"“Length in seconds” cannot be 2000000000",
			);
			expect(
				await attempt("PATCH", "/items/recordings", { keys: [recording?.id], data: { duration_seconds: 86_400 } }),
			).toBe("done");
		});

		test("blocks that are no JSON, in a draft too, while JSON in a text is parsed", async () => {
			const cut = page({ blocks: '[{"type":"prose","html":"<p>Hello', status: "draft" });
			expect(await make("pages", cut)).toMatch(
				/^“Blocks” cannot be stored, because it is not valid JSON: .+ \(line 1 column 34\)\. Correct it in the field/,
			);
			expect(await make("pages", { ...cut, blocks: '[{"type":"prose","html":"<p>Hello</p>"}]' })).toBe("done");
			expect((await stored("pages", { id: { _eq: cut.id } }))?.blocks).toEqual([
				{ type: "prose", html: "<p>Hello</p>" },
			]);
		});

		test("an unknown property in a published structure, and an invalid time", async () => {
			const hero = { type: "hero", title: "A", text: "B", motif: "c", actions: [], subtitle: "Lost" };
			const lost = page({ blocks: [{ type: "prose", html: "<p>A</p>" }, hero], status: "draft" });
			expect(await make("pages", lost)).toBe("done");
			expect(await attempt("PATCH", `/items/pages/${lost.id}`, { status: "published" })).toMatch(
				/^“Blocks” would not be shown whole: block 2, Page head: “subtitle” is not a field; the fields are Line above the title, .+ and .+\. Correct them, or set “Status” to Draft\.$/,
			);
			const event = await stored("events");
			const agenda = (time: string) => ({
				agenda: [
					{ time: "09:30", title: "Start" },
					{ time, title: "Next" },
				],
			});
			for (const time of ["2 pm", "24:00", "14.30", "14:5", "14:30:00"])
				expect(await attempt("PATCH", `/items/events/${event?.id}`, agenda(time))).toBe(
					`“Agenda” has “${time}” in line 2, which is not a time: write hours and minutes, such as 14:30.`,
				);
			expect(await attempt("PATCH", `/items/events/${event?.id}`, agenda("14:30"))).toBe("done");
			const recording = await stored("recordings");
			expect(
				await attempt("PATCH", `/items/recordings/${recording?.id}`, { chapters: [{ time: "2 pm", title: "Start" }] }),
			).toMatch(/entry 1: “Time” must be a time such as 12:30 or 1:02:05, not “2 pm”/);
		});
	});

	test("[CT-10] values are stored as they are shown, whatever a program or an imported table writes", async () => {
		const written = post({
			title: " In two\nlines ",
			cover_alt: "\u200b",
			published_on: "2026-03-01T00:00:00",
			body: '<h1>A</h1><p class="MsoNormal" style="color: red">b <s>c</s></p><p class="MsoListParagraph">·&nbsp; d</p>',
		});
		expect(await make("posts", written)).toBe("done");
		expect(await stored("posts", { id: { _eq: written.id } })).toMatchObject({
			title: "In two lines",
			cover_alt: null,
			published_on: "2026-03-01",
			body: "<h2>A</h2><p>b <s>c</s></p><ul><li><p>d</p></li></ul>",
		});
		expect(await make("posts", post({ title: "\u200b\u00ad" }))).toMatch(/^Fill in “Title”, or set “Status” to Draft/);
		expect(await make("posts", post({ body: '<p>a</p><video src="/b.mp4"></video>' }))).toMatch(
			/^“Body” has a video, a sound /,
		);
		const imported = post({ status: "" });
		expect(await make("posts", imported)).toBe("done");
		expect((await stored("posts", { id: { _eq: imported.id } }))?.status, "an empty cell of an import").toBe("draft");
		const redirect = { from: "/en/was-here", to: "/en/imprint", permanent: "0" };
		expect(await make("redirects", redirect)).toBe("done");
		expect((await stored("redirects", { from: { _eq: redirect.from } }))?.permanent).toBe(false);
		const event = await stored("events");
		expect(await attempt("PATCH", `/items/events/${event?.id}`, { capacity: "12", retention_days: "" })).toBe("done");
		expect(await stored("events", { id: { _eq: event?.id } })).toMatchObject({ capacity: 12, retention_days: 90 });
	});

	test("[CT-1] a refusal has a short message for Studio's dialog and the whole one for its field", async () => {
		const { json } = await hub().call(
			"POST",
			"/items/pages",
			page({ blocks: Array.from({ length: 4 }, () => ({ type: "quote", text: "Short." })) }),
		);
		const code = z.literal("FAILED_VALIDATION");
		const extensions = z.object({ code, field: z.literal("blocks"), validation_message: z.string().min(201) });
		// Studio's dialog cuts longer texts.
		const shape = z.object({ errors: z.tuple([z.object({ message: z.string().max(200), extensions })]) });
		expect(shape.parse(json).errors[0].extensions.validation_message).toMatch(
			/^“Blocks” .+ block 3, Quote: .+; and one more\. Correct them, or/,
		);
	});
}
