import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { alteration, type Change, creation, definitionOf } from "../../entries/change.ts";
import type { Row } from "../../entries/row.ts";
import { missingAddressError, slugError } from "./addresses.ts";
import { blockShapeError, foreignPictureError, leftOutError, missingAltTextError } from "./content.ts";
import { choiceError, eventTimeError, missingIdentityError, missingRequiredError, timeOrderError } from "./values.ts";

function definition(collection: string) {
	const found = definitionOf(collection);
	if (!found) throw new Error(`There is no ${collection}.`);
	return found;
}
const created = (collection: string, row: Row): Change => creation(definition(collection), row);
const changed = (collection: string, before: Row, change: Row): Change =>
	alteration(definition(collection), before, change);

const PICTURE = "/assets/0b1c2d3e-4f50-4a6b-8c7d-9e0f1a2b3c4d.png?width=9&amp;height=6";
const POST = {
	status: "published",
	locale: "en",
	translation_key: "a",
	slug: "a",
	published_on: "2026-01-01",
	title: "A",
	description: "B",
	author: "an id",
	category: "another",
	body: "<p>C</p>",
};

describe("[CT-1] required fields", () => {
	test("a draft needs only its language and its key", () => {
		expect(missingIdentityError(created("posts", {}))?.reason).toMatch(/^Fill in “Language” and “Translation Key”: /);
		expect(missingIdentityError(created("posts", { locale: "de", translation_key: " " }))?.reason).toMatch(
			/^Fill in “Translation Key”: /,
		);
		const draft = created("posts", { locale: "de", translation_key: "a" });
		expect([missingIdentityError(draft), missingRequiredError(draft)]).toEqual([undefined, undefined]);
		expect(missingIdentityError(created("redirects", {}))).toBeUndefined();
	});

	test("a published entry needs all required fields, and the refusal names them in one sentence", () => {
		expect(missingRequiredError(created("posts", POST))).toBeUndefined();
		expect(
			missingRequiredError(created("posts", { ...POST, title: " ", description: null, body: "<p>&nbsp;</p><p></p>" }))
				?.reason,
		).toBe(
			"Fill in “Title”, “Description” and “Body”, or set “Status” to Draft: a published entry is shown with all of its required fields.",
		);
	});

	test("an article needs an author, a category and a day, without which no page could show it", () => {
		expect(
			missingRequiredError(created("posts", { ...POST, author: null, category: null, published_on: null }))?.reason,
		).toMatch(/^Fill in “Author”, “Category” and “Published On”, or set “Status” to Draft/);
	});

	test("required fields are checked on publication and while published; changes of other fields pass", () => {
		const old = { ...POST, id: "1", body: "" };
		expect(
			missingRequiredError(changed("posts", { ...old, status: "draft" }, { status: "published" }))?.reason,
		).toMatch(/“Body”/);
		expect(missingRequiredError(changed("posts", old, { title: "New" }))?.reason).toMatch(/“Body”/);
		expect(missingRequiredError(changed("posts", old, { cover: null }))).toBeUndefined();
		expect(missingRequiredError(changed("posts", old, { status: "archived" }))).toBeUndefined();
	});

	test("a picture counts as text, empty paragraphs do not", () => {
		expect(missingRequiredError(created("posts", { ...POST, body: '<p><img src="/a" alt="b"></p>' }))).toBeUndefined();
	});

	test("a choice field holds one of its choices", () => {
		expect(choiceError(created("posts", { ...POST, locale: "fr" }))?.reason).toBe(
			"“Language” cannot be “fr”: choose one of Deutsch and English.",
		);
		expect(choiceError(created("events", { kind: "party" }))?.reason).toMatch(
			/^“Kind” cannot be “party”: choose one of Webinar, /,
		);
		expect(choiceError(created("posts", POST))).toBeUndefined();
	});
});

