import type { Locale } from "../language/locale.ts";

/** The kinds of resources, in the order in which a list offers them. */
export const RESOURCE_KINDS = ["report", "guide", "checklist", "template", "slides"] as const;

export type ResourceKind = (typeof RESOURCE_KINDS)[number];

/** Filters of a resource list. */
export interface ResourceFilter {
	readonly kind?: ResourceKind | undefined;
	readonly language?: Locale | undefined;
}
