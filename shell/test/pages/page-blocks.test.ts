// Blocks that few pages have: what they say without a script, in both languages, and what comes along with them.

import { lateScriptsOf, type PageElement, parsePage } from "@hub/shared-contracts/testing/page-document";
import { afterAll, afterEach, beforeAll, describe, expect, test } from "vitest";
import { sheetsIn } from "../../src/page/combined-styles.ts";
import { openEditor } from "../fixtures/editor.ts";
import { recordLog } from "../fixtures/site-log.ts";
import { openTestSite, publicUrl, type TestSite } from "../fixtures/test-site.ts";

let site: TestSite;
beforeAll(async () => {
	site = await openTestSite();
});
afterAll(() => site.close());

const editor = openEditor();
afterEach(() => editor.undo());

const PAGE = {
	status: "published",
	locale: "en",
	translation_key: "blocks-of-a-test",
	slug: "blocks-of-a-test",
	title: "Blocks of a test",
	description: "A page that a test made.",
};
const BROKEN = { type: "video", title: "A broken film", provider: "somebody", source: "7" };

/** The page of a test, on a site that has not read it yet. */
async function shown(blocks: readonly unknown[], through?: TestSite): Promise<PageElement> {
	editor.force("pages", { ...PAGE, blocks });
	const own = through ?? (await openTestSite());
	try {
		// A site that has listed its pages already has to hear of one more.
		await own.opened.catchUp();
		return (await own.get("/blocks-of-a-test")).document;
	} finally {
		if (!through) await own.close();
	}
}

/** The files of blocks that a page’s document names, by block. */
async function blockFiles(path: string): Promise<string[]> {
	const { document } = await site.get(path);
	const hrefs = [
		...document.all("link").flatMap(({ attributes: { href = "" } }) => sheetsIn(href) ?? [href]),
		...lateScriptsOf(document).map(({ href }) => href),
	];
	const named = hrefs.flatMap((href) => /\/(block-[a-z]+)\.(css|js)$/.exec(href)?.slice(1, 3).join(".") ?? []);
	return named.filter((name) => !name.startsWith("block-page")).sort();
}

describe("the files of a block come with the pages that have it", () => {
	test.each([
		["/", []],
		["/ecosystems", ["block-carousel.css", "block-carousel.js", "block-details.css", "block-details.js"]],
		["/products", ["block-details.css", "block-details.js", "block-table.css", "block-table.js"]],
		["/how-we-work", ["block-details.css", "block-details.js", "block-video.css", "block-video.js"]],
		["/imprint", []],
	])("%s", async (path, files) => {
		expect(await blockFiles(path)).toEqual(files);
	});
});

