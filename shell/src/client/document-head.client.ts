// Keeps the document's head in step with the page after a client navigation.

import { localeEntry } from "@hub/shared-contracts/locale";
import type { ShownAnswer } from "../page/answer.ts";
import { fullTitle } from "../page/title.ts";

/** Brings title, language, description and addresses of the document to those of a page. */
export function updateDocumentHead(answer: ShownAnswer, title: string): void {
	const { dir } = localeEntry(answer.locale);
	document.documentElement.lang = answer.locale;
	document.documentElement.dir = dir;
	document.title = fullTitle(title);
	const robots = answer.kind !== "page" || answer.head.noIndex ? "noindex" : "";
	setMeta("description", answer.head.description);
	setMeta("robots", robots);
	for (const link of document.head.querySelectorAll('link[rel="canonical"], link[rel="alternate"][hreflang]')) link.remove();
	if (!answer.addresses) return;
	addLink({ rel: "canonical", href: answer.addresses.canonical });
	for (const { hreflang, href } of answer.addresses.alternates) addLink({ rel: "alternate", hreflang, href });
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

function addLink(attributes: Readonly<Record<string, string>>): void {
	const link = document.createElement("link");
	for (const [name, value] of Object.entries(attributes)) link.setAttribute(name, value);
	document.head.append(link);
}
