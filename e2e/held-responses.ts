import type { Page, Request } from "@playwright/test";

/**
 * Holds back responses for matching addresses.
 * @returns a function that releases them, and resolves when the page has processed or aborted each
 */
export async function holdResponses(page: Page, pattern: RegExp): Promise<() => Promise<void>> {
	const held = Promise.withResolvers<void>();
	const requests: Request[] = [];
	await page.route(pattern, async (route) => {
		requests.push(route.request());
		await held.promise;
		// The page may have aborted the request.
		await route.continue().catch(() => undefined);
	});
	return async () => {
		// The route is not removed, because a request that arrives at that moment might get no response.
		held.resolve();
		for (const request of requests) await (await request.response())?.finished();
		// Waits until the page is painted.
		await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))));
	};
}