describe("[CT-1] a picture", () => {
	test.each([
		["/motion-data", "Drawn in fields of colour: a bridge", "the counter sees an empty bridge"],
		["/de/motion-data", "Gezeichnet aus Farbflächen: eine Brücke", "Die Zählstelle sieht eine leere Brücke"],
	])(
		"of %s says what it shows and what it means, knows its size, and comes in several from this site",
		async (path, alt, caption) => {
			const figures = (await site.get(path)).document.one("main").all("figure");
			const figure = figures.find((candidate) => candidate.all("img").length > 0);
			const { attributes } = figure?.one("img") ?? {};
			expect(attributes?.alt).toContain(alt);
			expect(figure?.one("figcaption").text).toContain(caption);
			expect([attributes?.width, attributes?.height, attributes?.loading]).toEqual(["1200", "600", "lazy"]);
			const sources = (attributes?.srcset ?? "").split(", ").map((source) => source.split(" "));
			expect(sources.map(([, width]) => width)).toEqual(["600w", "1200w", "2400w"]);
			expect(attributes?.sizes).not.toBe("");
			for (const [href = ""] of sources) {
				expect(href).toMatch(/^\/media\//);
				const answer = await site.fetch(href);
				expect([answer.status, answer.headers.get("content-type")]).toEqual([200, "image/webp"]);
			}
		},
	);
});

describe("[CT-1] a table", () => {
	test.each([
		["/products", "Build and operate", "For whom"],
		["/de/produkte", "Aufbauen und betreiben", "Für wen"],
	])("of %s has a name and headings, and scrolls in a place of its own that takes the focus", async (path, column, row) => {
		const main = (await site.get(path)).document.one("main");
		const table = main.one("table");
		const caption = table.one("caption");
		const place = main.one("section", { "aria-labelledby": caption.attributes.id ?? "" });
		expect(place.attributes.tabindex).toBe("0");
		expect(caption.text.length).toBeGreaterThan(20);
		expect(table.all("th", { scope: "col" }).map(({ text }) => text)).toContain(column);
		expect(table.all("th", { scope: "row" }).map(({ text }) => text)).toContain(row);
		const widths = table.all("tr").map((line) => line.all("th,td").length);
		expect(new Set(widths)).toEqual(new Set([4]));
	});
});

describe("[CT-1] logos", () => {
	test.each([
		["/about", "Who shares data with us", "/references/genossenschaft-gruenwarden"],
		["/de/uber-uns", "Wer mit uns Daten teilt", "/de/references/genossenschaft-gruenwarden"],
	])("of %s are a named list of names, each of which leads on", async (path, heading, href) => {
		const list = (await site.get(path)).document.one("main").one("ul", { "aria-label": heading });
		expect(list.all("li")).toHaveLength(6);
		expect(list.one("a", { href }).text).toBe("Genossenschaft Grünwarden");
		// The emblem says nothing that the name does not.
		for (const drawing of list.all("svg")) expect(drawing.attributes["aria-hidden"]).toBe("true");
	});
});

describe("[VD-6] a carousel", () => {
	test.each([
		["/ecosystems", "Voices from the ecosystems", "carousel", "slide", "1 of 4"],
		["/de/ecosystems", "Stimmen aus den Ökosystemen", "Karussell", "Folie", "1 von 4"],
	])("of %s is a named group of slides, all of which are there", async (path, name, role, part, place) => {
		const carousel = (await site.get(path)).document.one("div", { "aria-roledescription": role });
		expect(carousel.attributes).toMatchObject({ role: "group", "aria-label": name });
		const slides = carousel.all("div", { "aria-roledescription": part });
		expect(slides[0]?.attributes["aria-label"]).toBe(place);
		expect(slides.map((slide) => slide.one("blockquote").text.length > 60)).toEqual([true, true, true, true]);
		// What scrolls is reached by keys.
		expect(carousel.one("div", { tabindex: "0" }).all("blockquote")).toHaveLength(4);
	});
});

describe("a video", () => {
	test.each([
		["/dataspaces-101", "en", "Play Video", "/events/recordings/a-data-space-in-60-minutes"],
		["/de/datenraeume-101", "de", "Video abspielen", "/de/events/recordings/ein-datenraum-in-60-minuten"],
	])("of this site plays on %s with captions, and can be opened and read without a script", async (path, lang, play, page) => {
		const { document, html } = await site.get(path);
		const main = document.one("main");
		const player = main.one("video", { controls: true, preload: "none" });
		expect(html.indexOf(`${play}</`), "[VD-1] the button stands before the video").toBeLessThan(html.indexOf("<video"));
		expect(player.attributes.src).toMatch(/^\/files\/[0-9a-f-]{36}\/[^/]+\.webm$/);
		expect(player.one("track", { kind: "captions", srclang: lang }).attributes.src).toMatch(/^\/files\//);
		expect(main.all("a", { href: player.attributes.src ?? "" }).map(({ text }) => text)).toEqual([play]);
		main.one("a", { href: page });
		for (const address of [player.attributes.src, player.one("track").attributes.src])
			expect((await site.fetch(address ?? "", { method: "HEAD" })).status).toBe(200);
	});

	test.each([
		["youtube", "LjhCEhWiKXk", "https://www.youtube.com/watch?v=LjhCEhWiKXk", "YouTube"],
		[undefined, "https://vimeo.com/92731345", "https://vimeo.com/92731345", "Vimeo"],
	])(
		"[CN-5, VD-5] at %s stays there until it is allowed: a still of our own, who it is, and a plain link",
		async (provider, source, href, name) => {
			const page = await shown([{ type: "video", title: "A film elsewhere", provider, source, motif: "elsewhere" }]);
			const main = page.one("main");
			expect(main.text).toContain(`This video is on ${name}. If you load it, your device connects to `);
			expect(main.one("a", { href }).attributes.rel).toBe("noreferrer");
			expect(main.one("a", { href }).text).toBe(`Open on ${name}`);
			const asked = page
				.all("*")
				.flatMap(({ tag, attributes }) =>
					tag === "a" ? [] : [attributes.src, attributes.href, attributes.srcset, attributes.poster],
				)
				.filter((address) => address && /^(https?:)?\/\//.test(address) && !address.startsWith(publicUrl()));
			expect(asked, "no third party is asked").toEqual([]);
			expect(page.all("iframe,video,object,embed")).toEqual([]);
		},
	);

	test("whose recording is not there is left out, and nothing else", async () => {
		const page = await shown([
			{ type: "video", title: "A film that was", provider: "recording", source: "no-such-recording" },
			{ type: "prose", heading: "After it", html: "<p>The rest is shown.</p>" },
		]);
		expect(page.one("main").text).toContain("The rest is shown.");
		expect(page.one("main").text).not.toContain("A film that was");
	});
});

describe("[CT-6] a form", () => {
	const FORMS = [
		["/dataspace-consultations", "/contact", "First consultation", "Write to us", "Is this right?"],
		["/de/datenraum-beratungen", "/de/kontakt", "Erstgespräch", "Schreiben Sie uns", "Stimmt alles so?"],
	] as const;
	const TYPED = { name: "Jorinde", email: "jorinde@example.org", organisation: "", message: "Wie fangen wir an?", consent: "on" };
	const post = async (to: string, fields: Readonly<Record<string, string>>) => {
		const response = await site.fetch(to, {
			method: "POST",
			body: new URLSearchParams(fields),
			headers: { "sec-fetch-site": "same-origin" },
		});
		return { status: response.status, page: parsePage(await response.text()) };
	};
	/** What a browser would send of the page’s form, as it stands. */
	const fieldsOf = (form: PageElement) =>
		Object.fromEntries(
			form.all("input,textarea").flatMap(({ tag, attributes, children }) => {
				if (attributes.type === "checkbox" && !("checked" in attributes)) return [];
				return [[attributes.name, tag === "textarea" ? children.join("") : (attributes.value ?? "on")]];
			}),
		);

	test.each(FORMS)(
		"of %s is posted to %s, which takes it from there and loses no field",
		async (path, to, subject, write, review) => {
			const form = (await site.get(path)).document.one("main").one("form", { method: "post", action: to });
			expect(fieldsOf(form)).toMatchObject({ subject });
			const wrong = await post(to, { ...fieldsOf(form), ...TYPED, email: "jorinde@" });
			expect([wrong.status, wrong.page.one("h1").text]).toEqual([422, write]);
			const again = fieldsOf(wrong.page.one("form", { method: "post", action: to }));
			expect(again).toMatchObject({ ...TYPED, subject, email: "jorinde@" });
			const right = await post(to, { ...again, email: TYPED.email });
			expect([right.status, right.page.one("h1").text]).toEqual([200, review]);
			expect(right.page.one("dl").text).toContain(subject);
		},
	);
});

test("[CT-1] a broken block of these costs only itself, and the log says which one it is", async () => {
	const log = recordLog();
	const own = await openTestSite({}, { logLevel: "error" });
	try {
		const page = await shown(
			[BROKEN, { type: "table", caption: "Prices of bread", columns: ["Bread", "Price"], rows: [["Rye", "3"]] }],
			own,
		);
		expect(page.one("main").one("caption").text).toBe("Prices of bread");
		expect(page.one("main").text).not.toContain("A broken film");
		const [line] = log.lines.filter(({ msg }) => msg.startsWith("A part of an item"));
		expect(line).toMatchObject({ collection: "pages", locale: "en", id: expect.any(String) });
		expect(line?.problem).toContain("block 1 (video), provider: must be one of recording, youtube, vimeo");
	} finally {
		log.stop();
		await own.close();
	}
});

test("[CT-1] an editor who publishes a block that would not be shown is told which one and why", async () => {
	const refused = editor.create("pages", { ...PAGE, blocks: [BROKEN] });
	await expect(refused).rejects.toThrow(
		/would not be shown as they are: block 1, Video: “Provider” must be one of Recording of this site, /,
	);
	await editor.create("pages", { ...PAGE, status: "draft", blocks: [BROKEN] });
});
