import type { Locale } from "../language/locale.ts";

/** Kinds of resources, in the order of filters. */
export const RESOURCE_KINDS = ["report", "guide", "checklist", "template", "slides"] as const;

export type ResourceKind = (typeof RESOURCE_KINDS)[number];

/** Filters of a resource list. */
export interface ResourceFilter {
	readonly kind?: ResourceKind | undefined;
	readonly language?: Locale | undefined;
}