describe("[CT-1] slugs", () => {
	test.each(["a", "why-lisbon", "5-data-act-questions", "2026"])("%s is accepted", (slug) => {
		expect(slugError(created("posts", { slug }))).toBeUndefined();
	});

	test.each([
		["Why Lisbon?", "why-lisbon"],
		["über-uns", "ueber-uns"],
		["größe", "groesse"],
		["café--au-lait", "cafe-au-lait"],
		["-a-", "a"],
		["a_b", "a-b"],
		["a/b", "a-b"],
	])("%s is no slug, and %s is proposed", (slug, better) => {
		expect(slugError(created("posts", { slug }))?.reason).toBe(
			`“End of the address” cannot be “${slug}”: use small letters, digits and single hyphens between them, such as “${better}”.`,
		);
	});

	test("proposed slugs are valid for any text", () => {
		fc.assert(
			fc.property(fc.string({ unit: "grapheme", minLength: 1 }), (slug) => {
				const better = /such as “(.*)”\.$/s.exec(slugError(created("posts", { slug }))?.reason ?? "")?.[1];
				if (better !== undefined) expect(slugError(created("posts", { slug: better }))).toBeUndefined();
			}),
		);
	});

	test("a published page needs a slug, unless it has a route of its own", () => {
		const page = { status: "published", locale: "de" };
		expect(missingAddressError(created("pages", page))?.reason).toMatch(/^Fill in “End of the address”/);
		expect(missingAddressError(created("pages", { ...page, status: "draft" }))).toBeUndefined();
		expect(missingAddressError(created("pages", { ...page, route_key: "about" }))).toBeUndefined();
	});
});

describe("[CT-1] times", () => {
	const window = (publish_at: unknown, unpublish_at: unknown) =>
		timeOrderError(created("posts", { publish_at, unpublish_at }));
	test.each([
		["2026-03-01T10:00:00Z", "2026-03-01T10:00:00Z"],
		["2026-03-01T10:00:00Z", "2026-03-01T10:30:00+01:00"],
		["2026-03-01T10:00:00", "2026-02-28T23:00:00.000Z"],
	])("an entry from %s until %s is refused, because it would never be shown", (from, until) => {
		expect(window(from, until)?.reason).toMatch(/never be shown/);
	});

	test("accepts one time alone or a later end; a single change is compared with the stored other time", () => {
		expect(window("2026-03-01T10:00:00Z", null)).toBeUndefined();
		expect(window(null, "2026-03-01T10:00:00Z")).toBeUndefined();
		expect(window("2026-03-01T10:00:00Z", "2026-03-01T10:00:01Z")).toBeUndefined();
		const stored = { id: "1", publish_at: "2026-03-01T10:00:00.000Z", unpublish_at: "2026-04-01T10:00:00.000Z" };
		expect(timeOrderError(changed("posts", stored, { publish_at: "2026-05-01T10:00:00" }))?.reason).toMatch(
			/never be shown/,
		);
		expect(timeOrderError(changed("posts", stored, { title: "New" }))).toBeUndefined();
	});

	test.each([
		["Europe/Berlin", true],
		["America/Argentina/Buenos_Aires", true],
		["UTC", true],
		["Berlin", false],
		["Europe/Bielefeld", false],
		["+01:00", false],
		["CET+1", false],
	])("the time zone %s is accepted: %s", (time_zone, fine) => {
		expect(eventTimeError(created("events", { time_zone })) === undefined).toBe(fine);
	});

	test("an event ends after it starts", () => {
		const at = (starts_at: string, ends_at: string) =>
			eventTimeError(created("events", { starts_at, ends_at, time_zone: "UTC" }));
		expect(at("2026-03-01T10:00:00Z", "2026-03-01T12:00:00Z")).toBeUndefined();
		expect(at("2026-03-01T12:00:00Z", "2026-03-01T12:00:00Z")?.reason).toMatch(/ends after it begins/);
	});
});

