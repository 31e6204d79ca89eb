import { expect, test } from "vitest";
import { CONTRACT_VERSION, defineRemote } from "./remote.ts";
import { defineRemoteServer } from "./remote-server.ts";

const page = { chunk: "a", load: async () => ({ default: () => null }) };
const server = { load: () => ({ kind: "missing" }) as const };
const loadSlot = () => null;
const remote = defineRemote({
	name: "mf-test",
	routes: [{ key: "a", path: "/a", page, server }],
	slots: { loaded: { view: page, load: loadSlot }, plain: { view: page } },
	messages: async () => ({ default: {} }),
});

test("[PF-5] a remote has the contract version that it was built for", () => {
	expect(remote.contractVersion).toBe(CONTRACT_VERSION);
});

test("the server part of a remote has the loaders of its routes and slots", () => {
	expect(defineRemoteServer({ remote })).toMatchObject({ remote, routes: { a: server }, slots: { loaded: loadSlot } });
});
