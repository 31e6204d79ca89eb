// One trace id per request: on the error page and in the logs of site and Directus.

import { readFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { testSite } from "@hub/e2e/test-site";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { type HandmadeRemote, openTestStore, type TestStore } from "../fixtures/handmade-releases.ts";
import { recordLog } from "../fixtures/site-log.ts";
import { openTestSite, type TestSite } from "../fixtures/test-site.ts";

const unanswered: HandmadeRemote = {
	name: "mf-unanswered",
	routes: [
		{
			key: "u-throws",
			path: "/u/throws",
			load: `async ({ operate }) => { await operate("hub-absent/nothing", {}); throw new Error("Nothing came."); }`,
		},
		{
			key: "u-away",
			path: "/u/away",
			load: `async ({ operate }) => { await operate("hub-absent/nothing", {}); return { kind: "unavailable", reason: "nothing came" }; }`,
		},
	],
};

const GIVEN = "4bf92f3577b34da6a3ce929d0e0e4736";
const traceparent = `00-${GIVEN}-00f067aa0ba902b7-01`;

let releases: TestStore;
let behindProxy: TestSite;
let log: ReturnType<typeof recordLog>;
beforeAll(async () => {
	log = recordLog();
	releases = await openTestStore({ withLive: true });
	await releases.publish(unanswered);
	await releases.goLive(unanswered);
	behindProxy = await openTestSite(
		{ releasesDir: releases.dir, trustedProxies: ["127.0.0.1"] },
		{ logLevel: "info", listens: true },
	);
});
afterAll(async () => {
	await behindProxy?.close();
	await releases?.remove();
	log.stop();
});

const directusLog = () => readFile(join(dirname(testSite().database), "directus.log"), "utf8");
const referenceOn = (text: string) => /the reference ([0-9a-f]{10})\./.exec(text)?.[1];

describe("[PF-10] a page that fails", () => {
	test.each([
		["/u/throws", 500],
		["/u/away", 503],
	])("%s has the proxy's trace id on the page and in both logs", async (path, status) => {
		const page = await behindProxy.get(path, { traceparent });
		expect(page.status).toBe(status);
		expect(referenceOn(page.text)).toBe(GIVEN.slice(-10));
		const told = expect.objectContaining({ trace: GIVEN, operation: "hub-absent/nothing", status: 404 });
		await expect.poll(() => log.lines).toContainEqual(told);
		await expect
			.poll(directusLog)
			.toMatch(new RegExp(`"trace":"${GIVEN}","method":"POST","path":"/hub-absent/nothing","status":404`));
	});
});
