// Serialises XML for sitemaps and feeds.

/** Serialised XML. */
export interface Xml {
	readonly xml: string;
}

export type XmlContent = string | number | Xml | readonly XmlContent[] | undefined;

/** Creates an element. Texts and attributes are escaped; undefined attributes are left out. */
export function element(
	name: string,
	attributes: Readonly<Record<string, string | undefined>>,
	...content: XmlContent[]
): Xml {
	const written = Object.entries(attributes).map(([key, value]) =>
		value === undefined ? "" : ` ${key}="${escapeXml(value)}"`,
	);
	const inner = write(content);
	return { xml: inner ? `<${name}${written.join("")}>${inner}</${name}>` : `<${name}${written.join("")}/>` };
}

/** Creates an element, or nothing if its text is empty or undefined. */
export function textElement(
	name: string,
	text: string | undefined,
	attributes: Readonly<Record<string, string>> = {},
): Xml {
	return text ? element(name, attributes, text) : { xml: "" };
}

/** Creates a document with its root element. */
export function xmlDocument(root: Xml): string {
	return `<?xml version="1.0" encoding="UTF-8"?>\n${root.xml}\n`;
}

function write(content: XmlContent): string {
	if (content === undefined) return "";
	if (typeof content === "string" || typeof content === "number") return escapeXml(String(content));
	return "xml" in content ? content.xml : content.map(write).join("");
}

/** Characters outside the production `Char` (XML 1.0, 2.2): with one of them the document is not well-formed. */
const UNWRITABLE = /[^\P{Cc}\t\n\r]|[\uFFFE\uFFFF]/gu;

/** Escapes text for XML elements and attributes. */
export function escapeXml(text: string): string {
	return (
		text
			.toWellFormed()
			.replace(UNWRITABLE, "")
			.replaceAll("&", "&amp;")
			.replaceAll("<", "&lt;")
			.replaceAll(">", "&gt;")
			.replaceAll('"', "&quot;")
			// Written as references, because parsers normalise literal line ends (XML 1.0, 2.11).
			.replace(/[\r\u2028\u2029]/g, (end) => `&#${end.charCodeAt(0)};`)
	);
}
