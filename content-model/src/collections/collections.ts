import { authors } from "./authors.ts";
import { categories } from "./categories.ts";
import { clientReferences } from "./client-references.ts";
import type { CollectionDefinition } from "./collection.ts";
import { consentCounts } from "./consent-counts.ts";
import { contactMessages } from "./contact-messages.ts";
import { demos } from "./demos.ts";
import { events } from "./events.ts";
import { eventsSpeakers } from "./events-speakers.ts";
import { glossaryTerms } from "./glossary-terms.ts";
import { industries } from "./industries.ts";
import { navigation } from "./navigation.ts";
import { pages } from "./pages.ts";
import { partners } from "./partners.ts";
import { posts } from "./posts.ts";
import { recordings } from "./recordings.ts";
import { redirects } from "./redirects.ts";
import { registrations } from "./registrations.ts";
import { resources } from "./resources.ts";
import { siteSettings } from "./site-settings.ts";
import { speakers } from "./speakers.ts";
import { useCases } from "./use-cases.ts";

/** All our tables, in Studio's order (CT-1). */
export const collections: readonly CollectionDefinition[] = [
	pages,
	navigation,
	redirects,
	siteSettings,
	partners,
	posts,
	categories,
	authors,
	glossaryTerms,
	clientReferences,
	useCases,
	industries,
	resources,
	demos,
	events,
	eventsSpeakers,
	speakers,
	recordings,
	registrations,
	contactMessages,
	consentCounts,
];

export const collectionsByName: ReadonlyMap<string, CollectionDefinition> = new Map(
	collections.map((definition) => [definition.collection, definition]),
);

/** Folders in Studio's list of collections. They are no tables, so they don't count as such. */
export const areas = {
	area_website: { label: "Website", icon: "home" },
	area_editorial: { label: "Editorial", icon: "edit" },
	area_events: { label: "Events", icon: "calendar_month" },
	area_inbox: { label: "Inbox", icon: "inbox" },
} as const;
