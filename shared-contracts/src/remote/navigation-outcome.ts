// Results of a navigation (RT-9), and the numbers of failures, which can be combined.

/** Failures as bits, so that several can be tested at once. */
export const NAVIGATION_FAILURE = { aborted: 4, cancelled: 8, duplicated: 16 } as const;

export type NavigationFailureKind = keyof typeof NAVIGATION_FAILURE;

/** A navigation that did not reach its target. */
export interface NavigationFailure {
	readonly kind: NavigationFailureKind;
	/** {@link NAVIGATION_FAILURE} of the kind. */
	readonly type: number;
	readonly from: string;
	readonly to: string;
	readonly message: string;
}

/** Every way a navigation can end. */
export type NavigationOutcome =
	| { readonly kind: "done"; readonly at: string }
	| { readonly kind: "redirected"; readonly at: string }
	| NavigationFailure;

/** A failure with its message. */
export function navigationFailure(kind: NavigationFailureKind, from: string, to: string): NavigationFailure {
	const messages: Record<NavigationFailureKind, string> = {
		aborted: `Navigation aborted from "${from}" to "${to}" via a navigation guard.`,
		cancelled: `Navigation cancelled from "${from}" to "${to}" with a new navigation.`,
		duplicated: `Avoided redundant navigation to current location: "${from}".`,
	};
	return { kind, type: NAVIGATION_FAILURE[kind], from, to, message: messages[kind] };
}

/** True if a value is a failure, of one of the given types if there are any (bits, combined with `|`). */
export function isNavigationFailure(value: unknown, types?: number): value is NavigationFailure {
	if (typeof value !== "object" || value === null || !("type" in value) || !("kind" in value)) return false;
	if (typeof value.type !== "number" || typeof value.kind !== "string" || !(value.kind in NAVIGATION_FAILURE))
		return false;
	return types === undefined || (value.type & types) !== 0;
}
