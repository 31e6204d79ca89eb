import type { Page, Request } from "@playwright/test";

/** Holds responses for addresses back. @returns lets them go, and resolves once the page has handled or given up each of them */
export async function holdAnswers(page: Page, pattern: RegExp): Promise<() => Promise<void>> {
	const held = Promise.withResolvers<void>();
	const requests: Request[] = [];
	await page.route(pattern, async (route) => {
		requests.push(route.request());
		await held.promise;
		// The page may have given up the request by now.
		await route.continue().catch(() => undefined);
	});
	return async () => {
		// The route stays: one that is taken away while a request comes in may leave that request without an answer.
		held.resolve();
		for (const request of requests) await (await request.response())?.finished();
		// Handled and painted.
		await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))));
	};
}
