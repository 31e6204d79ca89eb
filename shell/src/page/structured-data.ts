// What search engines read of a page: its facts in the words of schema.org, one graph a page (MT-2).

import type { Organisation } from "@hub/shared-contracts/content/site-settings";
import { localeEntry } from "@hub/shared-contracts/locale";
import type { PageHead } from "@hub/shared-contracts/page-head";
import { pictureHref } from "@hub/shared-contracts/picture";
import type {
	ArticleFacts,
	DefinedTermFacts,
	DefinedTermSetFacts,
	EventFacts,
	NamedPage,
	PersonFacts,
	VideoFacts,
} from "@hub/shared-contracts/structured-data";
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
		...questions(answer, canonical),
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
	{ head, locale, sharePicture }: PageAnswer,
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
	// An article is to have a picture, and so is an event; of a person a title is none.
	const pictured = { ...about, image: about.image ?? sharePicture };
	switch (facts?.kind) {
		case "article":
			return [article(facts, head, { ...pictured, inLanguage: localeEntry(locale).iso }, company, absolute)];
		case "listed-page":
			return [{ "@type": "WebPage", ...about, inLanguage: localeEntry(locale).iso }];
		case "event":
			return [event(facts, { ...pictured, organizer: company })];
		case "person":
			return [person(facts, about)];
		case "defined-term":
			return [definedTerm(facts, { ...about, inLanguage: localeEntry(locale).iso }, absolute)];
		case "defined-term-set":
			return [definedTermSet(facts, { ...about, inLanguage: localeEntry(locale).iso }, absolute)];
		case "video":
			return [video(facts, { ...about, publisher: company }, absolute)];
		default:
			// A remote is built apart from this shell: a newer one may tell facts that this one does not know.
			return [];
	}
}

type About = Readonly<Record<string, SchemaValue>>;

function article(
	{ publishedOn, author }: ArticleFacts,
	{ title }: PageHead,
	about: About,
	company: SchemaThing | undefined,
	absolute: Absolute,
): SchemaThing {
	return {
		"@type": "Article",
		headline: title,
		...about,
		publisher: company,
		datePublished: publishedOn || undefined,
		author: author ? { "@type": "Person", name: author.name, url: author.about && absolute(author.about) } : company,
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

function definedTerm({ set }: DefinedTermFacts, about: About, absolute: Absolute): SchemaThing {
	return {
		"@type": "DefinedTerm",
		...about,
		inDefinedTermSet: set && { "@type": "DefinedTermSet", name: set.name, url: absolute(set.path) },
	};
}

function definedTermSet({ terms }: DefinedTermSetFacts, about: About, absolute: Absolute): SchemaThing {
	return {
		"@type": "DefinedTermSet",
		...about,
		hasDefinedTerm: terms.map(({ name, path }) => ({ "@type": "DefinedTerm", name, url: absolute(path) })),
	};
}

function video({ publishedOn, duration, language, chapters, file }: VideoFacts, about: About, absolute: Absolute): SchemaThing {
	const end = (index: number) => chapters[index + 1]?.at ?? (duration || undefined);
	return {
		"@type": "VideoObject",
		...about,
		thumbnailUrl: about.image,
		uploadDate: publishedOn,
		duration: duration > 0 ? `PT${duration}S` : undefined,
		contentUrl: file && absolute(file),
		inLanguage: language,
		hasPart: chapters.map(({ at, title }, index) => ({
			"@type": "Clip",
			name: title,
			startOffset: at,
			endOffset: end(index),
			url: `${about.url}#t=${at}`,
		})),
	};
}

/** The questions of a page as a page of questions. */
function questions({ head, locale }: PageAnswer, url: string): readonly SchemaThing[] {
	if (!head.questions?.length) return [];
	const asked = head.questions.map(({ question, answer }) => ({
		"@type": "Question",
		name: question,
		acceptedAnswer: { "@type": "Answer", text: answer },
	}));
	return [{ "@type": "FAQPage", url, inLanguage: localeEntry(locale).iso, mainEntity: asked }];
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

/** The way from the home page over a list to an item of that list. */
function breadcrumbs(page: LoadedPage, { home, parent }: PagePlace, absolute: Absolute): readonly SchemaThing[] {
	const { answer } = page;
	const list = listAbove(page, parent);
	if (!list) return [];
	const way = [{ name: SITE_TITLE, path: home }, list, { name: answer.head.title, path: answer.addresses?.canonical ?? "" }];
	const items = way.map(({ name, path }, at) => ({ "@type": "ListItem", position: at + 1, name, item: absolute(path) }));
	return [{ "@type": "BreadcrumbList", itemListElement: items }];
}

/** The list above an item: its own facts name it; where they do not, it is called what a menu calls it. */
function listAbove({ answer, layout }: LoadedPage, parent: string | undefined): NamedPage | undefined {
	const facts = answer.head.structuredData;
	switch (facts?.kind) {
		case "article":
			return facts.list ?? listInMenus(layout, parent);
		case "event":
		case "video":
			return listInMenus(layout, parent);
		case "listed-page":
			return facts.list;
		case "defined-term":
			return facts.set;
		default:
			return undefined;
	}
}

function listInMenus({ menus: { header, footer } }: LoadedPage["layout"], parent: string | undefined): NamedPage | undefined {
	const link = [...header, ...footer.flatMap(({ links }) => links)].find(({ href }) => href === parent);
	return link && { name: link.label, path: link.href };
}
