// Collection `partners`, one row per language.

import { z } from "zod";
import type { ContentQuery } from "../content/content-reader.ts";
import type { ConsentCategory, Partner } from "../content/partner.ts";
import type { Locale } from "../language/locale.ts";
import { optionalText, parseRow, text } from "./row.ts";

const CATEGORIES = {
	required: "required",
	analytical: "analytical",
	marketing: "marketing",
	third_party: "thirdParty",
} as const satisfies Record<string, ConsentCategory>;

const row = z.object({
	id: text,
	name: text,
	consent_category: z.enum(["required", "analytical", "marketing", "third_party"]),
	kind: optionalText,
	purpose: text,
	country: optionalText,
	retention: optionalText,
	privacy_url: optionalText,
});

/** Partners of a language, in the order that editors gave them. */
export function partnersOf(locale: Locale): ContentQuery<Partner> {
	return {
		collection: "partners",
		fields: ["id", "name", "consent_category", "kind", "purpose", "country", "retention", "privacy_url"],
		filter: { locale: { _eq: locale } },
		sort: ["sort", "name", "id"],
		limit: 500,
		parse(value) {
			const problems: string[] = [];
			const parsed = parseRow(row, value, ({ consent_category, privacy_url, ...rest }): Partner => {
				const privacyHref = httpsAddress(privacy_url);
				if (privacy_url !== "" && !privacyHref) problems.push("privacy_url: must be an address that begins with https://");
				return { ...rest, category: CATEGORIES[consent_category], privacyHref };
			});
			return parsed.kind === "item" ? { ...parsed, problems } : parsed;
		},
	};
}

function httpsAddress(value: string): string | undefined {
	const address = value.trim();
	return /^https:\/\//i.test(address) && URL.canParse(address) ? new URL(address).href : undefined;
}
