// Where a page is scrolled to after a navigation (NV-2), decided apart from the browser.

/** A place on a page, in CSS pixels. */
export interface ScrollPlace {
	readonly left: number;
	readonly top: number;
}

/** What happened. */
export interface ScrollQuestion {
	/** Paths without query and hash, trailing slash ignored; `undefined` on the first page of a visit. */
	readonly from: string | undefined;
	readonly to: string;
	/** With its `#`, or empty. */
	readonly hash: string;
	readonly fromHash: string;
	/** Only on back and forward, and on a reload. */
	readonly saved: ScrollPlace | undefined;
	/** False when the route opts out. */
	readonly scrollToTop: boolean;
}

/** What to do: `stay`, go to an element, or to a place. */
export type ScrollDecision =
	| { readonly kind: "stay" }
	| { readonly kind: "element"; readonly id: string }
	| { readonly kind: "place"; readonly place: ScrollPlace };

const TOP: ScrollDecision = { kind: "place", place: { left: 0, top: 0 } };

/** A hash wins, then the saved place, then the opt-out, then the top; on the same page only a changed hash moves. */
export function decideScroll(question: ScrollQuestion): ScrollDecision {
	const samePath = question.from !== undefined && trim(question.from) === trim(question.to);
	if (question.hash) return { kind: "element", id: decodeId(question.hash.slice(1)) };
	if (question.saved) return { kind: "place", place: question.saved };
	if (samePath) return question.fromHash ? TOP : { kind: "stay" };
	return question.scrollToTop ? TOP : { kind: "stay" };
}

/** The place of an element whose top is `top` px below the document's, kept clear of a header of `offset` px. */
export function elementPlace(top: number, offset: number): ScrollPlace {
	return { left: 0, top: Math.max(0, top - offset) };
}

function trim(path: string): string {
	return path.length > 1 ? path.replace(/\/$/, "") : path;
}

function decodeId(id: string): string {
	try {
		return decodeURIComponent(id);
	} catch {
		return id;
	}
}
