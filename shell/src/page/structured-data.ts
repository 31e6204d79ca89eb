// What search engines read of a page: its facts in the words of schema.org, one graph a page (MT-2).

import { pictureHref } from "@hub/shared-contracts/content/picture";
import type { Organisation } from "@hub/shared-contracts/content/site-settings";
import { localeEntry } from "@hub/shared-contracts/language/locale";
import type { PageHead } from "@hub/shared-contracts/remote/page-head";
import type {
	ArticleFacts,
	DefinedTermFacts,
	DefinedTermSetFacts,
	EventFacts,
	NamedPage,
	PersonFacts,
	VideoFacts,
} from "@hub/shared-contracts/remote/structured-data";
import type {
	AnswerLeaf,
	ArticleLeaf,
	BreadcrumbListLeaf,
	ClipLeaf,
	DefinedTermLeaf,
	DefinedTermSetLeaf,
	EventLeaf,
	FAQPageLeaf,
	ListItemLeaf,
	OrganizationLeaf,
	PersonLeaf,
	PlaceLeaf,
	PostalAddressLeaf,
	QuestionLeaf,
	VideoObjectLeaf,
	VirtualLocationLeaf,
	WebPageLeaf,
	WebSiteLeaf,
} from "schema-dts";
import type { LoadedPage, PageAnswer } from "./answer.ts";
import { known, type SchemaThing } from "./schema-thing.ts";
import { SITE_TITLE } from "./title.ts";

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
	company: OrganizationLeaf | undefined,
): readonly SchemaThing[] {
	const facts = head.structuredData;
	const about = {
		name: head.title,
		description: head.description || undefined,
		url,
		image: head.image && absolute(pictureHref(head.image.id, "head")),
	};
	// An article, an event and a film are to have a picture; of a person a title is none.
	const pictured = { ...about, image: about.image ?? sharePicture };
	switch (facts?.kind) {
		case "article":
			return [article(facts, head, { ...pictured, inLanguage: localeEntry(locale).iso }, company, absolute)];
		case "listed-page":
			return [known<WebPageLeaf>({ "@type": "WebPage", ...about, inLanguage: localeEntry(locale).iso })];
		case "event":
			return [event(facts, pictured, company)];
		case "person":
			return [person(facts, about)];
		case "defined-term":
			// The vocabulary has a language for a set of terms, and none for a term.
			return [definedTerm(facts, about, absolute)];
		case "defined-term-set":
			return [definedTermSet(facts, { ...about, inLanguage: localeEntry(locale).iso }, absolute)];
		case "video":
			return [video(facts, pictured, company, absolute)];
		default:
			// A remote is built apart from this shell: a newer one may tell facts that this one does not know.
			return [];
	}
}

/** What is told of every thing. */
interface About {
	readonly name: string;
	readonly description: string | undefined;
	readonly url: string;
	readonly image: string | undefined;
}

/** The same of what is in a language. */
interface Spoken extends About {
	readonly inLanguage: string;
}

function article(
	{ publishedOn, author }: ArticleFacts,
	{ title }: PageHead,
	about: Spoken,
	company: OrganizationLeaf | undefined,
	absolute: Absolute,
): ArticleLeaf {
	return known<ArticleLeaf>({
		"@type": "Article",
		headline: title,
		...about,
		publisher: company,
		datePublished: publishedOn || undefined,
		author: author
			? known<PersonLeaf>({ "@type": "Person", name: author.name, url: author.about && absolute(author.about) })
			: company,
	});
}

const ATTENDANCE = {
	online: "https://schema.org/OnlineEventAttendanceMode",
	onsite: "https://schema.org/OfflineEventAttendanceMode",
	hybrid: "https://schema.org/MixedEventAttendanceMode",
} as const;

function event(facts: EventFacts, about: About, organizer: OrganizationLeaf | undefined): EventLeaf {
	const online = known<VirtualLocationLeaf>({ "@type": "VirtualLocation", url: about.url });
	const onsite = known<PlaceLeaf>({
		"@type": "Place",
		name: facts.venue || facts.city,
		address: known<PostalAddressLeaf>({ "@type": "PostalAddress", addressLocality: facts.city || undefined }),
	});
	return known<EventLeaf>({
		"@type": "Event",
		...about,
		organizer,
		startDate: facts.startsAt,
		endDate: facts.endsAt,
		eventAttendanceMode: ATTENDANCE[facts.mode],
		eventStatus: facts.cancelled ? "https://schema.org/EventCancelled" : "https://schema.org/EventScheduled",
		inLanguage: facts.language,
		location: [...(facts.mode === "online" ? [] : [onsite]), ...(facts.mode === "onsite" ? [] : [online])],
		performer: facts.speakers.length > 0 ? facts.speakers.map((name) => ({ "@type": "Person", name })) : undefined,
	});
}

