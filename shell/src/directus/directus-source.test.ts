import { ContentUnavailable } from "@hub/shared-contracts/content/content-reader";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import {
	ContentRefused,
	type CountRead,
	type DirectusSource,
	directusSource,
	type RowsRead,
} from "./directus-source.server.ts";

const posts: RowsRead = {
	collection: "posts",
	fields: [
		"id",
		"title",
		{ author: { collection: "authors", fields: ["id", { face: { collection: "directus_files", fields: ["id"] } }] } },
	],
	filter: { slug: { _eq: 'x" }' } },
	sort: ["-date"],
	limit: 3,
};
const events: RowsRead = { collection: "events", fields: ["id"], filter: {}, sort: [], limit: 100, offset: 20 };
const eventCount: CountRead = { kind: "count", collection: "events", fields: ["id"], filter: { topic: { _eq: "x" } } };

interface Call {
	readonly query: string;
	readonly variables: Record<string, unknown>;
}
const calls: (Call & { readonly headers: Headers; readonly url: string })[] = [];
let answer: (call: Call, signal: AbortSignal | undefined) => Promise<Response> | Response;

beforeEach(() => {
	calls.length = 0;
	logged = [];
	opened = [];
	vi.stubGlobal("fetch", async (url: string | URL, init: RequestInit) => {
		const call = JSON.parse(String(init.body)) as Call;
		calls.push({ ...call, headers: new Headers(init.headers), url: String(url) });
		return answer(call, init.signal ?? undefined);
	});
});
afterEach(() => {
	for (const each of opened) each.stop();
	vi.unstubAllGlobals();
});

/** A row of `posts` as it is read. */
const post = (id: string) => ({ id, title: id, author: null });
const json = (body: unknown, status = 200) =>
	new Response(JSON.stringify(body), { status, headers: { "content-type": "application/json" } });
let logged: object[];
const note = (about: object) => void logged.push(about);
let opened: DirectusSource[];
function source(): DirectusSource {
	const made = directusSource("http://localhost:1", "secret", { info: note, warn: note, error: note });
	opened.push(made);
	return made;
}

describe("reads from Directus", () => {
	test("reads of one tick share one authenticated request", async () => {
		answer = () => json({ data: { q0: [post("p")], q1: [{ id: "e" }] } });
		const content = source();
		expect(await Promise.all([content.read(posts), content.read(events)])).toEqual([[post("p")], [{ id: "e" }]]);
		expect(calls).toHaveLength(1);
		expect(calls[0]?.url).toBe("http://localhost:1/graphql");
		expect(calls[0]?.headers.get("authorization")).toBe("Bearer secret");
		answer = () => json({ data: { q0: [] } });
		await content.read(posts);
		expect(calls).toHaveLength(2);
	});

	test("a request on a connection that the server had closed is retried once", async () => {
		const closed = () =>
			new TypeError("fetch failed", {
				cause: Object.assign(new Error("other side closed"), { code: "UND_ERR_SOCKET" }),
			});
		answer = () => {
			if (calls.length === 1) throw closed();
			return json({ data: { q0: [{ id: "1" }] } });
		};
		expect(await source().read(events)).toEqual([{ id: "1" }]);
		calls.length = 0;
		answer = () => {
			throw closed();
		};
		await expect(source().read(events)).rejects.toBeInstanceOf(ContentUnavailable);
		expect(calls).toHaveLength(2);
		calls.length = 0;
		answer = () => {
			throw new TypeError("fetch failed", { cause: Object.assign(new Error("refused"), { code: "ECONNREFUSED" }) });
		};
		await expect(source().read(events)).rejects.toBeInstanceOf(ContentUnavailable);
		expect(calls, "an unreachable service is not called twice").toHaveLength(1);
	});

	const respond = (body: BodyInit | null, { type = "application/json", status = 200 } = {}) =>
		new Response(body, { status, headers: type ? { "content-type": type } : {} });

	test.each<[string, () => Response]>([
		["no content", () => respond(null, { status: 204, type: "" })],
		["nothing", () => respond("")],
		["null", () => respond("null")],
		["no data", () => json({ data: null })],
		["no rows", () => json({ data: {} })],
		["an object of rows", () => json({ data: { q0: {}, q1: {} } })],
		[
			"more rows than requested",
			() => json({ data: { q0: [1, 2, 3, 4], q1: Array.from({ length: 101 }, () => ({ id: "1" })) } }),
		],
		["a truncated body", () => respond('{"data":{"q0":[{"id"')],
		["an HTML page", () => respond("<h1>Welcome</h1>", { type: "text/html" })],
		["no content type", () => respond('{"data":{"q0":[],"q1":[]}}', { type: "" })],
		["a proxy's error", () => respond("<h1>Bad gateway</h1>", { type: "text/html", status: 502 })],
		["a proxy's refusal", () => respond("<h1>Forbidden</h1>", { type: "text/html", status: 403 })],
		["a service under pressure", () => json({ errors: [{ message: "Under pressure" }] }, 503)],
		["a redirect", () => Response.redirect("http://localhost:1/admin/login")],
		[
			"a badly compressed body",
			() => {
				throw new TypeError("terminated", { cause: new Error("incorrect header check") });
			},
		],
		["a long body", () => respond("x".repeat(9 * 1024 * 1024))],
	])(
		"[PF-4] a response of %s makes every read of its request unavailable, and the next request works",
		async (_what, reply) => {
			answer = reply;
			const content = source();
			const results = await Promise.allSettled([content.read(posts), content.read(events), content.read(eventCount)]);
			for (const result of results)
				expect(result).toMatchObject({ status: "rejected", reason: { name: "ContentUnavailable" } });
			for (const result of results)
				expect(result, "an outage is not a refusal").not.toMatchObject({
					reason: expect.any(ContentRefused),
				});
			answer = () => json({ data: { q0: [post("p")], q1: [{ id: "e" }] } });
			expect(await Promise.all([content.read(posts), content.read(events)])).toEqual([[post("p")], [{ id: "e" }]]);
		},
	);

	test("[PF-4] an endless response is read up to 8 MiB and its connection closed", async () => {
		let sent = 0;
		let isCancelled = false;
		const endless = () =>
			new ReadableStream<Uint8Array>({
				pull(controller) {
					sent += 65_536;
					controller.enqueue(new Uint8Array(65_536).fill(32));
				},
				cancel() {
					isCancelled = true;
				},
			});
		answer = () => respond(endless());
		await expect(source().read(posts)).rejects.toThrow("more than 8388608 bytes");
		expect(isCancelled).toBe(true);
		expect(sent).toBeLessThan(9 * 1024 * 1024);
	});

	const never = (signal: AbortSignal | undefined): Promise<Response> =>
		new Promise((_resolve, reject) => {
			if (!signal) throw new Error("The request has no deadline.");
			signal.addEventListener("abort", () => reject(signal.reason));
		});

	test("a silent service fails reads after a timeout, then at once, until a probe succeeds", async () => {
		answer = (_call, signal) => never(signal);
		const content = source();
		const began = performance.now();
		await expect(content.read(posts)).rejects.toThrow(ContentUnavailable);
		expect(performance.now() - began).toBeGreaterThan(2_400);
		expect(content.isAway()).toBe(true);
		const before = calls.length;
		await expect(content.read(posts)).rejects.toThrow("silent");
		expect(calls.length - before, "only the probe is sent meanwhile").toBeLessThanOrEqual(1);
		answer = () => json({ data: { q0: [{ id: "1" }] } });
		await expect.poll(() => content.isAway(), { timeout: 6_000 }).toBe(false);
		expect(await content.read(events)).toEqual([{ id: "1" }]);
		expect(logged).toHaveLength(2);
	});
});

