// What texts promise of demos and films, held against the demos and films themselves.

import { readdir } from "node:fs/promises";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { footprintSettings } from "@hub/shared-contracts/content/prototype-footprint";
import { passportSettings } from "@hub/shared-contracts/content/prototype-passport";
import { policySettings } from "@hub/shared-contracts/content/prototype-policy";
import { verifyClaim } from "@hub/shared-contracts/content/signed-claim";
import { beforeAll, describe, expect, test } from "vitest";
import type { DemoSeed, PageSeed, PostSeed, RecordingSeed, UseCaseSeed } from "./shape.ts";

const languages = ["de", "en"] as const;

async function loadFolder<Entry>(folder: string): Promise<Entry[]> {
	const files = (await readdir(join(import.meta.dirname, folder))).filter((file) => file.endsWith(".ts"));
	return Promise.all(
		files.map(async (file) => {
			const address = pathToFileURL(join(import.meta.dirname, folder, file)).href;
			return ((await import(/* @vite-ignore */ address)) as { default: Entry }).default;
		}),
	);
}

let demos: DemoSeed[];
let pages: PageSeed[];
let recordings: RecordingSeed[];
let texts: { readonly key: string; readonly text: Readonly<Record<(typeof languages)[number], unknown>> }[];

beforeAll(async () => {
	[demos, pages, recordings] = await Promise.all([
		loadFolder<DemoSeed>("demos"),
		loadFolder<PageSeed>("pages"),
		loadFolder<RecordingSeed>("recordings"),
	]);
	texts = [...pages, ...demos, ...(await loadFolder<PostSeed>("posts")), ...(await loadFolder<UseCaseSeed>("use-cases"))];
});

function demo(key: string): DemoSeed {
	const found = demos.find((one) => one.key === key);
	if (!found) throw new Error(`There is no demo ${key}.`);
	return found;
}

/** What pages promise of demos that can be tried: words on a page, and the demo that keeps them. */
const PROMISES = [
	["home", "bauen Sie eine Nutzungsregel", "you build a usage policy", "build-a-usage-policy"],
	["home", "lesen einen Produktpass", "read a product passport", "read-a-product-passport"],
	["home", "geben einen CO₂-Fußabdruck weiter", "pass on a carbon footprint", "pass-on-a-carbon-footprint"],
	["home", "in zehn Minuten", "in ten minutes", "build-a-usage-policy"],
	["dataspaces-101", "In zehn Minuten: ausprobieren", "In ten minutes: try it", "build-a-usage-policy"],
	["dataspaces-101", "Bauen Sie eine Nutzungsregel", "Build a usage policy", "build-a-usage-policy"],
] as const;

test.each(PROMISES)("%s promises “%s”, and there is a demo for it that takes ten minutes at most", (page, de, en, key) => {
	const { text } = pages.find((one) => one.key === page) ?? {};
	const { minutes, text: kept } = demo(key);
	expect(minutes).toBeLessThanOrEqual(10);
	for (const [language, words] of [["de", de] as const, ["en", en] as const]) {
		expect(JSON.stringify(text?.[language])).toContain(words);
		expect(kept[language].prototype_settings).toBeDefined();
	}
});

describe.each(languages)("in %s", (language) => {
	test("a link that bears a demo’s title leads to that demo, and what a text calls a demo by name is one", () => {
		const titles = new Map(demos.map(({ text }) => [text[language].title, text[language].slug]));
		const called = language === "de" ? /Demo <a href="([^"]+)">([^<]+)</g : /demo <a href="([^"]+)">([^<]+)</g;
		const named = texts.flatMap(({ key, text }) => {
			const all = JSON.stringify(text[language]).replaceAll('\\"', '"');
			return [...all.matchAll(called)].map(([, href, title = ""]) => [key, title, href] as const);
		});
		expect(named.length).toBeGreaterThan(3);
		const list = language === "de" ? "/de/demos" : "/demos";
		for (const [key, title, href] of named) expect(href, `${key}: ${title}`).toBe(`${list}/${titles.get(title)}`);
	});

	test("the passport’s teasers say how many claims do not hold, how many companies contribute, and that it is a battery", async () => {
		const { title, description, shows, prototype_settings } = demo("read-a-product-passport").text[language];
		const { product, issuers, claims } = passportSettings.parse(prototype_settings);
		const verdicts = await Promise.all(
			claims.map((claim) =>
				verifyClaim(
					claim,
					product.identifier,
					issuers.find(({ id }) => id === claim.by),
				),
			),
		);
		const failing = verdicts.filter(({ verdict }) => verdict !== "genuine").length;
		const words = language === "de" ? { 2: "Zwei", 7: "Sieben" } : { 2: "two", 7: "Seven" };
		expect(description).toContain(`: ${Object.entries(words).find(([number]) => Number(number) === failing)?.[1]} `);
		expect(shows?.map(({ text }) => text).join(" ")).toContain(
			`${Object.entries(words).find(([number]) => Number(number) === issuers.length)?.[1]} `,
		);
		const teasers = pages.flatMap(({ text }) =>
			text[language].blocks.flatMap((block) =>
				block.type === "cards" ? block.items.filter((item) => item.title === title).map((item) => item.text) : [],
			),
		);
		for (const teaser of [description, product.name, ...teasers]) expect(teaser).toMatch(/batter/i);
		expect(teasers.length).toBeGreaterThan(0);
	});

	test("numbers that teasers of demos name are those of the demos", () => {
		const policy = policySettings.parse(demo("build-a-usage-policy").text[language].prototype_settings);
		const footprint = footprintSettings.parse(demo("pass-on-a-carbon-footprint").text[language].prototype_settings);
		const [six, five] = language === "de" ? ["sechs Anfragen", "fünf Posten"] : ["six requests", "five items"];
		expect([policy.requests.length, footprint.parts.length]).toEqual([6, 5]);
		expect(demo("build-a-usage-policy").text[language].description).toContain(six);
		expect(demo("pass-on-a-carbon-footprint").text[language].description).toContain(five);
	});

	test("every video on a page is a film of our own, and lasts as long as the text says", () => {
		const films = new Map(
			recordings.map(({ text, scenes }) => [text[language].slug, scenes.reduce((sum, { seconds }) => sum + seconds, 0)]),
		);
		const blocks = pages.flatMap(({ text }) => text[language].blocks.filter((block) => block.type === "video"));
		expect(blocks.length).toBeGreaterThan(2);
		for (const { source, text } of blocks) {
			expect([...films.keys()]).toContain(source);
			const said = /(\d+)\s(?:Sekunden|seconds)/.exec(text ?? "")?.[1];
			if (said) expect(Number(said), source).toBe(films.get(source));
		}
	});
});
