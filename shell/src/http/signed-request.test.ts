import { createHmac } from "node:crypto";
import { expect, test } from "vitest";
import { z } from "zod";
import { verifySigned } from "./signed-request.server.ts";

const shape = z.object({ at: z.number(), paths: z.array(z.string()).default([]) });
const body = (more: object = {}) => JSON.stringify({ at: Date.now(), ...more });
const signed = (text: string, secret = "ours") => `sha256=${createHmac("sha256", secret).update(text).digest("hex")}`;

/** Result of a request: the payload, or the status of the refusal and the log. */
async function verify(text: string, signature?: string) {
	const warned: object[] = [];
	const log = { info() {}, error() {}, warn: (fields: object, msg?: string) => void warned.push({ ...fields, msg }) };
	const headers = signature === undefined ? {} : { "x-hub-signature": signature };
	const request = new Request("http://a.example/_hooks/address", { method: "POST", body: text, headers });
	const read = await verifySigned(request, "ours", shape, log);
	return read.kind === "signed" ? read.value : { status: read.response.status, warned };
}

test("a request signed with the secret is accepted", async () => {
	const text = body({ paths: ["/x"] });
	expect(await verify(text, signed(text))).toMatchObject({ paths: ["/x"] });
});

test.each([
	["unsigned", undefined],
	["signed with another secret", signed(body({ at: 1 }), "another")],
	["signed for another text", signed(body({ paths: ["/y"], at: 1 }))],
	["with an empty signature", ""],
	["with a signature of another length", "sha256=00"],
	["with a signature of wide characters", "\u00e9".repeat(71)],
])("a request %s is refused with 401", async (_what, signature) => {
	expect(await verify(body({ at: 1 }), signature)).toEqual({ status: 401, warned: [] });
});

test("a request older than a minute or from the future is refused, and the log names the clocks", async () => {
	for (const away of [-61_000, 90_000]) {
		const text = body({ at: Date.now() + away });
		const seconds = Math.round(-away / 1_000);
		const warned = [
			expect.objectContaining({ path: "/_hooks/address", seconds, msg: expect.stringContaining("Correct the clocks") }),
		];
		expect(await verify(text, signed(text))).toEqual({ status: 401, warned });
	}
});

test("a signed request of another shape is refused", async () => {
	for (const text of ["{}", "not json", "", "[]"])
		expect(await verify(text, signed(text))).toEqual({ status: 400, warned: [] });
});
