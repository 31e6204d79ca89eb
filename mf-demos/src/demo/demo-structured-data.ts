import { type Locale, localeEntry } from "@hub/shared-contracts/language/locale";
import {
	type LearningResourceLeaf,
	type NamedPage,
	PAGE,
	type StructuredData,
	schemaThing,
} from "@hub/shared-contracts/remote/structured-data";
import type { DemoData } from "./demo.loader.ts";

/** Describes a demo in schema.org's vocabulary as a learning resource (MT-2). */
export function demoStructuredData(
	{ demo, terms }: DemoData,
	locale: Locale,
	list: NamedPage | undefined,
): StructuredData {
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
