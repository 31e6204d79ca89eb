// How long the server waits, and what it does then. Each number has its reason beside it.

/** A route's loader, in ms: a visitor would rather read "try again" than wait longer, and two reads of 300 ms fit well inside. */
export const ROUTE_DEADLINE = 1_500;

/** A slot's loader, in ms: a side dish must not keep the page waiting. */
export const SLOT_DEADLINE = 500;

/** Drawing a page, in ms: views only draw what they were given, so a longer one is hung. */
export const RENDER_DEADLINE = 3_000;

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
