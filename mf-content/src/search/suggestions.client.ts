// Asks for pages to go to while a visitor still types.

import type { Locale } from "@hub/shared-contracts/language/locale";
import type { SearchSuggestion } from "@hub/shared-contracts/search/search";

/** Pause in typing, in ms, before suggestions are requested. */
const PAUSE_MS = 180;

/** Fewer letters begin too many titles. */
const SHORTEST = 2;

/**
 * The suggestions for what was typed; none where the answer is late or there is none.
 * @param signal ends the question
 */
export async function askSuggestions(
	typed: string,
	locale: Locale,
	signal: AbortSignal,
): Promise<readonly SearchSuggestion[]> {
	if (typed.trim().length < SHORTEST) return [];
	try {
		await new Promise((resolve) => setTimeout(resolve, PAUSE_MS));
		if (signal.aborted) return [];
		const address = `/api/search/suggestions?${new URLSearchParams({ q: typed, locale })}`;
		const response = await fetch(address, { signal: AbortSignal.any([signal, AbortSignal.timeout(3_000)]) });
		// The site's own answer, of the same release.
		return response.ok ? ((await response.json()) as readonly SearchSuggestion[]) : [];
	} catch {
		// Suggestions are a help; the form works without.
		return [];
	}
}
