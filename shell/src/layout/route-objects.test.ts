// React Router's table and ours agree: the browser matches by the one, the server resolves addresses by the other.

import { fillPattern, foreignPatterns, routeForms } from "@hub/shared-contracts/address/route-path";
import { createMemoryRouter, createStaticHandler, type DataRouter } from "react-router";
import { beforeAll, describe, expect, test } from "vitest";
import type { LoadedPage } from "../page/page-result.ts";
import { allRoutes, allRoutesTable } from "../router/all-routes.fixture.ts";
import cases from "../router/cases/routes.match.json" with { type: "json" };
import { hasLineBreak } from "../router/readable-path.ts";
import { matchAddress } from "../router/site-table.ts";
import { hydrationData, type MatchedForm, routeObjects, routeResults } from "./route-objects.ts";

const page = {
	result: { kind: "page", data: { words: "data" } },
	layout: { locale: "en" },
} as unknown as LoadedPage;
const views = { Site: () => null, Page: () => null, PageError: () => null };

let router: DataRouter;
beforeAll(() => {
	router = createMemoryRouter(routeObjects(allRoutes, views), {
		hydrationData: hydrationData(page, "index"),
		dataStrategy: async ({ matches }) => routeResults(page, matches.at(-1)?.route.id ?? ""),
	});
});

/** The form that React Router matches, by its name. */
async function matchedAt(path: string) {
	await router.navigate(path);
	const leaf = router.state.matches.at(-1);
	return { name: leaf?.route.id, handle: leaf?.route.handle as MatchedForm | undefined, params: leaf?.params };
}

describe("routes as React Router has them", () => {
	test.each(cases.cases.filter(({ in: path }) => !path.includes("//")))(
		"[RT-2, RT-3, LN-6] match $in as our table does",
		async ({ in: path, out }) => {
			const { name, params } = await matchedAt(path);
			expect(name).toBe(out.matched ? out.name : "(none)");
			if (out.matched) expect(params).toEqual(out.params);
		},
	);

	test("[RT-1, RT-2, RT-3] React Router matches every form of every route as our table does", async () => {
		for (const route of allRoutes) {
			for (const form of routeForms(route)) {
				const params = Object.fromEntries(
					[...form.pattern.matchAll(/:(\w+)/g)].map(([, name = ""]) => [name, "some-thing"]),
				);
				const path = fillPattern(form.pattern, params);
				for (const spelt of [path, path.toUpperCase(), path === "/" ? path : `${path}/`]) {
					const { name, handle } = await matchedAt(spelt);
					const own = matchAddress(allRoutesTable, spelt);
					expect(name, spelt).toBe(own?.form.name);
					expect(handle, spelt).toEqual({ key: own?.route.key, locale: own?.form.locale });
				}
			}
		}
	});

	test("[RT-4] words of another language match no page", async () => {
		const words = allRoutes.flatMap((route) => routeForms(route).flatMap((form) => foreignPatterns(route, form)));
		const own = new Set(allRoutes.flatMap((route) => routeForms(route).map(({ pattern }) => pattern)));
		for (const word of words.filter((pattern) => !pattern.includes(":") && !own.has(pattern))) {
			const { handle } = await matchedAt(word);
			// A single word without a prefix may be a page's slug as well, which the server tells apart.
			expect([undefined, "page"], word).toContain(handle?.key);
		}
	});

	test("paths with line breaks are matched as missing", async () => {
		const paths = ["/a%0d%0aset-cookie:%20x=1", "/x%e2%80%a8y", "/x%E2%80%A9y"];
		const { query } = createStaticHandler(routeObjects([], views));
		const dataStrategy = async () => routeResults(page, "(none)");
		for (const path of paths) {
			expect(hasLineBreak(path), path).toBe(true);
			expect(await query(new Request(`https://site.example${path}`), { dataStrategy }), path).toMatchObject({
				statusCode: 404,
			});
		}
		for (const path of ["/a/b/c/d/e", "/100%25", "/%00", "/a%09b", "/%E2%80%AE", "/😀"]) {
			expect(hasLineBreak(path), path).toBe(false);
			expect((await matchedAt(path)).name, path).toBeDefined();
		}
	});
});
