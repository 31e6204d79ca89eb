// Keeps the document's head in step with the page after a client navigation.

import { localeEntry } from "@hub/shared-contracts/language/locale";
import type { ShownResult } from "../page/page-result.ts";
import { shareTags } from "../page/share-tags.ts";
import { fullTitle } from "../page/title.ts";

// Search engines load every page as a document, so after a client navigation the last document's structured data is
// only removed.
const OF_THE_PAGE =
	'link[rel="canonical"], link[rel="alternate"], meta[property^="og:"], meta[name^="twitter:"], script[type="application/ld+json"]';

/** Updates title, language, description, share tags and addresses of the document for a page. */
export function updateDocumentHead(result: ShownResult, title: string): void {
	const { dir } = localeEntry(result.locale);
	document.documentElement.lang = result.locale;
	document.documentElement.dir = dir;
	document.title = fullTitle(title);
	const robots = result.kind !== "page" || result.head.noIndex ? "noindex" : "";
	setMeta("description", result.head.description);
	setMeta("robots", robots);
	for (const element of document.head.querySelectorAll(OF_THE_PAGE)) element.remove();
	for (const { key, name, content } of shareTags(result)) addElement("meta", { [key]: name, content });
	if (!result.addresses) return;
	addElement("link", { rel: "canonical", href: result.addresses.canonical });
	for (const { hreflang, href } of result.addresses.alternates)
		addElement("link", { rel: "alternate", hreflang, href });
}

function setMeta(name: string, content: string): void {
	const known = document.head.querySelector<HTMLMetaElement>(`meta[name="${name}"]`);
	if (!content) {
		known?.remove();
		return;
	}
	const meta = known ?? document.head.appendChild(Object.assign(document.createElement("meta"), { name }));
	meta.content = content;
}

function addElement(tag: "link" | "meta", attributes: Readonly<Record<string, string>>): void {
	const element = document.createElement(tag);
	for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value);
	document.head.append(element);
}
