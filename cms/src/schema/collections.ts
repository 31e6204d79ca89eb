import type { CollectionDefinition } from "./collection.ts";
import { authors } from "./collections/authors.ts";
import { categories } from "./collections/categories.ts";
import { clientReferences } from "./collections/client_references.ts";
import { contactMessages } from "./collections/contact_messages.ts";
import { demos } from "./collections/demos.ts";
import { events } from "./collections/events.ts";
import { eventsSpeakers } from "./collections/events_speakers.ts";
import { glossaryTerms } from "./collections/glossary_terms.ts";
import { industries } from "./collections/industries.ts";
import { navigation } from "./collections/navigation.ts";
import { pages } from "./collections/pages.ts";
import { partners } from "./collections/partners.ts";
import { posts } from "./collections/posts.ts";
import { recordings } from "./collections/recordings.ts";
import { redirects } from "./collections/redirects.ts";
import { registrations } from "./collections/registrations.ts";
import { resources } from "./collections/resources.ts";
import { siteSettings } from "./collections/site_settings.ts";
import { speakers } from "./collections/speakers.ts";
import { useCases } from "./collections/use_cases.ts";

/** Every table of ours, in the order in which Studio lists them (CT-1). */
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
];

/** The folders of Studio's list; no tables, so not counted. */
export const areas = {
	area_website: { label: "Website", icon: "home" },
	area_editorial: { label: "Editorial", icon: "edit" },
	area_events: { label: "Events", icon: "calendar_month" },
	area_inbox: { label: "Inbox", icon: "inbox" },
} as const;
