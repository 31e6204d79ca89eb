// Publishes and withdraws entries in any language; every link of the site must have a target.

import { randomInt } from "node:crypto";
import { REQUIRED_RELATIONS } from "@hub/content-model/cms/live";
import { asAdministrator } from "@hub/e2e/administrator";
import fc from "fast-check";
import { expect, test } from "vitest";
import { z } from "zod";
import { crawl, disagreements, sitemapPaths } from "../fixtures/crawl.ts";
import { openTestSite, type TestSite } from "../fixtures/test-site.ts";

interface Entry {
	readonly collection: string;
	readonly id: string;
	readonly name: string;
	readonly needs: readonly string[];
}

/** Changes of an entry. `later`: not published yet; `over`: not published any more. */
const TREATMENTS = {
	published: () => ({ status: "published", publish_at: null, unpublish_at: null }),
	draft: () => ({ status: "draft", publish_at: null, unpublish_at: null }),
	archived: () => ({ status: "archived", publish_at: null, unpublish_at: null }),
	later: () => ({ status: "published", publish_at: inDays(1), unpublish_at: null }),
	over: () => ({ status: "published", publish_at: null, unpublish_at: inDays(-1) }),
};
type Treatment = keyof typeof TREATMENTS;

type State = ReadonlyMap<string, Treatment>;

test("[LN-7] [MT-5] in random publishing states no link, alternate, sitemap or feed leads to a missing page", {
	timeout: 240_000,
}, async () => {
	const entries = await allEntries();
	const opened = await openTestSite();
	let now: State = new Map();
	const property = fc.asyncProperty(arbitraryState(entries), async (generated) => {
		const wanted = allowed(entries, generated);
		await bring(opened, entries, now, wanted);
		now = wanted;
		expect((await problemsOf(opened)).slice(0, 20)).toEqual([]);
	});
	try {
		// Shrinking would take minutes.
		await fc.assert(property, { numRuns: 3, seed: randomInt(2 ** 31), endOnFailure: true });
	} finally {
		await bring(opened, entries, now, new Map());
		await opened.close();
	}
});

/** Links without a target, and addresses that contradict each other. */
async function problemsOf(site: TestSite): Promise<string[]> {
	const homes = ["/en", "/de"];
	const start = [...homes, ...(await sitemapPaths(site))];
	// A list with two filters shows no more than with one.
	const { pages, broken } = await crawl(site, start, "the map of the site", { parameters: 1 });
	return [...broken, ...disagreements(pages)];
}

function arbitraryState(entries: readonly Entry[]): fc.Arbitrary<State> {
	const change = fc.tuple(
		fc.constantFrom(...entries.map(({ name }) => name)),
		fc.constantFrom<Treatment>("draft", "archived", "later", "over"),
	);
	// A few entries, as on a normal day, or up to half of the site.
	const some = (most: number) => fc.array(change, { minLength: 1, maxLength: most, size: "max" });
	return fc.oneof(some(5), some(40), some(Math.ceil(entries.length / 2))).map((changes) => new Map(changes));
}

/** Directus refuses to withdraw entries that published ones depend on, so those are withdrawn, too. */
function allowed(entries: readonly Entry[], generated: State): State {
	const nameOf = new Map(entries.map(({ id, name }) => [id, name]));
	const lost = entries.filter(({ needs }) => needs.some((id) => generated.has(nameOf.get(id) ?? "")));
	return new Map([...generated, ...lost.map(({ name }) => [name, "draft"] as const)]);
}

async function bring(site: TestSite, entries: readonly Entry[], from: State, to: State): Promise<void> {
	const treated = entries.flatMap((entry) => {
		const treatment = to.get(entry.name) ?? "published";
		return treatment === (from.get(entry.name) ?? "published") ? [] : [{ entry, treatment }];
	});
	// Withdraws dependent entries first, and publishes them last.
	const turn = ({ entry, treatment }: (typeof treated)[number]) => {
		if (entry.needs.length === 0) return 1;
		return ["draft", "archived"].includes(treatment) ? 0 : 2;
	};
	const inTurn = treated.toSorted((one, other) => turn(one) - turn(other));
	const writes = Map.groupBy(inTurn, ({ entry, treatment }) => `${entry.collection} ${treatment}`);
	for (const same of writes.values()) {
		const [first] = same;
		if (first)
			await edit(first.entry.collection, {
				keys: same.map(({ entry }) => entry.id),
				data: TREATMENTS[first.treatment](),
			});
	}
	await site.opened.catchUp();
}

const field = z.object({ collection: z.string(), field: z.string() });
const row = z.looseObject({ id: z.string(), locale: z.string(), translation_key: z.string() });

async function allEntries(): Promise<Entry[]> {
	const fields = await ask("GET", "fields", z.array(field));
	const collections = fields.filter((one) => one.field === "translation_key").map(({ collection }) => collection);
	const entries: Entry[] = [];
	for (const collection of collections.sort()) {
		const needs = Object.keys(REQUIRED_RELATIONS[collection] ?? {});
		const fields = ["id", "locale", "translation_key", ...needs].join();
		const rows = await ask(
			"GET",
			`items/${collection}?limit=-1&fields=${fields}&sort=translation_key,locale&filter[status][_eq]=published`,
			z.array(row),
		);
		entries.push(
			...rows.map(({ id, locale, translation_key, ...needed }) => ({
				collection,
				id,
				name: `${collection}/${translation_key} (${locale})`,
				needs: needs.map((field) => String(needed[field])),
			})),
		);
	}
	// Directus refuses to withdraw a home page.
	return entries.filter(({ name }) => !name.startsWith("pages/home "));
}

const edit = (collection: string, body: object) => ask("PATCH", `items/${collection}`, z.unknown(), body);

async function ask<T>(method: string, path: string, shape: z.ZodType<T>, body?: object): Promise<T> {
	return z.object({ data: shape }).parse(await asAdministrator(`/${path}`, method, body)).data;
}

function inDays(days: number): string {
	return new Date(Date.now() + days * 24 * 60 * 60_000).toISOString();
}
