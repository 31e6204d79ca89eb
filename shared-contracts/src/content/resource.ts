import type { resource } from "../cms/resource.ts";
import type { ItemOf } from "../cms/select.ts";
import type { Locale } from "../language/locale.ts";

/** The kinds of resources, in the order in which a list offers them. */
export const RESOURCE_KINDS = ["report", "guide", "checklist", "template", "slides"] as const;

export type ResourceKind = (typeof RESOURCE_KINDS)[number];

/** A file to download and what is said about it, in one language (CT-3). `language` is the one that the file is written in. */
export type Resource = ItemOf<typeof resource>;

/** What a list of resources may be narrowed to. */
export interface ResourceFilter {
	readonly kind?: ResourceKind | undefined;
	readonly language?: Locale | undefined;
}
