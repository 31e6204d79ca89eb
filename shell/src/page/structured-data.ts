// What search engines read of a page: its facts in the words of schema.org, one graph a page (MT-2).

import type { Organisation } from "@hub/shared-contracts/content/site-settings";
import { localeEntry } from "@hub/shared-contracts/locale";
import type { PageHead } from "@hub/shared-contracts/page-head";
import { pictureHref } from "@hub/shared-contracts/picture";
import type { ArticleFacts, EventFacts, PersonFacts } from "@hub/shared-contracts/structured-data";
import type { LoadedPage, PageAnswer } from "./answer.ts";
import { SITE_TITLE } from "./title.ts";

/** A thing of schema.org. Absent values are left out of the JSON. */
export interface SchemaThing {
	readonly "@type": string;
	readonly [property: string]: SchemaValue;
}
export type SchemaValue = string | number | undefined | SchemaThing | readonly SchemaThing[];

/** All that is known of a page. */
export interface SchemaGraph {
	readonly "@context": "https://schema.org";
	readonly "@graph": readonly SchemaThing[];
}

/** Where a page belongs: the canonical paths of the home page and of the list above it, if there is one. */
export interface PagePlace {
	readonly home: string;
	readonly parent: string | undefined;
}

/** What there is to say of a page; undefined where there is nothing. */
export function structuredDataOf({ answer, layout }: LoadedPage, place: PagePlace): SchemaGraph | undefined {
	if (answer.kind !== "page" || !answer.addresses || answer.head.noIndex) return undefined;
	const { canonical } = answer.addresses;
	const absolute = (path: string) => new URL(path, canonical).href;
	const company = layout.settings ? organisation(layout.settings.organisation, absolute(place.home)) : undefined;
	const things = [
		...(answer.route === "home" ? [website(answer, layout.settings?.description, canonical), ...(company ? [company] : [])] : []),
		...factsOf(answer, canonical, absolute, company),
		...breadcrumbs({ answer, layout }, place, absolute),
	];
	return things.length > 0 ? { "@context": "https://schema.org", "@graph": things } : undefined;
}

/** The JSON for a `script` element. `<` could end the element or open a comment in it. */
export function writeStructuredData(graph: SchemaGraph): string {
	return JSON.stringify(graph).replaceAll("<", "\\u003c");
}

type Absolute = (path: string) => string;

function factsOf(
	{ head, locale }: PageAnswer,
	url: string,
	absolute: Absolute,
	company: SchemaThing | undefined,
): readonly SchemaThing[] {
	const facts = head.structuredData;
	const about = {
		name: head.title,
		description: head.description || undefined,
		url,
		image: head.image && absolute(pictureHref(head.image.id, "head")),
	};
	switch (facts?.kind) {
		case "article":
			return [article(facts, head, { ...about, inLanguage: localeEntry(locale).iso, publisher: company }, absolute)];
		case "event":
			return [event(facts, { ...about, organizer: company })];
		case "person":
			return [person(facts, about)];
		default:
			// A remote is built apart from this shell: a newer one may tell facts that this one does not know.
			return [];
	}
}

type About = Readonly<Record<string, SchemaValue>>;

function article({ publishedOn, author }: ArticleFacts, { title }: PageHead, about: About, absolute: Absolute): SchemaThing {
	return {
		"@type": "Article",
		headline: title,
		...about,
		datePublished: publishedOn,
		author: { "@type": "Person", name: author.name, url: author.about && absolute(author.about) },
	};
}

function event(facts: EventFacts, about: About): SchemaThing {
	const attendance = { online: "Online", onsite: "Offline", hybrid: "Mixed" }[facts.mode];
	const online: SchemaThing = { "@type": "VirtualLocation", url: about.url };
	const onsite: SchemaThing = {
		"@type": "Place",
		name: facts.venue || facts.city,
		address: { "@type": "PostalAddress", addressLocality: facts.city || undefined },
	};
	return {
		"@type": "Event",
		...about,
		startDate: facts.startsAt,
		endDate: facts.endsAt,
		eventAttendanceMode: `https://schema.org/${attendance}EventAttendanceMode`,
		eventStatus: `https://schema.org/${facts.cancelled ? "EventCancelled" : "EventScheduled"}`,
		inLanguage: facts.language,
		location: [...(facts.mode === "online" ? [] : [onsite]), ...(facts.mode === "onsite" ? [] : [online])],
		performer: facts.speakers.length > 0 ? facts.speakers.map((name) => ({ "@type": "Person", name })) : undefined,
	};
}

function person({ role }: PersonFacts, about: About): SchemaThing {
	return { "@type": "Person", ...about, jobTitle: role || undefined };
}

function website({ locale }: PageAnswer, description: string | undefined, url: string): SchemaThing {
	return { "@type": "WebSite", name: SITE_TITLE, description: description || undefined, url, inLanguage: localeEntry(locale).iso };
}

function organisation({ name, street, postalCode, city, country, email, phone }: Organisation, url: string): SchemaThing {
	return {
		"@type": "Organization",
		name,
		url,
		email,
		telephone: phone,
		address: {
			"@type": "PostalAddress",
			streetAddress: street,
			postalCode,
			addressLocality: city,
			addressCountry: country,
		},
	};
}

/** The way from the home page over the list that a menu names to an item of that list. */
function breadcrumbs({ answer, layout }: LoadedPage, { home, parent }: PagePlace, absolute: Absolute): readonly SchemaThing[] {
	const kind = answer.head.structuredData?.kind;
	if (!parent || (kind !== "article" && kind !== "event")) return [];
	const { header, footer } = layout.menus;
	const links = [...header, ...footer.flatMap(({ links: below }) => below)];
	const list = links.find(({ href }) => href === parent);
	if (!list) return [];
	const way = [
		{ name: SITE_TITLE, path: home },
		{ name: list.label, path: parent },
		{ name: answer.head.title, path: answer.addresses?.canonical ?? "" },
	];
	const items = way.map(({ name, path }, at) => ({ "@type": "ListItem", position: at + 1, name, item: absolute(path) }));
	return [{ "@type": "BreadcrumbList", itemListElement: items }];
}