describe("a response with errors that do not name a row", () => {
	const flaw = { message: "An unexpected error occurred.", extensions: { code: "INTERNAL_SERVER_ERROR" } };
	/** Responds with the rows that a filter by ids selects, and with an error if one of them is broken. */
	const serve =
		(ids: readonly string[], bad: readonly string[]) =>
		({ variables }: Call) => {
			const among = /"_in":(\[[^\]]*\])/.exec(JSON.stringify(variables))?.[1];
			const wanted = among ? (JSON.parse(among) as string[]) : ids;
			const rows = wanted.map((id) => ({ ...post(id), title: bad.includes(id) ? null : id }));
			return json({ data: { q0: rows }, ...(wanted.some((id) => bad.includes(id)) ? { errors: [flaw] } : {}) });
		};

	test("leaves out the broken rows and logs each once", async () => {
		const ids = Array.from({ length: 100 }, (_, index) => `row-${index}`);
		answer = serve(ids, ["row-7", "row-93"]);
		const content = source();
		const rows = await content.read({ ...posts, limit: 100 });
		expect(rows.map(({ id }) => id)).toEqual(ids.filter((id) => id !== "row-7" && id !== "row-93"));
		expect(calls.length).toBeLessThan(40);
		calls.length = 0;
		await content.read({ ...posts, limit: 100 });
		expect(calls.length, "the same rows are suspected first").toBeLessThanOrEqual(4);
		expect(logged).toEqual([
			{ collection: "posts", id: "row-7" },
			{ collection: "posts", id: "row-93" },
		]);
	});

	test("does not fail other reads of its request", async () => {
		const each = serve(["a", "b"], ["b"]);
		answer = (call) => {
			if (call.query.includes("q1"))
				return json({ data: { q0: [post("a"), post("b")], q1: [{ id: "e" }] }, errors: [flaw] });
			return call.query.includes("events") ? json({ data: { q0: [{ id: "e" }] } }) : each(call);
		};
		const content = source();
		const [rows, others] = await Promise.all([content.read(posts), content.read(events)]);
		expect(rows.map(({ id }) => id)).toEqual(["a"]);
		expect(others).toEqual([{ id: "e" }]);
	});

	test("is a refusal, not an outage, if it has no rows", async () => {
		answer = () => json({ data: { q0: null }, errors: [flaw] });
		await expect(source().read(posts)).rejects.toBeInstanceOf(ContentRefused);
		answer = () => json({ errors: [{ message: "Cannot query field." }] }, 400);
		await expect(source().read(posts)).rejects.toBeInstanceOf(ContentRefused);
		answer = () => json({ errors: [{ message: "broken" }] }, 500);
		await expect(source().read(posts)).rejects.not.toBeInstanceOf(ContentRefused);
	});
});
