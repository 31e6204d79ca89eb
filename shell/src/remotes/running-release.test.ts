import { entriesOf } from "@hub/shared-contracts/cms/entry";
import type { RemoteServer } from "@hub/shared-contracts/remote/remote-server";
import { expect, test } from "vitest";
import { currentRelease, outsideReleases } from "./running-release.server.ts";

const release = { name: "some", version: "1" };

test("what a release's functions do is work of the release", () => {
	let within: unknown;
	const load = () => {
		within = currentRelease();
		return { kind: "missing" as const };
	};
	const server = { routes: { page: { load } } } as unknown as RemoteServer;
	outsideReleases(release, server).routes.page?.load(undefined as never);
	expect(within).toEqual(release);
	expect(currentRelease()).toBeUndefined();
});

test("the rows of a route are seen from outside", () => {
	const entries = entriesOf();
	const server = { routes: { page: { load: () => ({ kind: "missing" }), entries } } } as unknown as RemoteServer;
	expect(outsideReleases(release, server).routes.page?.entries?.rows).toBe(entries.rows);
});
