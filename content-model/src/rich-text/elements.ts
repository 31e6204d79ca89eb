// Treatment of each element in editors' texts. The site's parser, what is stored and what is refused follow from this
// list. It covers all elements of Studio's editor, and those that pastes, imports or programs may contain.
// docs/editors.en.md explains the essentials to editors.

/** Reason for refusing an element in a save, because it cannot be shown. */
export type Refused = "media" | "drawing" | "form" | "code";

/**
 * - `shown`: kept.
 * - `turned`: replaced by an equivalent element.
 * - `words`: removed; its text stays in the sentence.
 * - `paragraphs`: removed; its text stays in paragraphs of its own.
 * - `nothing`: removed with its content, which is not visible.
 * - `layout`: stored for Studio's editor, but not sent to visitors.
 * - `refused`: refused in saves. If it is stored already, its visible text stays.
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

/** Treatment by element. Headings of other levels and `u` depend on their context (`turn-elements.ts`). */
const FATES: Readonly<Record<string, Fate>> = {
	...all(shown, "p h2 h3 h4 ul ol li dl dt dd blockquote pre hr figure figcaption img"),
	...all(shown, "table caption thead tbody tfoot tr th td"),
	...all(shown, "strong em a code kbd br abbr sub sup q s del ins mark"),
	// The page's title is its only first heading. There are styles for three levels below it.
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
	...all(
		paragraphs,
		"div section article header footer main aside nav address center details summary hgroup search dialog",
	),
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

export const KNOWN_TAGS: readonly string[] = Object.keys(FATES);

/** Returns the treatment of an element. Text in unlisted elements, such as Word's `o:p`, stays. */
export function fateOf(tag: string): Fate {
	return Object.hasOwn(FATES, tag) ? (FATES[tag] ?? words) : words;
}

export const RICH_TAGS: readonly string[] = Object.entries(FATES).flatMap(([tag, { fate }]) =>
	fate === "shown" ? [tag] : [],
);

/** Attributes that are kept, by element. `lang` and `dir` are kept everywhere. */
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

/** Block elements; all others are part of a sentence. */
const BLOCKS = new Set(
	"p h1 h2 h3 h4 h5 h6 ul ol li dl dt dd blockquote pre hr figure figcaption table caption".split(" "),
);
const ROWS = new Set(["colgroup", "col", "thead", "tbody", "tfoot", "tr", "th", "td"]);

export function isBlock(tag: string): boolean {
	return BLOCKS.has(tag) || ROWS.has(tag);
}

/** Allowed addresses of links: of this site, another site, an email or a telephone number. */
const LINK = /^(https?:\/\/|mailto:|tel:|[/?#])/i;

/** True if visitors can follow an address. Characters that browsers ignore are disregarded. */
export function isLinkAddress(href: string): boolean {
	return LINK.test([...href].filter((character) => character > " ").join(""));
}
