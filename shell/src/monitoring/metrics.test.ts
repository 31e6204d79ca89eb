import { afterEach, describe, expect, test } from "vitest";
import type { LoadedSet } from "../remotes/load-set.server.ts";
import { createMetrics, type Metrics } from "./metrics.server.ts";
import { kindOfRequest } from "./request-kind.ts";
import { listenForMetrics, metricsResponse } from "./serve-metrics.server.ts";

const remotes = new Map([
	["mf-events", { manifest: { version: "1" } }],
	["mf-demos", { manifest: { version: "7" } }],
]);
const current = { id: "a", remotes } as unknown as LoadedSet;
const open: Metrics[] = [];
afterEach(() => Promise.all(open.splice(0).map((metrics) => metrics.stop())));

function opened(isShared: () => boolean | undefined = () => undefined) {
	const metrics = createMetrics({
		processIndex: 1,
		age: () => 1_500,
		outdatedRows: () => 20,
		live: {
			current: () => current,
			canary: () => ({ remote: "mf-events", version: "2", percent: 5, at: "", set: current }),
		},
		isShared,
	});
	open.push(metrics);
	return metrics;
}
const linesOf = async (metrics: Metrics, name: string) =>
	(await metrics.text()).split("\n").filter((line) => line.startsWith(name) && !line.startsWith("#"));

describe("[PF-10] metrics", () => {
	test("count requests by kind, status and duration", async () => {
		const metrics = opened();
		const now = performance.now();
		metrics.request("/events", 200, now - 30);
		metrics.request("/de/termine?seite=2", 200, now - 3_000);
		metrics.request("/_data?to=/", 503, now);
		const lines = await linesOf(metrics, "hub_request_duration_seconds");
		expect(lines).toContain('hub_request_duration_seconds_count{process="1",kind="page",status="2xx"} 2');
		expect(lines).toContain('hub_request_duration_seconds_bucket{process="1",kind="page",status="2xx",le="0.05"} 1');
		expect(lines).toContain('hub_request_duration_seconds_count{process="1",kind="data",status="5xx"} 1');
	});

	test("count failures by release, and made-up releases without their names", async () => {
		const metrics = opened();
		metrics.failure({ side: "server", kind: "loader", remote: "mf-events", version: "1" });
		metrics.failure({ side: "browser", kind: "page", remote: "mf-events", version: "made up" });
		for (let at = 0; at < 50; at += 1)
			metrics.failure({ side: "browser", kind: "page", remote: `made-up-${at}`, version: "1" });
		expect(await linesOf(metrics, "hub_failures")).toEqual([
			'hub_failures_total{process="1",side="server",kind="loader",remote="mf-events",version="1"} 1',
			'hub_failures_total{process="1",side="browser",kind="page",remote="mf-events",version=""} 1',
			'hub_failures_total{process="1",side="browser",kind="page"} 50',
		]);
	});

	test("need the token, or the port on this machine", async () => {
		const metrics = opened();
		const answer = metricsResponse(metrics, "a token");
		const ask = (authorization: string) => answer(new Request("http://site/metrics", { headers: { authorization } }));
		expect((await ask("Bearer a token")).status).toBe(200);
		for (const wrong of ["", "Bearer another", "a token"]) expect((await ask(wrong)).status).toBe(404);
		const port = 20_000 + (process.pid % 20_000);
		const end = await listenForMetrics(metrics, port);
		expect(await (await fetch(`http://127.0.0.1:${port}/metrics`)).text()).toContain("hub_release_percent");
		expect((await fetch(`http://127.0.0.1:${port}/`)).status).toBe(404);
		await expect(listenForMetrics(metrics, port)).rejects.toThrow(`Port ${port} is taken on 127.0.0.1.`);
		end();
	});
});

test.each([
	["/", "page"],
	["/r/shell/1/x.js", "file"],
	["/_data?to=/", "data"],
	["/media/x?width=100", "picture"],
	["/feeds/events.xml", "feed"],
	["/_failures", "other"],
	["/constructor", "page"],
])("a request for %s is of the kind %s", (path, kind) => {
	expect(kindOfRequest(path)).toBe(kind);
});
