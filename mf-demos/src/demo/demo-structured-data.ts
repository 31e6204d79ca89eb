import { type Locale, localeEntry } from "@hub/shared-contracts/language/locale";
import {
	type LearningResourceLeaf,
	type NamedPage,
	PAGE,
	type StructuredData,
	schemaThing,
} from "@hub/shared-contracts/remote/structured-data";
import type { DemoData } from "./demo.loader.ts";

/** A demo in the words of schema.org (MT-2): something to learn from, how, for whom, and how long it takes. */
export function demoStructuredData({ demo, terms }: DemoData, locale: Locale, list: NamedPage | undefined): StructuredData {
	const { title, minutes, audience, hasPrototype } = demo;
	const thing = schemaThing<LearningResourceLeaf>({
		"@type": "LearningResource",
		name: title,
		image: PAGE.picture,
		inLanguage: localeEntry(locale).iso,
		isAccessibleForFree: true,
		learningResourceType: hasPrototype ? "interactive demo" : "guided demo",
		timeRequired: minutes === undefined ? undefined : `PT${minutes}M`,
		audience: audience ? { "@type": "Audience", audienceType: audience } : undefined,
		teaches: terms.length > 0 ? terms.map(({ term }) => term) : undefined,
		provider: PAGE.company,
	});
	return { thing, list };
}
