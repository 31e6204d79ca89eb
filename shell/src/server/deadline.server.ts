// How long the server waits, and what it does then. Each number has its reason beside it.

/** A route's loader, in ms: a visitor would rather read "try again" than wait longer, and two reads of 300 ms fit well inside. */
export const ROUTE_DEADLINE = 1_500;

/** A slot's loader, in ms: a side dish must not keep the page waiting. */
export const SLOT_DEADLINE = 500;

/**
 * Taking a form, in ms: it waits in line with others for the content service, and an answer that comes late is better than a visitor
 * who does not know whether it was taken.
 */
export const ACTION_DEADLINE = 15_000;

/** Listing all pages of a route, in ms: nobody's page waits for it, and a large site has many. */
export const INDEX_DEADLINE = 10_000;

/** Knowing which links lead somewhere, in ms: below a slot's deadline, and a link that was not checked is better than a late page. */
export const LINKS_PATIENCE = 250;

/** Drawing a share picture, in ms: the services that ask for one give up after about so long. */
export const SHARE_DEADLINE = 8_000;

/** Drawing a page, in ms: views only draw what they were given, so a longer one is hung. */
export const RENDER_DEADLINE = 3_000;

/** A file of the content service, in ms: until it begins, and between its parts. Storage may be far away, and a file is large. */
export const DOWNLOAD_DEADLINE = 8_000;

/** The work's result, or `late` when the deadline passes first; the signal tells the work to stop. */
export async function withinDeadline<Value>(
	ms: number,
	work: (signal: AbortSignal) => Promise<Value> | Value,
): Promise<{ readonly kind: "done"; readonly value: Value } | { readonly kind: "late" }> {
	const controller = new AbortController();
	let timer: NodeJS.Timeout | undefined;
	const late = new Promise<{ kind: "late" }>((resolve) => {
		timer = setTimeout(() => {
			controller.abort();
			resolve({ kind: "late" });
		}, ms);
	});
	try {
		const done = Promise.resolve(work(controller.signal)).then((value) => ({ kind: "done" as const, value }));
		// A late failure of work that nobody waits for any more is not an unhandled rejection.
		done.catch(() => undefined);
		return await Promise.race([done, late]);
	} finally {
		clearTimeout(timer);
	}
}
