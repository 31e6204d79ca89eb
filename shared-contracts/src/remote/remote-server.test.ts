import { expect, test } from "vitest";
import { CONTRACT_VERSION, defineRemote } from "./remote.ts";
import { defineRemoteServer } from "./remote-server.ts";

const page = { chunk: "a", load: async () => ({ default: () => null }) };
const load = () => ({ kind: "missing" }) as const;
const remote = defineRemote({
	name: "mf-test",
	routes: [
		{ key: "a", path: "/a", page },
		{ key: "b", path: "/b", page },
	],
	messages: async () => ({ default: {} }),
});

test("[PF-5] a remote says which contract it was built for", () => {
	expect(remote.contractVersion).toBe(CONTRACT_VERSION);
});

test("a route without a loader and a loader without a route are both named", () => {
	expect(() => defineRemoteServer({ remote, routes: { a: { load }, c: { load } } })).toThrow(
		"mf-test: routes and loaders differ. Without a loader: b; loaders without a route: c.",
	);
	const server = { remote, routes: { a: { load }, b: { load } } };
	expect(defineRemoteServer(server)).toBe(server);
});
