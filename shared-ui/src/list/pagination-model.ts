// The model of a pagination: its elements and their targets. Pure, the same for links and buttons (PG-1 to PG-5).

/** The properties of PG-1. */
export interface PaginationOptions {
	readonly totalItems: number;
	/** The page shown, from 1 (PG-2: required). */
	readonly modelValue: number;
	/** Default 10. */
	readonly itemsPerPage?: number;
	/** Former name of `modelValue`, with the same validation. `modelValue` wins. */
	readonly currentPage?: number;
	/** Maximum number of page numbers. Default 5. */
	readonly maxPagesShown?: number;
	/** `rtl` counts from right to left. Default `ltr`. */
	readonly dir?: "ltr" | "rtl";
	/** Default `button`. */
	readonly type?: "button" | "link";
	/** Address of pages, with `[page]` for the number; required for type `link`. Default `#`, which leads nowhere. */
	readonly linkUrl?: string;
	/** Address of page 1, if not `linkUrl`. */
	readonly firstPageUrl?: string;
	/** The digits: `ar` Arabic-Indic, `ir` Persian (PG-5). Default `en`. */
	readonly locale?: "en" | "ar" | "ir";
	/** Default `<` and `>`. */
	readonly prevButtonContent?: string;
	readonly nextButtonContent?: string;
	/** Default `<<` and `>>`. */
	readonly backwardJumpButtonContent?: string;
	readonly forwardJumpButtonContent?: string;
	/** Default `...`. */
	readonly startingBreakpointContent?: string;
	readonly endingBreakpointContent?: string;
	/** Default `First` and `Last`. */
	readonly firstPageContent?: string;
	readonly lastPageContent?: string;
	/** Leaves out back and next. Default false. */
	readonly hidePrevNext?: boolean;
	/** Leaves out back on the first page and next on the last. Default false. */
	readonly hidePrevNextWhenEnds?: boolean;
	/** Breaks, and with them the numbers of the first and last page. Default true. */
	readonly showBreakpointButtons?: boolean;
	/** Shows breaks without a target. Default false. */
	readonly disableBreakpointButtons?: boolean;
	/** True to show jumps beside back and next. Default false. */
	readonly showJumpButtons?: boolean;
	/** 'First' and 'Last'. Default false. */
	readonly showEndingButtons?: boolean;
	/** Disables every element (PG-4). Default false. */
	readonly disablePagination?: boolean;
}

export type PaginationKind =
	| "firstPage"
	| "jumpBackward"
	| "back"
	| "first"
	| "startBreak"
	| "number"
	| "endBreak"
	| "last"
	| "next"
	| "jumpForward"
	| "lastPage";

/** An element of a pagination. */
export interface PaginationItem {
	readonly kind: PaginationKind;
	readonly text: string;
	/** The page that it denotes; may be outside the range. */
	readonly page: number;
	/** Page after a click; null if clicks are ignored (PG-4). */
	readonly goesTo: number | null;
	/** Its address, for type `link`. */
	readonly href?: string;
	/** True for the number of the current page. */
	readonly active: boolean;
}

/** All elements, from left to right. */
export interface PaginationModel {
	readonly totalPages: number;
	readonly items: readonly PaginationItem[];
}

const PAGE_PLACEHOLDER = "[page]";
/** Locales for digits; `en` is written without grouping. */
const DIGITS = { ar: "ar-SA", ir: "fa-IR" } as const;

