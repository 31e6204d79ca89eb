// One trace id for a request: on the error page, in the site's log, in what operators look up, and in Directus' log.

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
let facingVisitors: TestSite;
let log: ReturnType<typeof recordLog>;
beforeAll(async () => {
	log = recordLog();
	releases = await openTestStore({ withLive: true });
	await releases.publish(unanswered);
	await releases.goLive(unanswered);
	const releasesDir = releases.dir;
	const listening = { logLevel: "info", listens: true };
	behindProxy = await openTestSite({ releasesDir, trustedProxies: ["127.0.0.1"] }, listening);
	facingVisitors = await openTestSite({ releasesDir, trustedProxies: ["192.0.2.1"] }, listening);
});
afterAll(async () => {
	await behindProxy?.close();
	await facingVisitors?.close();
	await releases?.remove();
	log.stop();
});

const directusLog = () => readFile(join(dirname(testSite().database), "directus.log"), "utf8");
const tracesOf = (reference: string | undefined) => [
	...new Set(log.lines.map(({ trace }) => String(trace)).filter((trace) => reference !== undefined && trace.endsWith(reference))),
];
const referenceOn = (text: string) => /the reference ([0-9a-f]{10})\./.exec(text)?.[1];

describe("[PF-10] a page that fails", () => {
	test.each([
		["/u/throws", 500],
		["/u/away", 503],
	])("%s has the trace id of the proxy, in the logs of the site and of Directus too", async (path, status) => {
		const page = await behindProxy.get(path, { traceparent });
		expect(page.status).toBe(status);
		expect(referenceOn(page.text)).toBe(GIVEN.slice(-10));
		const told = expect.objectContaining({ trace: GIVEN, operation: "hub-absent/nothing", status: 404 });
		await expect.poll(() => log.lines).toContainEqual(told);
		await expect
			.poll(directusLog)
			.toMatch(new RegExp(`"trace":"${GIVEN}","method":"POST","path":"/hub-absent/nothing","status":404`));
	});

	test("has an id of its own where no proxy that is trusted says one, and the logs have that", async () => {
		const page = await facingVisitors.get("/u/throws", { traceparent });
		const reference = referenceOn(page.text);
		expect(GIVEN.endsWith(reference ?? "")).toBe(false);
		await expect.poll(() => tracesOf(reference)).toHaveLength(1);
		const [trace = ""] = tracesOf(reference);
		expect(trace).toMatch(/^[0-9a-f]{32}$/);
		await expect.poll(directusLog).toContain(trace);
		expect(log.lines).toContainEqual(expect.objectContaining({ trace, reference, kind: "loader", remote: unanswered.name }));
	});

	test("has another id each time, as the proxy's may be malformed", async () => {
		const ask = async (header: string) => referenceOn((await behindProxy.get("/u/throws", { traceparent: header })).text);
		const references = [await ask("00-4bf92f3577b34da6a3ce929d0e0e4736"), await ask(`${traceparent}-more`), await ask("")];
		expect(new Set([...references, GIVEN.slice(-10), undefined]).size).toBe(5);
	});
});
