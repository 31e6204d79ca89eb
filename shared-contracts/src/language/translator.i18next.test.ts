// The same texts as i18next makes of the same messages: those of every package in every language, and made-up ones.

import { globSync, readFileSync } from "node:fs";
import { basename, dirname, join } from "node:path";
import fc from "fast-check";
import i18next from "i18next";
import { describe, expect, test } from "vitest";
import { DEFAULT_LOCALE, LOCALE_CODES, type Locale } from "./locale.ts";
import type { MessageCatalogue, MessageValues } from "./messages.ts";
import { createTranslator } from "./translator.ts";

const root = join(import.meta.dirname, "../../..");
const folders = [...new Set(globSync(["*/messages/*.json", "cms/*/*/*.json"], { cwd: root }).map((file) => dirname(file)))].filter(
	(folder) => basename(folder) === "messages",
);

type Texts = (locale: Locale, key: string, values: MessageValues) => string;

/** Both ways of reading the same catalogues. */
function both(catalogues: Partial<Record<Locale, MessageCatalogue>>): { readonly ours: Texts; readonly theirs: Texts } {
	const translator = createTranslator();
	const i18n = i18next.createInstance();
	void i18n.init({
		fallbackLng: DEFAULT_LOCALE,
		resources: {},
		keySeparator: false,
		nsSeparator: false,
		interpolation: { escapeValue: false },
		initAsync: false,
	});
	for (const locale of LOCALE_CODES) {
		const catalogue = catalogues[locale];
		if (!catalogue) continue;
		translator.add("one", locale, catalogue);
		i18n.addResourceBundle(locale, "one", catalogue, true, true);
	}
	return {
		ours: (locale, key, values) => translator.translate(locale, "one", key, values),
		theirs: (locale, key, values) => i18n.getFixedT(locale, "one")(key, { ...values, nest: false }),
	};
}

const stemOf = (key: string) => key.replace(/_(zero|one|two|few|many|other)$/, "");

describe("the messages of every package", () => {
	test.each(folders)("%s", (folder) => {
		const catalogues = Object.fromEntries(
			LOCALE_CODES.map((locale) => [locale, JSON.parse(readFileSync(join(root, folder, `${locale}.json`), "utf8"))]),
		) as Record<Locale, MessageCatalogue>;
		const { ours, theirs } = both(catalogues);
		const texts = Object.values(catalogues[DEFAULT_LOCALE]).join(" ");
		const names = [...new Set([...texts.matchAll(/\{\{\s*(\w+)\s*\}\}/g)].map(([, name = ""]) => name))];
		const samples: MessageValues[] = [
			{},
			Object.fromEntries(names.map((name) => [name, `<${name}> & $t(x) {{count}} $1 $&`])),
			...[0, 1, 2, 5, 1.5, 21, 1_000_000].map((count) => ({ ...Object.fromEntries(names.map((name) => [name, 7])), count })),
		];
		for (const locale of LOCALE_CODES) {
			for (const key of new Set(Object.keys(catalogues[locale]).map(stemOf))) {
				for (const values of samples) expect(ours(locale, key, values)).toBe(theirs(locale, key, values));
			}
		}
	});

	test("are found", () => expect(folders.length).toBeGreaterThan(5));
});

test("made-up messages", () => {
	const key = fc.constantFrom("a", "b", "a.b");
	const form = fc.constantFrom("", "", "_zero", "_one", "_other", "_few");
	const name = fc.constantFrom("name", "count", "size");
	const part = fc.oneof(
		fc.string({ maxLength: 4 }).filter((text) => !/[{}$]/.test(text)),
		name.map((word) => `{{${word}}}`),
		name.map((word) => `{{ ${word} }}`),
	);
	const text = fc
		.array(part, { minLength: 1, maxLength: 4 })
		.map((parts) => parts.join(""))
		// Empty texts are refused (messages.ts).
		.filter((words) => words !== "");
	const catalogue = fc.dictionary(
		fc.tuple(key, form).map((parts) => parts.join("")),
		text,
		{ maxKeys: 6 },
	);
	const values = fc.record(
		{
			name: fc.constantFrom("Ada", "{{size}}", "$t(a)", "$1", "<b>", ""),
			size: fc.integer({ min: 0, max: 99 }),
			count: fc.oneof(fc.integer({ min: 0, max: 5 }), fc.constantFrom(1.5, 100)),
		},
		{ requiredKeys: [] },
	);
	fc.assert(
		fc.property(catalogue, catalogue, fc.constantFrom(...LOCALE_CODES), key, values, (de, en, locale, asked, given) => {
			const { ours, theirs } = both({ de, en });
			expect(ours(locale, asked, given)).toBe(theirs(locale, asked, given));
		}),
		{ numRuns: 300 },
	);
});
