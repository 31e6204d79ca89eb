import { expect, test } from "vitest";
import type { LoadedPage } from "../page/answer.ts";
import type { LoadedSet } from "../remotes/load-set.server.ts";
import { allRoutesTable } from "../router/all-routes.fixture.ts";
import { matchPage } from "./static-routes.server.tsx";

const set = { table: allRoutesTable } as LoadedSet;
const layout = {} as LoadedPage["layout"];
const event = { answer: { kind: "page", route: "event", data: { title: "A day" } }, layout } as unknown as LoadedPage;
const missing = { answer: { kind: "missing", reason: "unmatched", message: "Page not found" }, layout } as unknown as LoadedPage;
const at = (address: string) => new URL(address, "https://site.example");

test("[RT-1] a page is matched among the forms of its route, with its parameters and its data", async () => {
	const { context } = await matchPage(set, event, at("/de/events/a-day"));
	expect(context.matches.at(-1)).toMatchObject({ route: { id: "events-slug___de" }, params: { slug: "a-day" } });
	expect(context.loaderData).toEqual({ "(site)": event, "events-slug___de": { title: "A day" } });
	expect(context.errors).toBeNull();
});

test.each(["/nothing", "/%zz", "/events/%0a", "/a%0d%0ab", "/x%E2%80%A8y"])(
	"[RT-7] %s is a page within the layout",
	async (path) => {
		const { context } = await matchPage(set, missing, at(path));
		expect(context.matches.map(({ route }) => route.id)).toEqual(["(site)", "(none)"]);
		expect(context.loaderData["(site)"]).toBe(missing);
		expect(context.errors?.["(none)"]).toMatchObject({ status: 404, data: missing.answer });
	},
);
