// Browsers' reports of failures.

import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { type Failure, findFailures } from "@hub/releases/failures";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { createSiteTable } from "../router/site-table.ts";
import { createFailureRecord } from "./failure-record.server.ts";
import { receiveFailures } from "./receive-failures.server.ts";

let folder: string;
beforeEach(async () => {
	folder = await mkdtemp(join(tmpdir(), "data-hub-failures-"));
});
afterEach(() => rm(folder, { recursive: true, force: true }));

const table = createSiteTable([
	{
		key: "event",
		remote: "mf-events",
		path: "/events/:slug",
		layout: "default",
		scrollToTop: true,
		slots: [],
		parent: "home",
		middleware: [],
		auth: false,
	},
]);
const report = {
	reference: "0123456789",
	kind: "page",
	what: "TypeError: no title",
	file: "/r/mf-events/0.1.0-a/event.js",
	path: "/events/a-talk",
};

function opened() {
	const log = { error: vi.fn(), warn: vi.fn() };
	const countBrowserFailure = vi.fn();
	const receive = receiveFailures({
		record: createFailureRecord(folder, log),
		live: {
			current: () => ({ table }) as never,
			manifestOf: async (remote, version) =>
				`${remote} ${version}` === "mf-events 0.1.0-a" ? ({} as never) : undefined,
		},
		shellVersion: "1.0.0-shell",
		watch: { countBrowserFailure },
	});
	const send = async (body: unknown, network = "a", headers: Readonly<Record<string, string>> = {}) => {
		const text = typeof body === "string" ? body : JSON.stringify(body);
		return (await receive(new Request("http://site/_failures", { method: "POST", body: text, headers }), network))
			.status;
	};
	return { log, send, countBrowserFailure };
}

const found = (reference: string): Promise<Failure[]> => findFailures(folder, reference);

test("[PF-10] a failure report is stored with release and route key, without the address", async () => {
	const { log, send } = opened();
	expect(await send(report)).toBe(204);
	await expect
		.poll(() => found("0123456789"))
		.toEqual([
			{
				reference: "0123456789",
				at: expect.any(String),
				side: "browser",
				kind: "page",
				what: "TypeError: no title",
				remote: "mf-events",
				version: "0.1.0-a",
				route: "event",
			},
		]);
	expect(JSON.stringify(log.warn.mock.calls)).not.toContain("a-talk");
});

test("[PF-10] email addresses and queries are removed from a report", async () => {
	const { send } = opened();
	await send({ ...report, what: "Error: ada@example.org is none (at https://site.example/x?name=Ada:1:2)" });
	await expect
		.poll(async () => (await found("0123456789"))[0]?.what)
		.toBe("Error: …@… is none (at https://site.example/x?…:1:2)");
});

test.each([
	["of another remote", "/r/mf-none/0.1.0-a/event.js", {}],
	["of another shell", "/r/shell/9/main.js", {}],
	["of this shell", "/r/shell/1.0.0-shell/main.js", { remote: "shell", version: "1.0.0-shell" }],
	["of no release", "\u001b[2J/r/mf-events/0.1.0-a/event.js", {}],
])("[OP-4] a report with a file %s names only an existing release", async (_what, file, release) => {
	const { send } = opened();
	expect(await send({ ...report, file })).toBe(204);
	await expect.poll(() => found("0123456789")).toHaveLength(1);
	const [{ remote, version } = {}] = await found("0123456789");
	expect({ remote, version }).toEqual(release);
});

test("[OP-4] control characters in a report are escaped", async () => {
	const { send } = opened();
	await send({ ...report, what: "\u001b]0;all is well\u0007 \u009b2J\u202e" });
	await expect
		.poll(async () => (await found("0123456789"))[0]?.what)
		.toBe("\\u001b]0;all is well\\u0007 \\u009b2J\\u202e");
});

test.each([
	["no JSON", "{"],
	["another kind", { ...report, kind: "praise" }],
	["a made-up reference", { ...report, reference: "../../etc" }],
	["too many words", { ...report, what: "x".repeat(501) }],
	["a whole book", { ...report, more: "x".repeat(10_000) }],
])("a report with %s is refused", async (_what, body) => {
	const { log, send } = opened();
	expect(await send(body)).toBe(400);
	expect(log.warn).not.toHaveBeenCalled();
});

test.each(["cross-site", "same-site", "none"])("a report from another site (%s) is refused", async (from) => {
	const { log, send } = opened();
	expect(await send(report, "a", { "sec-fetch-site": from })).toBe(403);
	expect(log.warn).not.toHaveBeenCalled();
});

test("reports are limited to 20 per network and 100 in total per minute", async () => {
	const { log, send } = opened();
	for (let time = 0; time < 30; time += 1) expect(await send(report)).toBe(204);
	expect(log.warn).toHaveBeenCalledTimes(20);
	for (let time = 0; time < 200; time += 1) await send(report, `network ${time}`);
	expect(log.warn).toHaveBeenCalledTimes(100);
});

test("[PF-10] a failure counts against the release set of its document", async () => {
	const { send, countBrowserFailure } = opened();
	await send({ ...report, set: "0123456789abcdef.1.0.0-shell" }, "a");
	await send(report, "b");
	expect(countBrowserFailure.mock.calls).toEqual([["0123456789abcdef", "a"]]);
});
