import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { guideSections } from "./guide-sections.ts";

const guide = (locale: string) => guideSections(readFileSync(new URL(`./guide.${locale}.md`, import.meta.url), "utf8"));

test("the guide has the same sections in each language, and a picture in each but the first", () => {
	const [german, english] = [guide("de"), guide("en")];
	expect(german.map(({ picture }) => picture)).toEqual(english.map(({ picture }) => picture));
	expect(german.slice(1).filter(({ picture }) => picture === undefined)).toEqual([]);
	for (const { heading, text } of [...german, ...english]) {
		expect(heading).toMatch(/^##? \S/);
		expect(text.trim()).not.toBe("");
	}
});
