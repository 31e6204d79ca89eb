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

test("a set is whole again in the browser", () => {
	const packed = packSet(set);
	expect(unpackSet(JSON.parse(JSON.stringify(packed)))).toEqual(set);
	expect(JSON.stringify(packed).length).toBeLessThan(JSON.stringify(set).length / 2);
});

test("addresses of a remote that does not run are known", () => {
	const without = { ...set, remotes: set.remotes.slice(1), slots: {}, services: {} };
	expect(unpackSet(packSet(without))).toEqual(without);
});
