// Entries that are not live leak through no relation: tests every relation of every collection in every state.

import { randomUUID } from "node:crypto";
import { createRequire } from "node:module";
import { testSite } from "@hub/e2e/test-site";
import { FEED_FORMATS, feedPath } from "@hub/shared-contracts/remote/feed";
import { dataOfPage } from "@hub/shared-contracts/testing/page-document";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { z } from "zod";
import { type CanaryMaker, openCanaryMaker } from "../fixtures/canaries.ts";
import { EditRefused, openEditor, type Row } from "../fixtures/editor.ts";
import { openTestSite, type TestSite } from "../fixtures/test-site.ts";
import { openUploads } from "../fixtures/upload.ts";

const sharp = createRequire(import.meta.url)("sharp") as typeof import("sharp").default;
const hours = (count: number) => new Date(Date.now() + count * 3_600_000).toISOString();

/** States in which an entry must not be visible on an English page. */
const STATES: Readonly<Record<string, Row>> = {
	draft: { status: "draft" },
	archived: { status: "archived" },
	scheduled: { status: "published", publish_at: hours(24) },
	expired: { status: "published", unpublish_at: hours(-1) },
	foreign: { status: "published", locale: "de" },
};

/** Effect on the entry that shows the other one. */
type Rule =
	/** It is shown without the other one, at these addresses. */
	| { readonly kind: "optional"; readonly paths: (slug: string) => readonly string[] }
	/** It is not shown either, and Directus refuses to withdraw the other one. */
	| { readonly kind: "required"; readonly paths: (slug: string) => readonly string[] }
	/** Files have no state: this address serves it while a live entry shows it. */
	| { readonly kind: "file"; readonly path: (id: string) => string }
	/** Only staff can read it. */
	| { readonly kind: "staff" };

const staff: Rule = { kind: "staff" };
const picture = (size: string): Rule => ({ kind: "file", path: (id) => `/media/${id}/${size}` });
const download: Rule = { kind: "file", path: (id) => `/files/${id}/canary.png` };
const records = (...collections: readonly string[]) =>
	Object.fromEntries(
		collections.flatMap((name) => [`${name}.user_created`, `${name}.user_updated`].map((key) => [key, staff])),
	);

/** Rules by relation. A relation without a rule fails. */
const RULES: Readonly<Record<string, Rule>> = {
	"posts.author": { kind: "required", paths: (slug) => [`/${slug}`] },
	"posts.category": { kind: "required", paths: (slug) => [`/${slug}`] },
	"client_references.industry": { kind: "optional", paths: (slug) => [`/references/${slug}`] },
	"client_references.use_case": { kind: "optional", paths: (slug) => [`/references/${slug}`] },
	"use_cases.industry": { kind: "optional", paths: (slug) => [`/use-cases/${slug}`] },
	"demos.industry": { kind: "optional", paths: (slug) => ["/demos", `/demos/${slug}`] },
	"recordings.event": { kind: "optional", paths: (slug) => [`/events/recordings/${slug}`] },
	"events_speakers.speakers_id": {
		kind: "optional",
		paths: (slug) => [`/events/${slug}`, `/events/${slug}/calendar.ics`],
	},
	// Speakers' pages list no events; the events' own lists are among the tested pages.
	"events_speakers.events_id": { kind: "optional", paths: () => ["/events", "/events/calendar.ics"] },
	"registrations.event": staff,
	"authors.portrait": picture("portrait"),
	"speakers.portrait": picture("portrait"),
	"client_references.logo": picture("text"),
	"demos.cover": picture("card"),
	"events.cover": picture("card"),
	"posts.cover": picture("card"),
	"pages.social_image": picture("card"),
	"recordings.cover": picture("card-2x"),
	"recordings.file": download,
	"recordings.captions": download,
	"resources.cover": picture("sheet"),
	"resources.file": download,
	...records(
		...`authors categories client_references consent_counts contact_messages demos events glossary_terms industries navigation pages
			partners posts recordings redirects registrations resources site_settings speakers use_cases`.split(/\s+/),
	),
};

/** Many pages, on a possibly busy machine. */
const LONG = { timeout: 120_000 };

