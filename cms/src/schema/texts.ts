import { z } from "zod";
import type { CmsClient } from "../rest.ts";
import { textTranslations } from "./labels.ts";

const stored = z.array(z.object({ id: z.string(), key: z.string(), language: z.string(), value: z.string() }));

/**
 * Creates and updates Studio's translations of notes, choices and placeholders. Keeps all other translations.
 * @returns the number of calls that changed something
 */
export async function applyTexts(client: CmsClient): Promise<number> {
	const found = await client.read("/translations", { fields: ["id", "key", "language", "value"], limit: -1 }, stored);
	const known = new Map(found.map((text) => [`${text.language} ${text.key}`, text]));
	const texts = textTranslations();
	const missing = texts.filter(({ key, language }) => !known.has(`${language} ${key}`));
	const changed = texts.flatMap(({ key, language, value }) => {
		const text = known.get(`${language} ${key}`);
		return text && text.value !== value ? [{ id: text.id, value }] : [];
	});
	if (missing.length > 0) await client.create("/translations", missing);
	if (changed.length > 0) await client.update("/translations", changed);
	return Math.sign(missing.length) + Math.sign(changed.length);
}
