// Fetches the data of a client navigation in one request.

import type { Locale } from "@hub/shared-contracts/language/locale";
import { DATA_PATH, SET_HEADER } from "../page/client-set.ts";
import type { Layout, PageResult } from "../page/page-result.ts";

/** Result of the request. */
export type Fetched =
	| { readonly kind: "result"; readonly result: PageResult; readonly layout: Layout | undefined }
	/** 409: the tab's release set or shell is gone, or the page redirects to a file or another site. */
	| { readonly kind: "reload" }
	/** No response in time, or an invalid one. */
	| { readonly kind: "unreachable" };

/** Timeout of the request, in ms: the server's own timeouts are much shorter. */
const TIMEOUT_MS = 10_000;

/**
 * Requests a page. Rejects only if `signal` aborts.
 * @param known language of the layout that the tab has
 */
export async function fetchPage(to: string, setId: string, known: Locale, signal: AbortSignal): Promise<Fetched> {
	try {
		const query = new URLSearchParams({ to, layout: known });
		const response = await fetch(`${DATA_PATH}?${query}`, {
			headers: { [SET_HEADER]: setId },
			signal: AbortSignal.any([signal, AbortSignal.timeout(TIMEOUT_MS)]),
		});
		if (response.status === 409) return { kind: "reload" };
		if (!response.ok) return { kind: "unreachable" };
		// Written by the site's own server, with the same release set and shell.
		const { result, layout } = (await response.json()) as { result: PageResult; layout?: Layout };
		return { kind: "result", result, layout };
	} catch (error) {
		if (signal.aborted) throw error;
		return { kind: "unreachable" };
	}
}
