import type { Locale } from "../language/locale.ts";

/** The kinds of resources, in the order in which a list offers them. */
export const RESOURCE_KINDS = ["report", "guide", "checklist", "template", "slides"] as const;

export type ResourceKind = (typeof RESOURCE_KINDS)[number];

/** What a list of resources may be narrowed to. */
export interface ResourceFilter {
	readonly kind?: ResourceKind | undefined;
	readonly language?: Locale | undefined;
}
