// Entries whose texts all hold one word that is found nowhere else: where the word is read, the entry was shown.

import { testSite } from "@hub/e2e/test-site";
import { z } from "zod";
import type { Editor, Row } from "./editor.ts";

const relation = z.object({
	collection: z.string(),
	field: z.string(),
	related_collection: z.string().nullable(),
});

/** A relation as the content service has it. */
export type Relation = z.infer<typeof relation>;

const field = z.object({
	collection: z.string(),
	field: z.string(),
	type: z.string(),
	schema: z.looseObject({ default_value: z.unknown() }).nullable(),
	meta: z
		.object({
			interface: z.string().nullable(),
			readonly: z.boolean().nullable(),
			hidden: z.boolean().nullable(),
			options: z.object({ choices: z.array(z.object({ value: z.unknown() })).nullish() }).nullable(),
		})
		.nullable(),
});

/** Makes entries of any collection. */
export interface CanaryMaker {
	/** Every relation of our own collections. */
	readonly relations: readonly Relation[];
	/**
	 * Puts an entry into the database, past the rules that would refuse some of them, and gives its id. All texts of it are the word,
	 * what is chosen is the first choice, and what `values` say is as they say, as far as the collection has it.
	 */
	make(collection: string, word: string, values: Row): string;
}

/** Texts that are no words: what they may hold is known in other places. */
const NO_WORDS: Row = { time_zone: "Europe/Berlin", route_key: null, region: null, provider: "vimeo", source: "445351154" };

const DAY = 24 * 60 * 60_000;

/** Learns from the content service what its collections consist of. */
export async function openCanaryMaker(editor: Editor): Promise<CanaryMaker> {
	const [all, fields] = await Promise.all([ask("relations", z.array(relation)), ask("fields", z.array(field))]);
	return {
		relations: all.filter(({ collection }) => !collection.startsWith("directus_")),
		make(collection, word, values) {
			const leads = (name: string) => all.some((one) => one.collection === collection && one.field === name);
			const own = fields.filter(
				(one) => one.collection === collection && one.schema !== null && one.field !== "id" && !leads(one.field),
			);
			const filled = own.map((one) => [one.field, fillingOf(one, word)]);
			const known = Object.entries(values).filter(([name]) =>
				fields.some((one) => one.collection === collection && one.field === name),
			);
			return editor.force(collection, { ...Object.fromEntries(filled), ...Object.fromEntries(known) });
		},
	};
}

function fillingOf({ field: name, type, schema, meta }: z.infer<typeof field>, word: string): unknown {
	if (name in NO_WORDS) return NO_WORDS[name];
	if (name === "starts_at") return new Date(Date.now() + 30 * DAY).toISOString();
	if (name === "ends_at") return new Date(Date.now() + 31 * DAY).toISOString();
	if (type === "date") return new Date().toISOString().slice(0, 10);
	const [choice] = meta?.options?.choices ?? [];
	if (choice) return choice.value;
	if (meta?.readonly || meta?.hidden) return schema?.default_value ?? null;
	if (meta?.interface === "input-rich-text-html") return `<p>${word}</p>`;
	if (["string", "text"].includes(type)) return word;
	return schema?.default_value ?? null;
}

async function ask<T>(path: string, shape: z.ZodType<T>): Promise<T> {
	const { settings, adminToken } = testSite();
	const response = await fetch(`${settings.cmsUrl}/${path}`, { headers: { authorization: `Bearer ${adminToken}` } });
	return z.object({ data: shape }).parse(await response.json()).data;
}
