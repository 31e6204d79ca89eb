// Keeps the document's head in step with the page after a client navigation.

import { localeEntry } from "@hub/shared-contracts/language/locale";
import type { ShownAnswer } from "../page/answer.ts";
import { shareTags } from "../page/share-tags.ts";
import { fullTitle } from "../page/title.ts";

// Search engines load every page as a document, so after a client navigation the last document's structured data is
// only removed.
const OF_THE_PAGE =
	'link[rel="canonical"], link[rel="alternate"], meta[property^="og:"], meta[name^="twitter:"], script[type="application/ld+json"]';

/** Updates title, language, description, share tags and addresses of the document for a page. */
export function updateDocumentHead(answer: ShownAnswer, title: string): void {
	const { dir } = localeEntry(answer.locale);
	document.documentElement.lang = answer.locale;
	document.documentElement.dir = dir;
	document.title = fullTitle(title);
	const robots = answer.kind !== "page" || answer.head.noIndex ? "noindex" : "";
	setMeta("description", answer.head.description);
	setMeta("robots", robots);
	for (const element of document.head.querySelectorAll(OF_THE_PAGE)) element.remove();
	for (const { key, name, content } of shareTags(answer)) addElement("meta", { [key]: name, content });
	if (!answer.addresses) return;
	addElement("link", { rel: "canonical", href: answer.addresses.canonical });
	for (const { hreflang, href } of answer.addresses.alternates)
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
