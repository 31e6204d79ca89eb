import type { Locale } from "@hub/shared-contracts/language/locale";
import type { SearchSuggestion } from "@hub/shared-contracts/search/search";

/** Pause in typing, in ms, before suggestions are requested. */
const PAUSE_MS = 180;

/** Shorter texts match too many titles. */
const MIN_LETTERS = 2;

/** Fetches suggestions for a typed text after a pause. Returns none on errors, because the search works without. */
export async function fetchSuggestions(
	typed: string,
	locale: Locale,
	signal: AbortSignal,
): Promise<readonly SearchSuggestion[]> {
	if (typed.trim().length < MIN_LETTERS) return [];
	try {
		await new Promise((resolve) => setTimeout(resolve, PAUSE_MS));
		if (signal.aborted) return [];
		const address = `/api/search/suggestions?${new URLSearchParams({ q: typed, locale })}`;
		const response = await fetch(address, { signal: AbortSignal.any([signal, AbortSignal.timeout(3_000)]) });
		// The response comes from the same release of this remote.
		return response.ok ? ((await response.json()) as readonly SearchSuggestion[]) : [];
	} catch {
		return [];
	}
}
