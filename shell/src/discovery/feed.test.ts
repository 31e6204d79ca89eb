import { parseRichText } from "@hub/content-model/rich-text/rich-text-parser";
import type { FeedItem } from "@hub/shared-contracts/remote/feed";
import { DOMParser, onErrorStopParsing } from "@xmldom/xmldom";
import { describe, expect, test } from "vitest";
import { type Feed, feedEntries, writeFeed } from "./feed.ts";

const SITE = "https://a.example";
const PICTURE = "0b1c2d3e-4f50-4a6b-8c7d-9e0f1a2b3c4d";

const post: FeedItem = {
	id: "0b0e6a4c-7f2d-5a51-9a35-1f6f6f3c2d11",
	path: "/de/w%C3%A4rme",
	title: "Wärme & <Netze>",
	description: "Ein Satz.",
	content: parseRichText(
		`<p>Siehe <a href="/de/glossar#datenraum">Glossar</a> &amp; mehr</p><p><a href="/x?a=1&amp;b=2">unten</a></p>
		<table><tr><td>1</td></tr></table><p><img src="/assets/${PICTURE}" alt='"Bild"'></p>`,
		"x",
	),
	picture: { id: "1", alt: "" },
	authors: [
		{ name: "Mira", path: "/de/authors/mira" },
		{ name: "Ohne Seite", path: undefined },
	],
	topics: ["Praxis"],
	published: "2026-03-02",
	modified: "2026-03-03T08:00:00.000Z",
};

function feed(items: readonly FeedItem[]): Feed {
	return {
		title: "Einblicke",
		description: "Was wir lernen.",
		locale: "de",
		page: `${SITE}/de/insights`,
		addresses: { rss: `${SITE}/f.rss`, atom: `${SITE}/f.atom`, json: `${SITE}/f.json` },
		publisher: "Data Intelligence Hub",
		items: feedEntries(items, SITE),
	};
}

const MARKUP =
	'<p>Siehe <a href="https://a.example/de/glossar#datenraum">Glossar</a> &amp; mehr</p>' +
	'<p><a href="https://a.example/x?a=1&amp;b=2">unten</a></p>\n\t\t<table><tbody><tr><td>1</td></tr></tbody></table>' +
	`<p><img src="https://a.example/media/${PICTURE}/text" alt="&quot;Bild&quot;" loading="lazy"></p>`;

function xml(text: string) {
	const document = new DOMParser({ onError: onErrorStopParsing }).parseFromString(text, "application/xml");
	return (name: string) => [...document.getElementsByTagName(name)].map((element) => element.textContent);
}

describe("[MT-5] an item is written", () => {
	test("as valid RSS 2.0", () => {
		const all = xml(writeFeed(feed([post]), "rss"));
		expect(all("title")).toEqual(["Einblicke", "Wärme & <Netze>"]);
		expect(all("guid")).toEqual(["urn:uuid:0b0e6a4c-7f2d-5a51-9a35-1f6f6f3c2d11"]);
		expect(all("link")).toEqual([`${SITE}/de/insights`, `${SITE}/de/w%C3%A4rme`]);
		expect([all("pubDate"), all("lastBuildDate")]).toEqual([
			["Mon, 02 Mar 2026 00:00:00 GMT"],
			["Tue, 03 Mar 2026 08:00:00 GMT"],
		]);
		expect([all("dc:creator"), all("category"), all("language")]).toEqual([["Mira", "Ohne Seite"], ["Praxis"], ["de"]]);
		expect([all("description")[1], all("content:encoded")]).toEqual(["Ein Satz.", [MARKUP]]);
	});

	test("as valid Atom 1.0", () => {
		const all = xml(writeFeed(feed([post]), "atom"));
		expect(all("id")).toEqual([`${SITE}/f.atom`, "urn:uuid:0b0e6a4c-7f2d-5a51-9a35-1f6f6f3c2d11"]);
		expect([all("published"), all("updated")]).toEqual([
			["2026-03-02T00:00:00.000Z"],
			["2026-03-03T08:00:00.000Z", "2026-03-03T08:00:00.000Z"],
		]);
		expect(all("name")).toEqual(["Data Intelligence Hub", "Mira", "Ohne Seite"]);
		expect(all("uri")).toEqual([`${SITE}/de/authors/mira`]);
		expect(all("content")).toEqual([MARKUP]);
	});

	test("as JSON Feed 1.1", () => {
		expect(JSON.parse(writeFeed(feed([post]), "json"))).toEqual({
			version: "https://jsonfeed.org/version/1.1",
			title: "Einblicke",
			description: "Was wir lernen.",
			home_page_url: `${SITE}/de/insights`,
			feed_url: `${SITE}/f.json`,
			language: "de-DE",
			authors: [{ name: "Data Intelligence Hub" }],
			items: [
				{
					id: "urn:uuid:0b0e6a4c-7f2d-5a51-9a35-1f6f6f3c2d11",
					url: `${SITE}/de/w%C3%A4rme`,
					title: "Wärme & <Netze>",
					summary: "Ein Satz.",
					content_html: MARKUP,
					image: `${SITE}/media/1/share.jpg`,
					date_published: "2026-03-02T00:00:00.000Z",
					date_modified: "2026-03-03T08:00:00.000Z",
					authors: [{ name: "Mira", url: `${SITE}/de/authors/mira` }, { name: "Ohne Seite" }],
					tags: ["Praxis"],
					language: "de-DE",
				},
			],
		});
	});
});

test("[MT-5] items without a page are left out, and an empty feed is valid", () => {
	for (const items of [[], [{ ...post, path: undefined }]]) {
		expect(xml(writeFeed(feed(items), "rss"))("item")).toEqual([]);
		expect(xml(writeFeed(feed(items), "atom"))("updated")).toEqual(["1970-01-01T00:00:00.000Z"]);
		expect(JSON.parse(writeFeed(feed(items), "json"))).toMatchObject({ items: [] });
	}
});

test("[MT-5] an item's last change is never before its publication", () => {
	const { items } = feed([{ ...post, modified: "2026-01-01T00:00:00.000Z" }]);
	expect(items[0]?.modified).toBe("2026-03-02T00:00:00.000Z");
});
