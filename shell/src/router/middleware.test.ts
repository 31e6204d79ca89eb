import { describe, expect, test, vi } from "vitest";
import { type Middleware, runMiddleware } from "./middleware.ts";

const pass = { kind: "pass" };

describe("middleware", () => {
	test.each<[unknown, unknown]>([
		[true, pass],
		[undefined, pass],
		[null, pass],
		[false, { kind: "stopped" }],
		["/b", { kind: "redirect", to: "/b" }],
	])("[RT-5] the result %j of a check gives the verdict %j", async (result, verdict) => {
		expect(await runMiddleware(["check"], { check: () => result }, "/a")).toEqual(verdict);
		expect(await runMiddleware(["check"], { check: async () => result }, "/a")).toEqual(verdict);
	});

	test("[RT-5] checks run in order, and the first that stops or redirects decides", async () => {
		const first = vi.fn<Middleware>(() => undefined);
		const last = vi.fn<Middleware>(() => "/never");
		const verdict = await runMiddleware(["first", "second", "last"], { first, second: () => false, last }, "/a?b=1");
		expect(verdict).toEqual({ kind: "stopped" });
		expect(first).toHaveBeenCalledWith({ href: "/a?b=1" });
		expect(last).not.toHaveBeenCalled();
	});

	test.each(["missing", "toString", "__proto__"])(
		"[RT-8] the unknown name %s throws before any check runs",
		async (name) => {
			const known = vi.fn<Middleware>();
			await expect(runMiddleware(["known", name], { known }, "/a")).rejects.toThrow(
				`Unknown route middleware: '${name}'.`,
			);
			expect(known).not.toHaveBeenCalled();
		},
	);

	test("[RT-9] an error of a check rejects", async () => {
		const boom = () => Promise.reject(new Error("boom"));
		await expect(runMiddleware(["boom"], { boom }, "/a")).rejects.toThrow("boom");
	});
});
