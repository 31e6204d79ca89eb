import { describe, expect, test, vi } from "vitest";
import { type Middleware, runMiddleware } from "./middleware.ts";

const pass = { kind: "pass" };

describe("named checks", () => {
	test.each<[unknown, unknown]>([
		[true, pass],
		[undefined, pass],
		[null, pass],
		[false, { kind: "stopped" }],
		["/b", { kind: "redirect", to: "/b" }],
	])("[RT-5] a check that says %j", async (said, verdict) => {
		expect(await runMiddleware(["check"], { check: () => said }, "/a")).toEqual(verdict);
		expect(await runMiddleware(["check"], { check: async () => said }, "/a")).toEqual(verdict);
	});

	test("[RT-5] run in their order, with the address; the first that does not let pass decides", async () => {
		const first = vi.fn<Middleware>(() => undefined);
		const last = vi.fn<Middleware>(() => "/never");
		const verdict = await runMiddleware(["first", "second", "last"], { first, second: () => false, last }, "/a?b=1");
		expect(verdict).toEqual({ kind: "stopped" });
		expect(first).toHaveBeenCalledWith({ href: "/a?b=1" });
		expect(last).not.toHaveBeenCalled();
	});

	test.each(["missing", "toString", "__proto__"])(
		"[RT-8] the unknown name %s fails by its name, before any check runs",
		async (name) => {
			const known = vi.fn<Middleware>();
			await expect(runMiddleware(["known", name], { known }, "/a")).rejects.toThrow(`Unknown route middleware: '${name}'.`);
			expect(known).not.toHaveBeenCalled();
		},
	);

	test("[RT-9] what a check throws is the navigation's", async () => {
		const boom = () => Promise.reject(new Error("boom"));
		await expect(runMiddleware(["boom"], { boom }, "/a")).rejects.toThrow("boom");
	});
});
