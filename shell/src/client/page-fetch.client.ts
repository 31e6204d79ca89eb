// Fetches the data of a client navigation in one request.

import type { Locale } from "@hub/shared-contracts/language/locale";
import type { Answer, Layout } from "../page/answer.ts";
import { DATA_PATH, SET_HEADER } from "../page/client-set.ts";

/** What came of the request. */
export type Fetched =
	| { readonly kind: "answer"; readonly answer: Answer; readonly layout: Layout | undefined }
	/** 409: the tab's release set is gone. */
	| { readonly kind: "reload" }
	/** No answer in time, or an invalid one. */
	| { readonly kind: "unreachable" };

/** How long an answer may take, in ms: the server's own deadlines end well before. */
const DEADLINE = 10_000;

/** Asks for a page; `known` is the language of the layout that the tab has. Rejects only when `signal` ends it. */
export async function fetchPage(to: string, setId: string, known: Locale, signal: AbortSignal): Promise<Fetched> {
	try {
		const query = new URLSearchParams({ to, layout: known });
		const response = await fetch(`${DATA_PATH}?${query}`, {
			headers: { [SET_HEADER]: setId },
			signal: AbortSignal.any([signal, AbortSignal.timeout(DEADLINE)]),
		});
		if (response.status === 409) return { kind: "reload" };
		if (!response.ok) return { kind: "unreachable" };
		// Our own server wrote it, of the same release set and the same shell.
		const { answer, layout } = (await response.json()) as { answer: Answer; layout?: Layout };
		return { kind: "answer", answer, layout };
	} catch (error) {
		if (signal.aborted) throw error;
		return { kind: "unreachable" };
	}
}
