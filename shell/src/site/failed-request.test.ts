import { Hono } from "hono";
import { expect, test } from "vitest";
import type { Surroundings } from "../http/surroundings.server.ts";
import type { FailureRecord } from "../monitoring/failure-record.server.ts";
import { respondToFailure } from "./failed-request.server.ts";

test("a request that throws is answered with a reference, under which an operator finds the stack", async () => {
	const recorded: Parameters<FailureRecord["record"]>[0][] = [];
	const record: FailureRecord["record"] = (failure) => {
		recorded.push(failure);
		return "0123456789";
	};
	const app = new Hono<Surroundings>();
	app.onError(respondToFailure({ record }, { error: () => undefined }));
	app.get("/", () => {
		throw new Error("Nothing answers.");
	});
	const response = await app.request("/");
	expect([response.status, await response.text()]).toEqual([500, expect.stringContaining("0123456789")]);
	expect(recorded).toEqual([
		{
			side: "server",
			kind: "request",
			what: expect.stringMatching(/^Error: Nothing answers\.\n.*failed-request\.test\.ts:/s),
		},
	]);
});
