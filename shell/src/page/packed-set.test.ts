import { expect, test } from "vitest";
import { allRoutes } from "../router/all-routes.fixture.ts";
import type { ClientSet } from "./client-set.ts";
import { packSet, unpackSet } from "./packed-set.ts";

const names = [...new Set(allRoutes.map(({ remote }) => remote))];
const set: ClientSet = {
	id: "740c24cf502d3570",
	strategy: "prefix_except_default",
	routes: allRoutes,
	remotes: names.map((name) => ({ name, entry: `/r/${name}/1/remoteEntry.js`, integrity: "sha256-a" })),
	still: ["account-menu"],
	slots: { "account-menu": names[0] ?? "" },
	services: { session: names[0] ?? "" },
};

const asBrowsersNeedIt = (routes: ClientSet["routes"]) =>
	routes.map((route) => ({ ...route, slots: [], parent: "home", middleware: [], auth: false }));

test("a packed release set unpacks to the same set", () => {
	const packed = packSet(set);
	expect(unpackSet(JSON.parse(JSON.stringify(packed)))).toEqual({ ...set, routes: asBrowsersNeedIt(set.routes) });
	expect(JSON.stringify(packed).length).toBeLessThan(JSON.stringify(set).length / 2);
});

test("guards and slots of routes are not packed", () => {
	const guarded = {
		...set,
		routes: set.routes.map((route) => ({ ...route, auth: true, middleware: ["auth"], slots: ["x"] })),
	};
	expect(packSet(guarded)).toEqual(packSet({ ...set, routes: asBrowsersNeedIt(set.routes) }));
});
