import { readMe, serverPing } from "@directus/sdk";
import { describe, expect, test } from "vitest";
import client from "./cases/content.transportErrors.client.json" with { type: "json" };
import cases from "./cases/content.transportErrors.json" with { type: "json" };
import { createTransport } from "./content-transport.server.ts";
import { failureOf, TransportError } from "./transport-error.ts";

const CMS = "http://cms.example";

/** A transport whose every call is answered so. */
const answering = (answer: () => Promise<Response> | Response, timeout = 0) =>
	createTransport({ url: CMS, timeout, fetch: async () => answer() });

async function failed(work: Promise<unknown>): Promise<TransportError> {
	const error: unknown = await work.then(
		() => undefined,
		(reason: unknown) => reason,
	);
	if (!(error instanceof TransportError)) throw new Error(`It ended in ${String(error)}.`);
	return error;
}

describe("[CM-3] a response of the content service", () => {
	test.each(cases.cases)("of $in is data or an error with its message", async ({ in: { status, body }, out }) => {
		const text = typeof body === "string" ? body : (JSON.stringify(body) ?? null);
		const at = answering(() => new Response(text, { status, headers: { "content-type": "application/json" } }));
		if (out.ok) {
			expect({ ok: true, ...(await at.request(readMe())) }).toEqual(out);
			return;
		}
		const call = at.call(readMe());
		const { name, message, errors, parentMessage, status: code } = await failed(call);
		expect({ ok: false, name, message, errorsLength: errors.length, status: code, parentMessage }).toEqual(out);
	});

	test.each(client.cases)("of $in is data or an error with its message", async ({ in: given, out }) => {
		if (typeof given === "string") {
			expect(createTransport({ url: CMS }).timeout).toBe(out);
			return;
		}
		if (given.event === "timeout") {
			expect(failureOf(new DOMException("x", "TimeoutError"), given.timeout ?? 0).message).toBe(out);
			return;
		}
		const call = answering(() => new Response("pong", { status: given.status ?? 200 })).call(serverPing());
		expect(out === null ? await call.then(() => null) : (await failed(call)).message).toBe(out);
	});

	test.each<[string, () => Promise<Response>, string]>([
		["no network", () => Promise.reject(new TypeError("fetch failed")), "Network Error"],
		["an end by the caller", () => Promise.reject(new DOMException("x", "AbortError")), "Request aborted"],
		["anything else", () => Promise.reject(new Error("x")), "Unknown transport error"],
	])("%s is an error with its message", async (_what, answer, message) => {
		expect((await failed(answering(answer).call(readMe()))).message).toBe(message);
	});

	test("that is too late is an error with the timeout", async () => {
		const late = createTransport({
			url: CMS,
			timeout: 5,
			fetch: (_url, init) =>
				new Promise((_, reject) => init?.signal?.addEventListener("abort", () => reject(init.signal?.reason as Error))),
		});
		expect((await failed(late.call(readMe()))).message).toBe("timeout of 5ms exceeded");
	});
});

test("[CM-1] a call uses the configured URL and the account's token, and aborts with its caller", async () => {
	const sent: [string, string | null][] = [];
	const transport = createTransport({
		url: CMS,
		fetch: async (input, init) => {
			sent.push([String(input), new Headers(init?.headers).get("authorization")]);
			init?.signal?.throwIfAborted();
			return Response.json({ data: {} });
		},
	});
	await transport.call(readMe(), { token: "T" });
	expect(sent).toEqual([[`${CMS}/users/me`, "Bearer T"]]);
	expect((await failed(transport.call(readMe(), { signal: AbortSignal.abort() }))).message).toBe("Request aborted");
});

test.each([
	["GraphQL's errors", Response.json({ data: null, errors: [{ message: "No such field." }] }), "No such field."],
	["none among its errors", Response.json({ errors: [] }), "Unknown transport error"],
	[
		"half an answer",
		new Response('{"data":', { headers: { "content-type": "application/json" } }),
		"Unknown transport error",
	],
])("[CM-3] a 200 with %s is a failure", async (_what, answer, message) => {
	const transport = createTransport({ url: CMS, fetch: async () => answer });
	expect(await failed(transport.call(readMe()))).toMatchObject({ name: "TransportError", status: 200, message });
});

test("[CM-2] the content of a file is returned unparsed", async () => {
	const answer = Response.json({ data: "as sent", errors: ["as sent"] });
	const file = await createTransport({ url: CMS, fetch: async () => answer }).file("/assets/1");
	expect([file.type, await file.text()]).toEqual(["application/json", '{"data":"as sent","errors":["as sent"]}']);
});
