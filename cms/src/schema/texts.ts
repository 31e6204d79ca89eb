import { z } from "zod";
import type { CmsClient } from "../rest.ts";
import { textTranslations } from "./words.ts";

const stored = z.object({ key: z.string(), language: z.string() });

/**
 * Gives Studio the translations of notes, choices and placeholders that it lacks. One that is there stays, also where staff have worded it.
 * @returns how many calls changed something
 */
export async function applyTexts(client: CmsClient): Promise<number> {
	const found = await client.read("/translations", { fields: ["key", "language"], limit: -1 }, z.array(stored));
	const known = new Set(found.map(({ key, language }) => `${language} ${key}`));
	const missing = textTranslations().filter(({ key, language }) => !known.has(`${language} ${key}`));
	if (missing.length === 0) return 0;
	await client.create("/translations", missing);
	return 1;
}
