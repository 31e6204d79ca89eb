import { createRequire } from "node:module";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { type HandmadeRemote, openTestStore, plainLoad, type TestStore } from "../fixtures/handmade-releases.ts";
import { openTestSite, type TestSite } from "../fixtures/test-site.ts";
import { openTraceReceiver, type ReceivedSpan, type TraceReceiver } from "../fixtures/trace-receiver.ts";

const remote: HandmadeRemote = {
	name: "mf-traced",
	routes: [
		{ key: "r-well", path: "/r-well/:who", load: plainLoad("All is well") },
		{
			key: "r-throws",
			path: "/r-throws",
			load: `async ({ operate }) => { await operate("hub-absent/nothing", {}); throw new Error("Nothing came."); }`,
		},
	],
};

const GIVEN = "4bf92f3577b34da6a3ce929d0e0e4736";
const traceparent = `00-${GIVEN}-00f067aa0ba902b7-00`;

const loaded = () =>
	Object.keys(createRequire(import.meta.url).cache).filter((path) => /otlp|opentelemetry.sdk-trace/.test(path));

let releases: TestStore;
let receiver: TraceReceiver;
let site: TestSite;
beforeAll(async () => {
	releases = await openTestStore({ withLive: true });
	await releases.publish(remote);
	await releases.goLive(remote);
	receiver = await openTraceReceiver();
});
afterAll(async () => {
	await site?.close();
	receiver?.close();
	await releases?.remove();
});

/** Returns the spans of a trace when its root span has arrived, which ends last. */
const spansOf = async (trace: string): Promise<ReceivedSpan[]> => {
	const found = () => receiver.spans.filter(({ traceId }) => traceId === trace);
	await expect.poll(() => found().filter(({ kind }) => kind === SERVER), { timeout: 10_000 }).not.toEqual([]);
	return found();
};
const SERVER = 2;

describe("[PF-10] traces", () => {
	test("load no code without a receiver", async () => {
		const plain = await openTestSite({ releasesDir: releases.dir });
		expect((await plain.get("/r-well/zoe")).status).toBe(200);
		await plain.close();
		expect(loaded()).toEqual([]);
		site = await openTestSite(
			{ releasesDir: releases.dir, otelExporterOtlpEndpoint: receiver.endpoint, trustedProxies: ["127.0.0.1"] },
			{ listens: true },
		);
		expect(loaded()).not.toEqual([]);
	});

	test("have spans for request, loaders and render within the proxy's trace", async () => {
		expect((await site.get("/r-well/zoe?mail=zoe@example.org", { traceparent })).status).toBe(200);
		const spans = await spansOf(GIVEN);
		const request = spans.find(({ kind }) => kind === SERVER);
		expect(request).toMatchObject({
			parentSpanId: "00f067aa0ba902b7",
			name: "GET page",
			attributes: {
				"http.request.method": "GET",
				"http.response.status_code": 200,
				"http.route": "/r-well/:who",
				"hub.kind": "page",
				"hub.remote": "mf-traced",
				"hub.cache": "miss",
				"hub.set": expect.stringMatching(/^\w+$/),
			},
		});
		const steps = spans.filter(({ parentSpanId }) => parentSpanId === request?.spanId);
		expect(steps.map(({ name }) => name)).toEqual(expect.arrayContaining(["loader", "render"]));
		expect(steps.map(({ attributes }) => attributes)).toContainEqual({
			"hub.remote": "mf-traced",
			"hub.route": "r-well",
			"hub.outcome": "found",
		});
	});

	test("hold no personal data", async () => {
		await spansOf(GIVEN);
		// Not a name of hex digits, which ids may contain by chance.
		expect(receiver.text()).not.toMatch(/zoe|example\.org|127\.0\.0\.1|mail/);
	});

	test.each<[string, () => Promise<Pick<TraceReceiver, "endpoint" | "calls" | "close">>]>([
		["is silent", () => openTraceReceiver({ answers: false })],
		["is away", async () => ({ endpoint: "http://127.0.0.1:9", calls: () => 1, close: () => undefined })],
	])("affect no page if the receiver %s", async (_what, open) => {
		const other = await open();
		const own = await openTestSite({
			releasesDir: releases.dir,
			otelExporterOtlpEndpoint: other.endpoint,
			pageCache: false,
		});
		for (let count = 0; count < 30; count += 1) expect((await own.get("/r-well/zoe")).status).toBe(200);
		await expect.poll(other.calls, { timeout: 10_000 }).toBeGreaterThan(0);
		expect((await own.get("/r-well/zoe")).status).toBe(200);
		await own.close();
		other.close();
	});
});