const run = randomUUID().slice(0, 8);
const editor = openEditor();
const uploads = openUploads();
let canaries: CanaryMaker;
let site: TestSite;
/** Addresses of pages that show a canary's entry, and whether they exist. */
const showing: { readonly path: string; readonly there: boolean }[] = [];
/** Addresses that the canaries' own pages and share pictures would have. */
const own: string[] = [];
/** Path of a collection's pages. */
const PLACES: Readonly<Record<string, string>> = {
	authors: "/authors",
	categories: "/category",
	events: "/events",
	industries: "/industry",
	use_cases: "/use-cases",
};
/** Addresses of files, and whether a live entry shows each. */
const files: { readonly path: string; readonly there: boolean }[] = [];

const LIVE = { status: "published", locale: "en" };
/** Inserts a live entry that would show a canary. */
const ownerOf = (...parts: readonly string[]) => {
	const slug = ["owner", ...parts, run].join("-").replaceAll(/[._]/g, "-");
	return { title: slug.replace("owner-", "Owner "), row: { ...LIVE, slug, translation_key: slug } };
};
const wordOf = (...parts: readonly string[]) => ["canary", ...parts, run].join("-").replaceAll(/[._]/g, "-");

beforeAll(async () => {
	canaries = await openCanaryMaker(editor);
	const [author] = await editor.read("authors", { locale: { _eq: "en" }, status: { _eq: "published" } });
	const [category] = await editor.read("categories", { locale: { _eq: "en" }, status: { _eq: "published" } });
	const peopleOf = (collection: string) =>
		collection === "posts" ? { author: author?.id, category: category?.id } : {};
	const png = await sharp({ create: { width: 900, height: 600, channels: 3, background: "#345" } })
		.png()
		.toBuffer();
	const upload = () => uploads.add("canary.png", "image/png", new Uint8Array(png));
	const unseen = await upload();
	for (const { collection, field, related_collection: to } of canaries.relations) {
		const rule = RULES[`${collection}.${field}`];
		if (rule?.kind === "file") {
			const seen = await upload();
			const owner = ownerOf(collection, field);
			const made = canaries.make(collection, owner.title, { ...owner.row, ...peopleOf(collection), [field]: seen });
			// Speakers are shown only at events.
			if (collection === "speakers") {
				const event = canaries.make("events", owner.title, owner.row);
				canaries.make("events_speakers", "", { events_id: event, speakers_id: made, sort: 1 });
			}
			files.push({ path: rule.path(seen), there: true }, { path: rule.path(unseen), there: false });
		}
		for (const [state, values] of Object.entries(STATES)) {
			const name = wordOf(collection, field, state);
			const owner = ownerOf(collection, field, state);
			if (rule?.kind === "file" && state !== "foreign")
				canaries.make(collection, name, { ...LIVE, ...peopleOf(collection), ...values, [field]: unseen });
			if (rule?.kind !== "optional" && rule?.kind !== "required") continue;
			const related = canaries.make(to ?? "", name, { ...LIVE, ...values });
			if (to && PLACES[to]) own.push(`${PLACES[to]}/${name}`);
			if (collection === "events_speakers") {
				const [event, speaker] = field === "events_id" ? [related, undefined] : [undefined, related];
				canaries.make(collection, "", {
					events_id: event ?? canaries.make("events", owner.title, owner.row),
					speakers_id: speaker ?? canaries.make("speakers", owner.title, { ...LIVE, translation_key: owner.row.slug }),
					sort: 1,
				});
			} else canaries.make(collection, owner.title, { ...owner.row, ...peopleOf(collection), [field]: related });
			for (const path of rule.paths(owner.row.slug)) showing.push({ path, there: rule.kind === "optional" });
		}
	}
	site = await openTestSite();
}, 120_000);
afterAll(async () => {
	await site?.close();
	await editor.undo();
	await uploads.undo();
}, 120_000);

/** Returns the canaries in a text. German entries may occur on German pages. */
function singing(text: string): string[] {
	// Calendars fold long lines.
	return [...new Set(text.replaceAll(/\r?\n[ \t]/g, "").match(new RegExp(`canary-[a-z-]+-${run}`, "g")) ?? [])];
}
const withoutGerman = (words: readonly string[]) => words.filter((word) => !word.includes("-foreign-"));

