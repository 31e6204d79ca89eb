// Computes the scroll position after a navigation (NV-2), independent of the browser.

/** A scroll position, in CSS pixels. */
export interface ScrollPosition {
	readonly left: number;
	readonly top: number;
}

export interface ScrollInput {
	/** Paths without query and hash, trailing slash ignored; `undefined` on the first page of a visit. */
	readonly from: string | undefined;
	readonly to: string;
	/** With its `#`, or empty. */
	readonly hash: string;
	readonly fromHash: string;
	/** Saved position; only on back, forward and reload. */
	readonly saved: ScrollPosition | undefined;
	/** False when the route opts out. */
	readonly scrollToTop: boolean;
}

export type ScrollDecision =
	| { readonly kind: "stay" }
	| { readonly kind: "element"; readonly id: string }
	| { readonly kind: "position"; readonly position: ScrollPosition };

const TOP: ScrollDecision = { kind: "position", position: { left: 0, top: 0 } };

/**
 * A hash wins, then the saved position, then the opt-out, then the top; on the same page only a changed hash scrolls.
 */
export function decideScroll(input: ScrollInput): ScrollDecision {
	const samePath = input.from !== undefined && trim(input.from) === trim(input.to);
	if (input.hash) return { kind: "element", id: decodeId(input.hash.slice(1)) };
	if (input.saved) return { kind: "position", position: input.saved };
	return (samePath ? input.fromHash : input.scrollToTop) ? TOP : { kind: "stay" };
}

/** Returns the position of an element whose top is `top` px below the document's, clear of a header of `offset` px. */
export function elementPosition(top: number, offset: number): ScrollPosition {
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
