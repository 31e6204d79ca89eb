import type { Locale } from "../language/locale.ts";
import type { Download } from "./download.ts";

/** The kinds of resources, in the order in which a list offers them. */
export const RESOURCE_KINDS = ["report", "guide", "checklist", "template", "slides"] as const;

export type ResourceKind = (typeof RESOURCE_KINDS)[number];

/** A file to take along and what is said about it, in one language (CT-3). */
export interface Resource {
	readonly id: string;
	readonly slug: string;
	readonly title: string;
	readonly description: string;
	readonly kind: ResourceKind;
	/** The language that the file is written in, which may be another than that of the title. */
	readonly language: Locale;
	readonly file: Download;
	/** The same in every language. */
	readonly key: string;
}

/** What a list of resources may be narrowed to. */
export interface ResourceFilter {
	readonly kind?: ResourceKind | undefined;
	readonly language?: Locale | undefined;
}