/** @throws TypeError when an option breaks its rule; its message names the option (PG-2) */
export function paginationModel(options: PaginationOptions): PaginationModel {
	check(options);
	const { totalItems, modelValue: current, itemsPerPage = 10, maxPagesShown = 5, locale = "en" } = options;
	const {
		showBreakpointButtons: breaks = true,
		showJumpButtons: jumps = false,
		showEndingButtons: ends = false,
	} = options;
	const totalPages = Math.ceil(totalItems / itemsPerPage);
	const shown = pageWindow(current, totalPages, maxPagesShown);
	const lowest = shown[0] ?? 1;
	const highest = shown.at(-1) ?? 0;
	const half = Math.ceil(maxPagesShown / 2);

	const item = (kind: PaginationKind, text: string, page: number, inert = false): PaginationItem => {
		const ignored = inert || options.disablePagination || page === current || page < 1 || page > totalPages;
		return {
			kind,
			text,
			page,
			goesTo: ignored ? null : page,
			...(options.type === "link" ? { href: addressOf(options, page) } : {}),
			active: kind === "number" && page === current,
		};
	};
	const number = (kind: PaginationKind, page: number) => item(kind, inDigits(page, locale), page);

	// Both sides, towards page 1 and towards the last page; `dir` decides which comes first.
	const low = { end: 1, step: current - 1, jump: Math.max(1, current - half), cut: lowest >= 2, far: lowest >= 3 };
	const high = {
		end: totalPages,
		step: current + 1,
		jump: Math.min(totalPages, current + half),
		cut: highest < totalPages,
		far: highest < totalPages - 1,
	};
	const rtl = options.dir === "rtl";
	const [leading, trailing] = rtl ? [high, low] : [low, high];
	const ended = ({ step }: typeof low) => options.hidePrevNextWhenEnds === true && (step < 1 || step > totalPages);
	const breakItem = (kind: PaginationKind, text: string, { jump }: typeof low) =>
		options.disableBreakpointButtons ? item(kind, text, current, true) : item(kind, text, jump);
	const {
		prevButtonContent = "<",
		nextButtonContent = ">",
		backwardJumpButtonContent = "<<",
		forwardJumpButtonContent = ">>",
		startingBreakpointContent = "...",
		endingBreakpointContent = "...",
		firstPageContent = "First",
		lastPageContent = "Last",
		hidePrevNext = false,
	} = options;
	const parts: (PaginationItem | false)[] = [
		ends && current !== 1 && item("firstPage", firstPageContent, leading.end),
		jumps && leading.far && item("jumpBackward", backwardJumpButtonContent, leading.jump),
		!hidePrevNext && !ended(leading) && item("back", prevButtonContent, leading.step),
		breaks && leading.cut && number("first", leading.end),
		breaks && leading.far && breakItem("startBreak", startingBreakpointContent, leading),
		...(rtl ? shown.toReversed() : shown).map((page) => number("number", page)),
		breaks && trailing.far && breakItem("endBreak", endingBreakpointContent, trailing),
		breaks && trailing.cut && number("last", trailing.end),
		!hidePrevNext && !ended(trailing) && item("next", nextButtonContent, trailing.step),
		jumps && trailing.far && item("jumpForward", forwardJumpButtonContent, trailing.jump),
		ends && current !== totalPages && item("lastPage", lastPageContent, trailing.end),
	];
	return { totalPages, items: parts.filter((part) => part !== false) };
}

/** Returns the shown page numbers. An even number of them has one more before the current page than after it. */
function pageWindow(current: number, totalPages: number, max: number): number[] {
	const size = Math.min(max, totalPages);
	const start = Math.max(1, Math.min(current - Math.floor(max / 2), totalPages - size + 1));
	return Array.from({ length: size }, (_, index) => start + index);
}

function addressOf({ linkUrl = "#", firstPageUrl }: PaginationOptions, page: number): string {
	return page === 1 && firstPageUrl !== undefined ? firstPageUrl : linkUrl.replace(PAGE_PLACEHOLDER, String(page));
}

function inDigits(page: number, locale: "en" | "ar" | "ir"): string {
	return locale === "en" ? String(page) : page.toLocaleString(DIGITS[locale]);
}

function check(options: PaginationOptions): void {
	const { modelValue, type = "button", dir = "ltr", locale = "en", linkUrl = "#" } = options;
	for (const name of ["itemsPerPage", "currentPage", "maxPagesShown"] as const) {
		const value = options[name];
		if (value !== undefined && !(value > 0)) throw new TypeError(`${name} attribute must be greater than 0.`);
	}
	if (!(modelValue > 0)) throw new TypeError("v-model is required and must be greater than 0.");
	if (!["ltr", "rtl"].includes(dir)) throw new TypeError('dir attribute must be either "ltr" or "rtl".');
	if (!["link", "button"].includes(type))
		throw new TypeError("type attribute must be one of the following: link, button");
	if (!["en", "ar", "ir"].includes(locale))
		throw new TypeError("locale attribute must be one of the following: en, ar, ir");
	if (type !== "link") return;
	if (linkUrl === "#" || linkUrl === "")
		throw new TypeError("linkUrl attribute is required if type attribute is 'link'");
	if (!linkUrl.includes(PAGE_PLACEHOLDER)) throw new TypeError("linkUrl attribute must contain '[page]' substring");
}