describe("[CT-1] pictures", () => {
	test("a cover of a published entry needs an alternative text", () => {
		expect(missingAltTextError(created("posts", { ...POST, cover: "1" }))?.reason).toMatch(
			/^Fill in “Alternative text of the cover”, /,
		);
		expect(
			missingAltTextError(created("posts", { ...POST, cover: "1", cover_alt: "A harbour at night." })),
		).toBeUndefined();
		expect(missingAltTextError(created("posts", { ...POST, status: "draft", cover: "1" }))).toBeUndefined();
		expect(missingAltTextError(created("posts", POST))).toBeUndefined();
	});

	test("a picture within a text needs one too", () => {
		const body = (html: string) => missingAltTextError(created("posts", { ...POST, body: html }));
		expect(body(`<table><tr><td><img src="${PICTURE}"></td></tr></table>`)?.reason).toMatch(
			/^A picture in “Body” has no alternative text/,
		);
		expect(body(`<p><img src="${PICTURE}" alt=" "></p>`)?.reason).toMatch(/^A picture in “Body”/);
		expect(body(`<p><img src="${PICTURE}" alt="A harbour at night"></p>`)).toBeUndefined();
		expect(body("<p>The word &lt;img is no picture.</p>")).toBeUndefined();
	});

	test("a picture in a text comes from the file library, never from another site", () => {
		const body = (html: string) => foreignPictureError(created("posts", { ...POST, body: html }));
		const refusal = /^A picture in “Body” is not from the file library, .* choose it with “Image”\.$/;
		expect(body('<p><img alt="a" src="https://elsewhere.example/a.png"></p>')?.reason).toMatch(refusal);
		expect(body(`<p><img src="${PICTURE}" alt="a"><img alt='b' src='data:image/png;base64,AA'></p>`)?.reason).toMatch(
			refusal,
		);
		expect(body('<p><img alt="a"></p>')?.reason).toMatch(refusal);
		expect(body(`<p><img alt="a" src="http://studio.example.com${PICTURE}"></p>`)).toBeUndefined();
		const page = (html: string) =>
			foreignPictureError(created("pages", { status: "published", blocks: [{ type: "prose", html }] }));
		expect(page('<img alt="a" src="/a.png">')?.reason).toMatch(/^A picture in “Blocks”/);
		expect(page(`<img alt="a" src="${PICTURE}">`)).toBeUndefined();
	});
});

describe("[CT-1] structures", () => {
	const blocks = (value: unknown, change: Row = {}) =>
		blockShapeError(created("pages", { status: "published", locale: "en", blocks: value, ...change }));
	const fine = { type: "prose", html: "<p>Words.</p>" };

	test("a block that the site would leave out is named with its position and a fix", () => {
		expect(blocks([fine])).toBeUndefined();
		expect(blocks(null)).toBeUndefined();
		expect(blocks([fine, { type: "quote", text: "A", name: "B" }])?.reason).toBe(
			"“Blocks” would not be shown as they are: block 2, Quote: “Role” is missing. Correct them, or set “Status” to Draft.",
		);
		expect(blocks([1, 2, 3, 4, 5])?.reason).toMatch(/block 3: [^;]*; and 2 more\. Correct them/);
		expect(blocks({ type: "prose" })?.reason).toMatch(/must be a list/);
		expect(blocks([{ type: "quote" }], { status: "draft" })).toBeUndefined();
	});

	test("a picture within a block needs an alternative text", () => {
		const page = (html: string) =>
			missingAltTextError(created("pages", { status: "published", blocks: [{ type: "prose", html }] }));
		expect(page(`<p><img src="${PICTURE}"></p>`)?.reason).toMatch(
			/^A picture in “Blocks”, block 1, Text, has no alternative text/,
		);
		expect(page(`<p><img src="${PICTURE}" alt="A harbour"></p>`)).toBeUndefined();
	});

	test("refuses to publish a value that the site's parser would leave out", () => {
		const organisation = { name: "A", street: "B", postal_code: "1", city: "C", country: "D", email: "e@example.com" };
		const settings = (change: Row) =>
			leftOutError(created("site_settings", { status: "published", claim: "A", description: "B", ...change }));
		expect(settings({ organisation })?.reason).toBe(
			"“Organisation” does not fit, and the site would leave this entry out (Organisation: “phone” is missing): correct it, or set “Status” to Draft.",
		);
		expect(settings({ organisation: { ...organisation, phone: "1" } })).toBeUndefined();
		expect(settings({ status: "draft" })).toBeUndefined();
		const partner = {
			status: "published",
			name: "A",
			consent_category: "required",
			purpose: "B",
			privacy_url: "example.com",
		};
		expect(leftOutError(created("partners", partner))?.reason).toMatch(
			/leave a part of this entry out \(“Privacy policy” must be an address/,
		);
		const event = {
			...POST,
			event_status: "scheduled",
			kind: "webinar",
			topic: "governance",
			language: "en",
			mode: "online",
			starts_at: "2026-03-01T10:00:00Z",
			ends_at: "2026-03-01T11:00:00Z",
			time_zone: "UTC",
		};
		expect(leftOutError(created("events", { ...event, agenda: [{ time: "9:00" }] }))?.reason).toMatch(
			/Agenda, entry 1: “Title” is missing/,
		);
		const speakers = { create: [{ speakers_id: { id: "an id" } }], update: [], delete: [] };
		expect(leftOutError(created("events", { ...event, speakers })), "a speaker added in Studio").toBeUndefined();
	});
});
