// The texts of the first content, held against docs/facts.md.

import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { beforeAll, expect, test } from "vitest";

const WORDS = {
	de: ["null", "ein", "zwei", "drei", "vier", "fünf", "sechs", "sieben", "acht", "neun", "zehn", "elf", "zwölf"],
	en: ["zero", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten", "eleven", "twelve"],
} as const;

type Language = keyof typeof WORDS;

interface Fact {
	readonly about: string;
	readonly before: string;
	readonly number: number;
	readonly after: string;
}

function numberOf(word: string, language: Language): number {
	const spelt = (WORDS[language] as readonly string[]).indexOf(word.toLowerCase());
	return spelt === -1 ? Number(word) : spelt;
}

function factIn(about: string, wording: string, language: Language): Fact {
	const [, before = "", word = "", after = ""] = /^(.*)\*\*(\w+)\*\*(.*)$/u.exec(wording) ?? [];
	return { about, before, number: numberOf(word, language), after };
}

const escaped = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");

/** The numbers that a text gives where it uses the wording of a fact. */
function numbersSaid(text: string, { before, after }: Fact, language: Language): number[] {
	const number = `(\\d+|${WORDS[language].join("|")})`;
	const wording = new RegExp(`(?<![\\p{L}\\d])${escaped(before)}${number}${escaped(after)}(?!\\p{L})`, "giu");
	return [...text.matchAll(wording)].map(([, word = ""]) => numberOf(word, language));
}

/** All strings of a module, without tags; a figure and its label are one sentence. */
function textsIn(value: unknown): string[] {
	if (typeof value === "string") return [value];
	if (typeof value !== "object" || value === null) return [];
	const { value: figure, label } = value as { value?: unknown; label?: unknown };
	const together = typeof figure === "string" && typeof label === "string" ? [`${figure} ${label}`] : [];
	return [...together, ...Object.values(value).flatMap(textsIn)];
}

const plain = (text: string): string =>
	text
		.replace(/<[^>]*>/g, "")
		.replaceAll("&nbsp;", " ")
		.replaceAll("\u00a0", " ");

let facts: Readonly<Record<Language, readonly Fact[]>>;
let texts: readonly (readonly [file: string, text: string])[];

beforeAll(async () => {
	const table = await readFile(join(import.meta.dirname, "../../docs/facts.md"), "utf8");
	const rows = [...table.matchAll(/^\| (.+) \| (.*\*\*.*) \| (.*\*\*.*) \|$/gm)];
	facts = {
		de: rows.map(([, about = "", de = ""]) => factIn(about, de, "de")),
		en: rows.map(([, about = "", , en = ""]) => factIn(about, en, "en")),
	};
	// To import the program that signs is to sign: the passport would have other keys after each run.
	const files = (await readdir(import.meta.dirname, { recursive: true })).filter((file) =>
		/^(?!files|films|judged|.*\/sign\.ts$)[^.]+\.ts$|^files\/sources\/.*\.html$/.test(file),
	);
	texts = await Promise.all(
		files.map(async (file) => {
			const path = join(import.meta.dirname, file);
			const strings = file.endsWith(".html")
				? [await readFile(path, "utf8")]
				: textsIn({ ...((await import(/* @vite-ignore */ pathToFileURL(path).href)) as object) });
			return [file, strings.map(plain).join("\n")] as const;
		}),
	);
});

/** Where texts say that the time to the first transfer begins. */
const BEFORE_FIRST_TRANSFER =
	/(?:von der|vom|from(?: the)?) ([\p{L} ]{1,30}?)(?: bis)? (?:to|zur)(?: the)? (?:first transfer|ersten Übertragung)/giu;

test("[SS-1] the time to the first transfer begins with the invitation everywhere", () => {
	const beginnings = texts.flatMap(([, text]) => [...text.matchAll(BEFORE_FIRST_TRANSFER)].map(([, start]) => start));
	expect(beginnings.length).toBeGreaterThan(3);
	expect(new Set(beginnings)).toEqual(new Set(["Einladung", "invitation"]));
});

/** Text that promises an event of a kind as the next one. */
const NEXT_EVENT = /\b(?:nächsten|next) (?:Webinar|Werkstatt|Treffen|workshop|meetup)/iu;

test("[SS-1] pages promise no single event, which would be over or full some day: their buttons lead to the list", async () => {
	const sources = await readdir(join(import.meta.dirname, "pages"));
	for (const file of sources.filter((name) => name.endsWith(".ts"))) {
		const source = await readFile(join(import.meta.dirname, "pages", file), "utf8");
		expect([file, source.match(/"(?:\/de)?\/events\/(?!recordings)[^"]*"/g), source.match(NEXT_EVENT)]).toEqual([file, null, null]);
	}
});

test.each(["de", "en"] as const)("[SS-1] the texts in %s say each fact's number, and no other", (language) => {
	expect(facts[language].length).toBeGreaterThan(15);
	const problems = facts[language].flatMap((fact) => {
		const wording = `${fact.about}: ${fact.before}${fact.number}${fact.after}`;
		const said = texts.flatMap(([file, text]) => numbersSaid(text, fact, language).map((number) => ({ file, number })));
		if (said.length === 0) return [`${wording} stands nowhere`];
		return said.filter(({ number }) => number !== fact.number).map(({ file, number }) => `${wording}, but ${number} in ${file}`);
	});
	expect(problems).toEqual([]);
});
