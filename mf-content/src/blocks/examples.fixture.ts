// The example that every block has in its folder, in each language.

import { readFileSync } from "node:fs";
import { join } from "node:path";
import { LOCALES, type Locale } from "@hub/shared-contracts/language/locale";
import { z } from "zod";
import * as blocks from "./blocks.ts";
import type { WrittenBlock } from "./parse-blocks.loader.ts";

const file = z.record(z.string(), z.looseObject({ type: z.string() }));

/** An example, as an editor would write it. */
export interface BlockExample {
	readonly type: keyof typeof blocks;
	readonly language: Locale;
	readonly written: WrittenBlock;
}

/** Examples of every block in every language. @throws Error if one is missing */
export const examples: readonly BlockExample[] = (Object.keys(blocks) as (keyof typeof blocks)[]).flatMap((type) => {
	const texts = file.parse(JSON.parse(readFileSync(join(import.meta.dirname, type, `${type}.example.json`), "utf8")));
	return LOCALES.map(({ code }) => {
		const written = texts[code];
		if (written?.type !== type) throw new Error(`${type}.example.json has no ${type} in ${code}.`);
		// The tests check that it matches its shape.
		return { type, language: code, written: written as WrittenBlock };
	});
});
