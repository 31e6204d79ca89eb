// Content in which every text begins with a word that is wider than a phone.

import { collections } from "../content-model/src/collections/collections.ts";

/** A URL, a German compound, and 290 letters. */
export const LONG_WORDS = [
	"https://maps.example.org/place/Alte+Seilerei/@53.5439,9.9712,17z/data",
	"Rindfleischetikettierungsüberwachungsaufgabenübertragungsgesetz",
	"Llanfairpwllgwyngyll".repeat(15).slice(0, 290),
] as const;

/** Texts that are part of addresses or have a format, so a long one would be invalid. */
const NO_TEXTS = /^(slug|.*_key|.*_url|href|email|phone|time_zone|region|provider|source|from|to|path|hub-link)$/;

/** Texts within structures and blocks. */
const WITHIN =
	/^(title|text|label|heading|name|quote|by|position|intro|note|caption|eyebrow|description|lead|html|question|answer|role|term|place|product|reason|company|value)$/;

const fields = collections.flatMap((collection) => Object.entries(collection.fields));
/** Field names that have one kind in every collection, because a response does not tell the collection of its rows. */
const namesOf = (kind: string) => {
	const others = new Set(
		fields.flatMap(([name, field]) => (field.kind === kind && field.meta.interface !== "hub-link" ? [] : [name])),
	);
	return new Set(fields.flatMap(([name]) => (others.has(name) || NO_TEXTS.test(name) ? [] : [name])));
};
const TEXTS = namesOf("text");
const RICH_TEXTS = namesOf("rich-text");
const STRUCTURES = new Set([...namesOf("structure"), ...namesOf("blocks")]);

let next = 0;
function longWord(): string {
	next += 1;
	return LONG_WORDS[next % LONG_WORDS.length] ?? LONG_WORDS[0];
}

/** Adds a long word to every text in rows of Directus. */
export function lengthened(content: unknown, within = false): unknown {
	if (Array.isArray(content)) return content.map((item) => lengthened(item, within));
	if (typeof content !== "object" || content === null) return content;
	return Object.fromEntries(
		Object.entries(content).map(([name, value]) => {
			if (typeof value !== "string" || value === "") return [name, lengthened(value, within || STRUCTURES.has(name))];
			if (within ? WITHIN.test(name) && /^[\p{Lu}<„“]/u.test(value) : TEXTS.has(name)) {
				if (value.startsWith("<")) return [name, `<p>${longWord()}</p>${value}`];
				return [name, `${longWord()} ${value}`];
			}
			return [name, !within && RICH_TEXTS.has(name) ? `<p>${longWord()}</p><h2>${longWord()}</h2>${value}` : value];
		}),
	);
}
