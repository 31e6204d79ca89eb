// Reads XML that the site answers with, strictly: what is not well-formed fails the test.

import { DOMParser, onErrorStopParsing } from "@xmldom/xmldom";

/** An element of an XML document. */
export interface XmlElement {
	readonly name: string;
	readonly text: string;
	readonly attributes: Readonly<Record<string, string>>;
	/** All elements below it with the name, prefix included. */
	all(name: string): XmlElement[];
	/** The text of the first such element, or undefined. */
	textOf(name: string): string | undefined;
}

/** The document's element. @throws when it is not well-formed */
export function parseXml(xml: string): XmlElement {
	const root = new DOMParser({ onError: onErrorStopParsing }).parseFromString(xml, "application/xml").documentElement;
	if (!root) throw new Error("This is no XML document.");
	return elementFrom(root);
}

type DomElement = NonNullable<ReturnType<DOMParser["parseFromString"]>["documentElement"]>;

function elementFrom(node: DomElement): XmlElement {
	const all = (name: string) => [...node.getElementsByTagName(name)].map(elementFrom);
	return {
		name: node.tagName,
		text: node.textContent ?? "",
		attributes: Object.fromEntries([...node.attributes].map(({ name, value }) => [name, value])),
		all,
		textOf: (name) => all(name)[0]?.text,
	};
}
