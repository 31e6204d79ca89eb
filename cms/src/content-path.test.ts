import { readFile } from "node:fs/promises";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { type ContentKind, contentPath } from "@hub/content-model/cms/content-path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { z } from "zod";
import { createCmsClient } from "./rest.ts";

const shape = z.object({
	cases: z.array(
		z.object({
			id: z.string(),
			name: z.string(),
			out: z.discriminatedUnion("ok", [
				z.object({ ok: z.literal(false), message: z.string(), calls: z.number() }),
				z.object({ ok: z.literal(true) }),
			]),
		}),
	),
});
const { cases } = shape.parse(
	JSON.parse(await readFile(new URL("./cases/content.emptyIdentifiers.json", import.meta.url), "utf8")),
);

/** A stub of the content service that records requests. */
const requests: string[] = [];
const service = createServer((request, response) => {
	requests.push(request.url ?? "");
	response.writeHead(200, { "content-type": "application/json", connection: "close" }).end('{"data":{}}');
});
let url = "";
beforeAll(async () => {
	await new Promise<void>((resolve) => service.listen(0, "127.0.0.1", resolve));
	// `address()` is an object only for a server that listens on a port.
	url = `http://127.0.0.1:${(service.address() as AddressInfo).port}`;
});
afterAll(() => new Promise((resolve) => service.close(resolve)));

/** A call as a case names it, e.g. `fields.updateOne("c","")`. Items are those of a collection. */
function named(name: string): {
	readonly kind: ContentKind;
	readonly identifiers: (string | number)[];
	readonly verb: string;
} {
	const [, thing = "", verb = "", given = ""] = /^([a-z.]+)\.([a-zA-Z]+)\((.*)\)/.exec(name) ?? [];
	const kind = z
		.enum(["items", "fields", "relations", "comments", "assets"])
		.parse(thing === "activity.comments" ? "comments" : thing);
	const identifiers = z.array(z.union([z.string(), z.number()])).parse(JSON.parse(`[${given}]`));
	return { kind, verb, identifiers: kind === "items" ? ["posts", ...identifiers] : identifiers };
}

describe("[CT-9] an empty identifier is refused before any request", () => {
	test.each(cases)("$name is refused", async ({ name, out }) => {
		requests.length = 0;
		const client = createCmsClient(url, "token");
		const { kind, verb, identifiers } = named(name);
		const call = async () => {
			const path = contentPath(kind, ...identifiers);
			if (verb.startsWith("read")) return client.read(path, {}, z.unknown());
			return verb.startsWith("create") ? client.create(path, {}) : client.update(path, {});
		};
		const message = await call().then(
			() => undefined,
			(error: Error) => error.message,
		);
		expect([message, requests.length]).toEqual(out.ok ? [undefined, 1] : [out.message, out.calls]);
	});

	test("the first empty identifier is named; a blank and 0 are valid, and each is encoded as one path segment", () => {
		expect(() => contentPath("fields", "", "")).toThrow("collection cannot be an empty string");
		expect(contentPath("items", "posts", 0)).toBe("/items/posts/0");
		expect(contentPath("items", "posts", " ")).toBe("/items/posts/%20");
		expect(contentPath("users", "a/../b?c")).toBe("/users/a%2F..%2Fb%3Fc");
		expect(() => contentPath("assets", "a", "b")).toThrow("assets are identified by id alone.");
	});
});