function person({ role }: PersonFacts, about: About): PersonLeaf {
	return known<PersonLeaf>({ "@type": "Person", ...about, jobTitle: role || undefined });
}

function definedTerm({ set }: DefinedTermFacts, about: About, absolute: Absolute): DefinedTermLeaf {
	return known<DefinedTermLeaf>({
		"@type": "DefinedTerm",
		...about,
		inDefinedTermSet: set && { "@type": "DefinedTermSet", name: set.name, url: absolute(set.path) },
	});
}

function definedTermSet({ terms }: DefinedTermSetFacts, about: Spoken, absolute: Absolute): DefinedTermSetLeaf {
	return known<DefinedTermSetLeaf>({
		"@type": "DefinedTermSet",
		...about,
		hasDefinedTerm: terms.map(({ name, description, path }) =>
			known<DefinedTermLeaf>({ "@type": "DefinedTerm", name, description: description || undefined, url: absolute(path) }),
		),
	});
}

function video(
	{ publishedOn, duration, language, chapters, file }: VideoFacts,
	about: About,
	publisher: OrganizationLeaf | undefined,
	absolute: Absolute,
): VideoObjectLeaf {
	const end = (index: number) => chapters[index + 1]?.at ?? (duration || undefined);
	return known<VideoObjectLeaf>({
		"@type": "VideoObject",
		...about,
		publisher,
		thumbnailUrl: about.image,
		uploadDate: publishedOn,
		duration: duration > 0 ? `PT${duration}S` : undefined,
		contentUrl: file && absolute(file),
		inLanguage: language,
		hasPart: chapters.map(({ at, title }, index) =>
			known<ClipLeaf>({
				"@type": "Clip",
				name: title,
				startOffset: at,
				endOffset: end(index),
				url: `${about.url}#t=${at}`,
			}),
		),
	});
}

/** The questions of a page as a page of questions. */
function questions({ head, locale }: PageAnswer, url: string): readonly SchemaThing[] {
	if (!head.questions?.length) return [];
	const asked = head.questions.map(({ question, answer }) =>
		known<QuestionLeaf>({
			"@type": "Question",
			name: question,
			acceptedAnswer: known<AnswerLeaf>({ "@type": "Answer", text: answer }),
		}),
	);
	return [known<FAQPageLeaf>({ "@type": "FAQPage", url, inLanguage: localeEntry(locale).iso, mainEntity: asked })];
}

function website({ locale }: PageAnswer, description: string | undefined, url: string): WebSiteLeaf {
	const inLanguage = localeEntry(locale).iso;
	return known<WebSiteLeaf>({ "@type": "WebSite", name: SITE_TITLE, description: description || undefined, url, inLanguage });
}

function organisation({ name, street, postalCode, city, country, email, phone }: Organisation, url: string): OrganizationLeaf {
	return known<OrganizationLeaf>({
		"@type": "Organization",
		name,
		url,
		email,
		telephone: phone,
		address: known<PostalAddressLeaf>({
			"@type": "PostalAddress",
			streetAddress: street,
			postalCode,
			addressLocality: city,
			addressCountry: country,
		}),
	});
}

/** The way from the home page over a list to an item of that list. */
function breadcrumbs(page: LoadedPage, { home, parent }: PagePlace, absolute: Absolute): readonly SchemaThing[] {
	const { answer } = page;
	const list = listAbove(page, parent);
	if (!list) return [];
	const way = [{ name: SITE_TITLE, path: home }, list, { name: answer.head.title, path: answer.addresses?.canonical ?? "" }];
	const items = way.map(({ name, path }, at) =>
		known<ListItemLeaf>({ "@type": "ListItem", position: at + 1, name, item: absolute(path) }),
	);
	return [known<BreadcrumbListLeaf>({ "@type": "BreadcrumbList", itemListElement: items })];
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
