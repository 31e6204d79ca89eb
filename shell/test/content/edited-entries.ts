// Entries for random edits: each state has a unique mark in the title.

import { asAdministrator } from "@hub/e2e/administrator";
import { z } from "zod";
import type { TestSite } from "../fixtures/test-site.ts";

const TITLES: Readonly<Record<string, string>> = {
	posts: "title",
	glossary_terms: "term",
	events: "title",
	use_cases: "title",
	client_references: "title",
	resources: "title",
	demos: "title",
	recordings: "title",
};

const row = z.looseObject({
	id: z.string(),
	status: z.string(),
	publish_at: z.string().nullable(),
	unpublish_at: z.string().nullable(),
});

export interface Entry {
	readonly collection: string;
	readonly id: string;
	readonly title: string;
	mark: string;
	visible: boolean;
}

export interface Desk {
	readonly entries: readonly Entry[];
	store(entry: Entry, change: Readonly<Record<string, unknown>>): Promise<void>;
	catchUp(): Promise<void>;
	marked(entry: Entry, mark: string): Readonly<Record<string, string>>;
	restore(): Promise<void>;
}

export function menuMarks(text: string): ReadonlySet<string> {
	return new Set(text.match(/xq\d+qx/g));
}

export async function openDesk(site: TestSite): Promise<Desk> {
	const found: Entry[] = [];
	const before = new Map<Entry, Readonly<Record<string, unknown>>>();
	for (const [collection, field] of Object.entries(TITLES)) {
		const fields = ["id", "status", "publish_at", "unpublish_at", field].join();
		const rows = await ask(
			"GET",
			`items/${collection}?limit=-1&fields=${fields}&filter[status][_eq]=published`,
			z.array(row),
		);
		for (const { id, status, publish_at, unpublish_at, ...titled } of rows) {
			if (publish_at !== null || unpublish_at !== null) continue;
			const title = z.string().parse(titled[field]);
			const entry = { collection, id, title, mark: "", visible: true };
			found.push(entry);
			before.set(entry, { status, publish_at, unpublish_at, [field]: title });
		}
	}
	const touched = new Set<Entry>();
	const store: Desk["store"] = async (entry, change) => {
		touched.add(entry);
		await ask("PATCH", `items/${entry.collection}/${entry.id}`, z.unknown(), change);
	};
	return {
		entries: found,
		store,
		catchUp: () => site.opened.catchUp(),
		marked: ({ collection, title }, mark) => ({ [TITLES[collection] ?? ""]: `${title} ${mark}` }),
		async restore() {
			for (const entry of touched) await store(entry, before.get(entry) ?? {});
			await site.opened.catchUp();
		},
	};
}

async function ask<T>(method: string, path: string, shape: z.ZodType<T>, body?: object): Promise<T> {
	return z.object({ data: shape }).parse(await asAdministrator(`/${path}`, method, body)).data;
}
