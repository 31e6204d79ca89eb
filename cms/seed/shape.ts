// Types of the seed's files: each item has the fields that its collection declares, with its languages side by side.
// Shared values are next to `text`. `cms/src/seed.ts` turns each item into one row per language. A collection's items
// are in the file or the folder of its name.

import type { authors } from "@hub/content-model/collections/authors";
import type { categories } from "@hub/content-model/collections/categories";
import type { clientReferences } from "@hub/content-model/collections/client-references";
import type { CollectionDefinition, CollectionFields } from "@hub/content-model/collections/collection";
import type { demos } from "@hub/content-model/collections/demos";
import type { events } from "@hub/content-model/collections/events";
import type { Field, Shown } from "@hub/content-model/collections/field";
import type { glossaryTerms } from "@hub/content-model/collections/glossary-terms";
import type { industries } from "@hub/content-model/collections/industries";
import type { navigation } from "@hub/content-model/collections/navigation";
import type { pages } from "@hub/content-model/collections/pages";
import type { partners } from "@hub/content-model/collections/partners";
import type { posts } from "@hub/content-model/collections/posts";
import type { recordings } from "@hub/content-model/collections/recordings";
import type { resources } from "@hub/content-model/collections/resources";
import type { siteSettings } from "@hub/content-model/collections/site-settings";
import type { speakers } from "@hub/content-model/collections/speakers";
import type { useCases } from "@hub/content-model/collections/use-cases";
import type { WrittenBlock } from "@hub/mf-content/blocks";

/** The languages that the first content is written in; an installation may have more. */
export const SEED_LOCALES = ["de", "en"] as const;

/** One of them. */
export type SeedLocale = (typeof SEED_LOCALES)[number];

/** Splits a list of words at its commas. */
export function words(list: string): string[] {
	return list.split(", ");
}

/** The same text in each of them. */
export type BothLanguages<T> = Readonly<Record<SeedLocale, T>>;

/** An item of any collection. */
export interface SeedItem {
	readonly key: string;
	readonly text: BothLanguages<object>;
	readonly [field: string]: unknown;
}

type Simple<Type> = { readonly [Key in keyof Type]: Type[Key] };
type Written<One> = One extends Field<infer _, infer Seeded> ? Seeded : never;
type Named<Fields, Names extends keyof Fields> = Simple<
	{
		readonly [Name in Names as Fields[Name] extends { readonly required: true } ? Name : never]: Written<Fields[Name]>;
	} & {
		readonly [Name in Names as Fields[Name] extends { readonly required: true } ? never : Name]?: Written<Fields[Name]>;
	}
>;
type SharedNames<Fields> = {
	[Name in keyof Fields]: Fields[Name] extends { readonly shared: true } ? Name : never;
}[keyof Fields];
type OwnNames<Fields> = Exclude<
	{ [Name in keyof Fields]: Fields[Name] extends { readonly shown: Shown } ? Name : never }[keyof Fields],
	SharedNames<Fields> | "translation_key"
>;
type FieldsOf<Definition> =
	Definition extends CollectionDefinition<infer Fields extends CollectionFields> ? Fields : never;

/** The texts of an item in one language. */
type TextOf<Definition, Without extends string = never> = Named<
	FieldsOf<Definition>,
	Exclude<OwnNames<FieldsOf<Definition>>, Without>
>;

/**
 * An item of a collection, in what seed files write: links as keys, days counted from the day of seeding (negative:
 * past), formatted texts as HTML of p, h2, h3, ul, ol, li, blockquote, strong, em, a, code, pre, table, figure and
 * figcaption.
 * @typeParam Without fields that the seed fills itself
 */
export type Seeded<Definition, Without extends string = never> = Simple<
	{ readonly key: string } & Named<FieldsOf<Definition>, Exclude<SharedNames<FieldsOf<Definition>>, Without>>
> & { readonly text: BothLanguages<TextOf<Definition, Without>> };

export type AuthorSeed = Seeded<typeof authors>;
export type CategorySeed = Seeded<typeof categories>;
export type DemoSeed = Seeded<typeof demos>;
export type GlossaryTermSeed = Seeded<typeof glossaryTerms>;
export type IndustrySeed = Seeded<typeof industries>;
export type NavigationSeed = Seeded<typeof navigation>;
export type PartnerSeed = Seeded<typeof partners>;
export type PostSeed = Seeded<typeof posts>;
export type ReferenceSeed = Seeded<typeof clientReferences>;
export type SettingsSeed = Seeded<typeof siteSettings>;
export type SpeakerSeed = Seeded<typeof speakers>;
export type UseCaseSeed = Seeded<typeof useCases>;

/** One block of a page, as editors write it into the `blocks` field. */
export type BlockSeed = WrittenBlock;

/**
 * A page built of blocks. `route_key` names a route of its own (`home`, `about`, `imprint`); without it the page lives
 * at its slug.
 */
export type PageSeed = Omit<Seeded<typeof pages>, "text"> & {
	readonly text: BothLanguages<TextOf<typeof pages, "blocks"> & { readonly blocks: readonly BlockSeed[] }>;
};

/** An event's day moves to a working day; its times are those of a clock in its zone, `HH:MM`. */
export type EventSeed = Seeded<
	typeof events,
	"starts_at" | "ends_at" | "event_status" | "calendar_sequence" | "registered"
> & {
	readonly day: number;
	readonly starts: string;
	readonly ends: string;
	/** Seats already taken; equal to `capacity` for an event that is full. */
	readonly registered: number;
};

/**
 * A silent video of scenes, each with a title on the screen and what its captions say. Its file is made by
 * `films/make-videos.ts`.
 */
export type RecordingSeed = Seeded<
	typeof recordings,
	"provider" | "source" | "duration_seconds" | "chapters" | "transcript"
> & {
	/** One that the seed is written in. */
	readonly language: SeedLocale;
	/** The name of its file in `films`. */
	readonly video: string;
	readonly scenes: readonly (BothLanguages<{ readonly title: string; readonly say: string }> & {
		readonly seconds: number;
	})[];
};

/** A file to download: a document in `files/printed`, which may be written in the other language. */
export type ResourceSeed = Omit<Seeded<typeof resources>, "text"> & {
	readonly text: BothLanguages<TextOf<typeof resources> & { readonly file: string; readonly language: SeedLocale }>;
};
