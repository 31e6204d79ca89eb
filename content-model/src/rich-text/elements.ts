// What becomes of each element in editors' text: the one list that the site's reader, what is stored and what is refused follow from.
// It has all that Studio's editor can hold, and what a paste, an import or a program may bring; docs/editors.en.md tells editors the essentials.

/** Why something is refused when it is saved: there is no way to show it to visitors. */
export type Refused = "media" | "drawing" | "form" | "code";

/**
 * - `shown`: as it is.
 * - `turned`: into the element that says the same on this site.
 * - `words`: they stay in their sentence, the element goes.
 * - `paragraphs`: its words stay, in paragraphs of their own.
 * - `nothing`: it has no words that a reader sees.
 * - `layout`: it stays where it is stored, for Studio's editor, and visitors get nothing of it.
 * - `refused`: when it is saved. Where it is stored already, its words stay if it has any that a reader would see.
 */
export type Fate =
	| { readonly fate: "shown" | "words" | "paragraphs" | "nothing" | "layout" }
	| { readonly fate: "turned"; readonly into: string }
	| { readonly fate: "refused"; readonly as: Refused; readonly hasWords: boolean };

const shown = { fate: "shown" } as const;
const words = { fate: "words" } as const;
const paragraphs = { fate: "paragraphs" } as const;
const nothing = { fate: "nothing" } as const;
const into = (tag: string) => ({ fate: "turned", into: tag }) as const;
const refused = (as: Refused, hasWords = false) => ({ fate: "refused", as, hasWords }) as const;

function all<Of>(fate: Of, tags: string): Record<string, Of> {
	return Object.fromEntries(tags.split(" ").map((tag) => [tag, fate]));
}

/** Elements by what becomes of them. Headings of other levels and `u` depend on what is around them (`turn-elements.ts`). */
const FATES: Readonly<Record<string, Fate>> = {
	...all(shown, "p h2 h3 h4 ul ol li dl dt dd blockquote pre hr figure figcaption img"),
	...all(shown, "table caption thead tbody tfoot tr th td"),
	...all(shown, "strong em a code kbd br abbr sub sup q s del ins mark"),
	// The page has its title as its only first heading, and styles for three levels below it.
	...all(into("h2"), "h1"),
	...all(into("h4"), "h5 h6"),
	...all(into("strong"), "b"),
	...all(into("em"), "i cite dfn var u"),
	...all(into("s"), "strike"),
	...all(into("code"), "tt samp"),
	...all(into("abbr"), "acronym"),
	...all(into("ul"), "menu dir"),
	...all(into("pre"), "listing xmp plaintext"),
	...all(
		words,
		"span font small big time data bdi bdo nobr label output slot ruby rb rt rp rtc blink marquee noscript picture selectedcontent",
	),
	...all(paragraphs, "div section article header footer main aside nav address center details summary hgroup search dialog"),
	...all(paragraphs, "fieldset legend form html body option optgroup multicol"),
	...all(nothing, "head title style xml meta link base template wbr source track param area map"),
	...all(nothing, "basefont bgsound keygen noembed noframes spacer"),
	...all({ fate: "layout" } as const, "colgroup col"),
	...all(refused("media"), "iframe video audio embed object applet frame frameset portal"),
	...all(refused("drawing"), "svg canvas math"),
	...all(refused("form"), "input textarea datalist meter progress"),
	...all(refused("form", true), "button select"),
	...all(refused("code"), "script"),
};

/** The elements whose fate is known. */
export const KNOWN_TAGS: readonly string[] = Object.keys(FATES);

/** What becomes of an element; of one that no list has, such as Word's `o:p`, the words stay. */
export function fateOf(tag: string): Fate {
	return Object.hasOwn(FATES, tag) ? (FATES[tag] ?? words) : words;
}

/** The tags that editors' text is shown with. */
export const RICH_TAGS: readonly string[] = Object.entries(FATES).flatMap(([tag, { fate }]) => (fate === "shown" ? [tag] : []));

/** The attributes that stay of what editors write, by tag; `lang` and `dir` stay everywhere. */
export const RICH_ATTRIBUTES: Readonly<Record<string, readonly string[]>> = {
	a: ["href", "hreflang", "rel"],
	abbr: ["title"],
	img: ["src", "alt", "width", "height", "loading"],
	ol: ["start", "type", "reversed"],
	li: ["value"],
	table: ["tabindex"],
	th: ["scope", "colspan", "rowspan"],
	td: ["colspan", "rowspan"],
};

/** Elements that make a line or more of their own; all others are part of a sentence. */
const BLOCKS = new Set("p h1 h2 h3 h4 h5 h6 ul ol li dl dt dd blockquote pre hr figure figcaption table caption".split(" "));
const ROWS = new Set(["colgroup", "col", "thead", "tbody", "tfoot", "tr", "th", "td"]);

/** Whether a shown element stands on lines of its own. */
export function isBlock(tag: string): boolean {
	return BLOCKS.has(tag) || ROWS.has(tag);
}

/** The addresses that a link may have: of this site, of another one, an email or a telephone. */
const LINK = /^(https?:\/\/|mailto:|tel:|[/?#])/i;

/** Whether visitors can follow an address that an editor wrote. What browsers ignore in it does not count. */
export function isLinkAddress(href: string): boolean {
	return LINK.test([...href].filter((character) => character > " ").join(""));
}
