// Structured data of a page for search engines: one schema.org graph per page (MT-2).

import type { Organisation } from "@hub/content-model/cms/site-settings";
import { sharePictureHref } from "@hub/shared-contracts/content/picture";
import { localeEntry } from "@hub/shared-contracts/language/locale";
import { type NamedPage, PAGE, schemaThing } from "@hub/shared-contracts/remote/structured-data";
import type {
	AnswerLeaf,
	BreadcrumbListLeaf,
	FAQPageLeaf,
	ListItemLeaf,
	OrganizationLeaf,
	PostalAddressLeaf,
	QuestionLeaf,
	WebSiteLeaf,
} from "schema-dts";
import type { FoundResult, LoadedPage } from "./page-result.ts";
import { SITE_TITLE } from "./title.ts";

type SchemaThing = object;

export interface SchemaGraph {
	readonly "@context": "https://schema.org";
	readonly "@graph": readonly SchemaThing[];
}

/** Canonical paths of the home page and of the list above the page, if any. */
export interface PageParents {
	readonly home: string;
	readonly parent: string | undefined;
}

/** Returns the graph of a page; undefined if there is nothing to describe. */
export function structuredDataOf({ result, layout }: LoadedPage, parents: PageParents): SchemaGraph | undefined {
	if (result.kind !== "page" || !result.addresses || result.head.noIndex) return undefined;
	const { canonical } = result.addresses;
	const absolute = (path: string) => new URL(path, canonical).href;
	const company = layout.settings ? organisation(layout.settings.organisation, absolute(parents.home)) : undefined;
	const things = [
		...(result.route === "home"
			? [website(result, layout.settings?.description, canonical), ...(company ? [company] : [])]
			: []),
		...thingOf(result, canonical, absolute, company),
		...questions(result, canonical),
		...breadcrumbs({ result, layout }, parents, absolute),
	];
	return things.length > 0 ? { "@context": "https://schema.org", "@graph": things } : undefined;
}

/** Writes JSON for a `script` element. `<` could end the element or open a comment in it. */
export function writeStructuredData(graph: SchemaGraph): string {
	return JSON.stringify(graph).replaceAll("<", "\\u003c");
}

type Absolute = (path: string) => string;

/** Returns the thing that the page's remote declares. */
function thingOf(
	{ head, sharePicture }: FoundResult,
	url: string,
	absolute: Absolute,
	company: OrganizationLeaf | undefined,
): readonly SchemaThing[] {
	const thing: unknown = head.structuredData?.thing;
	// Releases built before `thing` was declared have another value there.
	if (typeof thing !== "object" || thing === null || !("@type" in thing)) return [];
	const image = head.image && absolute(sharePictureHref(head.image.id));
	const { title: name, description } = head;
	const filled = filledIn(thing, { url, picture: image ?? sharePicture, company });
	return [schemaThing({ name, description: description || undefined, url, image, ...(filled as object) })];
}

/** Replaces {@link PAGE}'s placeholders in a value; undefined if one has no value. */
function filledIn(value: unknown, page: Readonly<Record<keyof typeof PAGE, unknown>>): unknown {
	if (value === PAGE.company) return page.company;
	if (value === PAGE.picture) return page.picture;
	if (typeof value === "string") return value.startsWith(PAGE.url) ? page.url + value.slice(PAGE.url.length) : value;
	if (Array.isArray(value)) return value.map((one) => filledIn(one, page)).filter((one) => one !== undefined);
	if (typeof value !== "object" || value === null) return value;
	return schemaThing(Object.fromEntries(Object.entries(value).map(([name, part]) => [name, filledIn(part, page)])));
}

/** Returns the page's questions as an FAQ page. */
function questions({ head, locale }: FoundResult, url: string): readonly SchemaThing[] {
	if (!head.questions?.length) return [];
	const mainEntity = head.questions.map(({ question, answer }) =>
		schemaThing<QuestionLeaf>({
			"@type": "Question",
			name: question,
			acceptedAnswer: schemaThing<AnswerLeaf>({ "@type": "Answer", text: answer }),
		}),
	);
	return [schemaThing<FAQPageLeaf>({ "@type": "FAQPage", url, inLanguage: localeEntry(locale).iso, mainEntity })];
}

function website({ locale }: FoundResult, description: string | undefined, url: string): WebSiteLeaf {
	const inLanguage = localeEntry(locale).iso;
	return schemaThing<WebSiteLeaf>({
		"@type": "WebSite",
		name: SITE_TITLE,
		description: description || undefined,
		url,
		inLanguage,
	});
}

function organisation(
	{ name, street, postalCode, city, country, email, phone }: Organisation,
	url: string,
): OrganizationLeaf {
	return schemaThing<OrganizationLeaf>({
		"@type": "Organization",
		name,
		url,
		email,
		telephone: phone,
		address: schemaThing<PostalAddressLeaf>({
			"@type": "PostalAddress",
			streetAddress: street,
			postalCode,
			addressLocality: city,
			addressCountry: country,
		}),
	});
}

/** Returns the path from the home page over a list to an item of that list. */
function breadcrumbs(page: LoadedPage, { home, parent }: PageParents, absolute: Absolute): readonly SchemaThing[] {
	const { result } = page;
	const list = listAbove(page, parent);
	if (!list) return [];
	const path = [
		{ name: SITE_TITLE, path: home },
		list,
		{ name: result.head.title, path: result.addresses?.canonical ?? "" },
	];
	const items = path.map(({ name, path: href }, at) =>
		schemaThing<ListItemLeaf>({ "@type": "ListItem", position: at + 1, name, item: absolute(href) }),
	);
	return [schemaThing<BreadcrumbListLeaf>({ "@type": "BreadcrumbList", itemListElement: items })];
}

/** Returns the list above an item, from its remote or from a menu. */
function listAbove({ result, layout }: LoadedPage, parent: string | undefined): NamedPage | undefined {
	const list = result.head.structuredData?.list;
	return list === "in-menus" ? listInMenus(layout, parent) : list;
}

function listInMenus(
	{ menus: { header, footer } }: LoadedPage["layout"],
	parent: string | undefined,
): NamedPage | undefined {
	const link = [...header, ...footer]
		.flatMap((entry) => ("links" in entry ? entry.links : [entry]))
		.find(({ href }) => href === parent);
	return link && { name: link.label, path: link.href };
}