describe("[CT-1] an entry that is not live", () => {
	test("has a rule for every relation of every collection", () => {
		const known = canaries.relations.map(({ collection, field }) => `${collection}.${field}`);
		expect(known.sort()).toEqual(Object.keys(RULES).sort());
	});

	test("is on no related page, in no data and no calendar", LONG, async () => {
		const first = await site.get("/events");
		const { set } = z.looseObject({ set: z.looseObject({ id: z.string() }) }).parse(dataOfPage(first.document));
		for (const path of new Set(showing.map((one) => one.path))) {
			const { there } = showing.find((one) => one.path === path) ?? {};
			const page = await site.get(path);
			expect([path, page.status === 200]).toEqual([path, there]);
			expect([path, singing(page.html)]).toEqual([path, []]);
			if (path.endsWith(".ics")) continue;
			const data = await (await site.data(path, set.id)).text();
			expect([path, singing(data)]).toEqual([path, []]);
			if (there && path.includes("owner")) expect(page.html).toContain("Owner ");
		}
	});

	test("has no page and no share picture", LONG, async () => {
		for (const path of own) {
			const page = await site.get(path);
			expect([path, page.status]).toEqual([path, 404]);
			// Pages may repeat the requested words.
			expect([path, singing(page.html).filter((word) => !path.endsWith(word))]).toEqual([path, []]);
			expect([path, (await site.fetch(`/share${path}.png`)).status]).toEqual([path, 404]);
		}
	});

	test("is in no list, feed or sitemap", LONG, async () => {
		const lists = "/ /insights /events /events/recordings /references /use-cases /demos /resources /glossary".split(
			" ",
		);
		const feeds = ["insights", "events"].flatMap((name) => FEED_FORMATS.map((format) => feedPath(name, "en", format)));
		const german: string[] = FEED_FORMATS.map((format) => feedPath("insights", "de", format));
		for (const path of lists) {
			const page = await site.get(path);
			expect([path, page.status, singing(page.html)]).toEqual([path, 200, []]);
			german.push(
				new URL(page.document.one("link", { rel: "alternate", hreflang: "de" }).attributes.href ?? "").pathname,
			);
		}
		for (const path of feeds) {
			const response = await site.fetch(path);
			expect([path, response.status, singing(await response.text())]).toEqual([path, 200, []]);
		}
		for (const path of [...german, "/sitemap.xml"]) {
			const response = await site.fetch(path);
			expect([path, response.status, withoutGerman(singing(await response.text()))]).toEqual([path, 200, []]);
		}
	});

	test("exposes no picture, video or file", LONG, async () => {
		for (const { path, there } of files)
			expect([path, (await site.fetch(path)).status]).toEqual([path, there ? 200 : 404]);
	});

	test("is in no mail about an event", LONG, async () => {
		const email = `canary.${run}@example.org`;
		const event = showing.find(({ path }) => path.endsWith("calendar.ics") && path.includes("owner"))?.path ?? "";
		const fields = { name: "A Reader", email, organisation: "", remark: "", consent: "on" };
		const response = await site.fetch(event.replace("/calendar.ics", ""), {
			method: "POST",
			body: new URLSearchParams(fields),
			headers: { "sec-fetch-site": "same-origin" },
		});
		expect(response.status).toBe(200);
		const address = `${testSite().mailsUrl.replace("localhost", "127.0.0.1")}/api/mails?to=${email}`;
		const mails = async () => (await fetch(address)).text();
		await expect.poll(mails, { timeout: 15_000 }).toContain("Owner ");
		expect(singing(await mails())).toEqual([]);
		await editor.remove("registrations", { email: { _eq: email } });
	});
});

describe("[CT-1] a required relation", () => {
	const required = Object.entries(RULES).filter(([, { kind }]) => kind === "required");

	test.each(required.map(([name]) => name.split(".") as [string, string]))(
		"of %s cannot be withdrawn: %s",
		async (collection, field) => {
			const [entry] = await editor.read(collection, {
				status: { _eq: "published" },
				locale: { _eq: "en" },
				[field]: { slug: { _ncontains: "canary" } },
			});
			const to =
				canaries.relations.find((one) => one.collection === collection && one.field === field)?.related_collection ??
				"";
			for (const change of Object.values(STATES).slice(0, 4))
				await expect(editor.update(to, String(entry?.[field]), change)).rejects.toThrow(EditRefused);
		},
	);
});
