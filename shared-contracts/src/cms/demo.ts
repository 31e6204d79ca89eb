// Collection `demos`, one row per language.

import { z } from "zod";
import type { ContentQuery } from "../content/content-reader.ts";
import type { DemoTeaser } from "../content/demo.ts";
import type { Locale } from "../language/locale.ts";
import { optionalText, parseRow, text } from "./row.ts";

const row = z.object({
	id: text,
	slug: text,
	title: text,
	description: optionalText,
	tone: z.enum(["brand", "leaf", "sky", "clay", "plum"]),
	prototype_settings: z.unknown(),
	translation_key: text,
});

/** Demos of a language. */
export function demosOf(locale: Locale): ContentQuery<DemoTeaser> {
	return {
		collection: "demos",
		fields: ["id", "slug", "title", "description", "tone", "prototype_settings", "translation_key"],
		filter: { locale: { _eq: locale } },
		sort: ["title"],
		parse: (value) =>
			parseRow(row, value, ({ prototype_settings, translation_key, ...rest }) => ({
				...rest,
				hasPrototype: prototype_settings !== null && prototype_settings !== undefined,
				key: translation_key,
			})),
	};
}
