import { moved, type Outcome } from "@hub/shared-contracts/remote/outcome";
import type { RouteServer } from "@hub/shared-contracts/remote/remote-server";
import { describe, expect, test, vi } from "vitest";
import { ACTION_DEADLINE, OPERATION_DEADLINE } from "../base/deadline.server.ts";
import type { Operations } from "../directus/operations.server.ts";
import { type ShownResult, statusOf } from "../page/page-result.ts";
import { page, stubSite } from "./stub-site.fixture.ts";

const respondWith = (outcome: Outcome): RouteServer => ({ load: () => outcome });

describe("a form", () => {
	const act: RouteServer["act"] = async ({ form, operate, href }) => {
		const result = await operate("hub-desk/take", { name: form.get("name") });
		return result.kind === "done" && form.get("name") ? moved(href("about") ?? "/") : { ...page(result), status: 422 };
	};

	test("[CT-6] comes back as its page before the action's deadline if Directus never responds", async () => {
		const given: number[] = [];
		const late = vi.spyOn(AbortSignal, "timeout").mockImplementation((ms) => {
			given.push(ms);
			return AbortSignal.abort();
		});
		const operations: Operations = async (_operation, _input, signal) => {
			if (!signal.aborted) await new Promise((resolve) => signal.addEventListener("abort", resolve));
			return { kind: "unavailable" };
		};
		const { visit } = stubSite({ routes: { contact: { load: () => page(), act } }, operations });
		const result = await visit("/contact", { name: "Ada" });
		late.mockRestore();
		expect(result).toMatchObject({ kind: "page", data: { kind: "unavailable" } });
		expect(given).toEqual([OPERATION_DEADLINE]);
		expect(OPERATION_DEADLINE).toBeLessThan(ACTION_DEADLINE);
	});
});

describe("404", () => {
	test.each([false, 1, "true", {}, undefined, Promise.resolve(0)])(
		"[RT-6] is the response if a validity check returns %j",
		async (said) => {
			const { visit } = stubSite({ routes: { event: { load: () => page(), validate: () => said } } });
			const result = (await visit("/de/events/Nowhere?tab=1")) as ShownResult;
			expect(result).toMatchObject({
				kind: "missing",
				reason: "invalid",
				message: "Page Not Found: /de/events/Nowhere?tab=1",
				locale: "de",
			});
			expect(statusOf(result)).toBe(404);
		},
	);
});

describe("a route's checks", () => {
	test("[RT-8] an unknown middleware is an error that names it", async () => {
		const { visit, log } = stubSite({
			routes: { event: respondWith(page()) },
			declared: { event: { middleware: ["missing"] } },
		});
		expect(await visit("/events/Forum")).toMatchObject({
			kind: "failed",
			status: 500,
			check: { kind: "threw", message: "Unknown route middleware: 'missing'." },
		});
		expect(log.error).toHaveBeenCalledWith(
			expect.objectContaining({ error: "UnknownMiddleware: Unknown route middleware: 'missing'." }),
			expect.any(String),
		);
	});

	test("[RT-5] a page with the auth flag redirects guests before its loader runs", async () => {
		const load = vi.fn(() => page("secret"));
		const { visit } = stubSite({ routes: { event: { load } }, declared: { event: { auth: true } } });
		expect(await visit("/events/Forum"), "[TK-7] who is sent home").toEqual({
			kind: "moved",
			to: "/",
			permanent: false,
		});
		expect(load).not.toHaveBeenCalled();
	});

	test("[RT-5] a middleware refuses or redirects before the loader runs", async () => {
		const load = vi.fn(() => page());
		const routes = { event: { load } };
		const refused = await stubSite({ routes, declared: { event: { middleware: ["no"] } } }).visit("/events/x");
		expect(refused, "[RT-9] and a tab is told that it was stopped, not refused by the page").toMatchObject({
			kind: "refused",
			status: 403,
			check: { kind: "stopped" },
		});
		const moved = await stubSite({ routes, declared: { event: { middleware: ["away"] } } }).visit("/events/x");
		expect(moved).toEqual({ kind: "moved", to: "/elsewhere", permanent: false });
		expect(load).not.toHaveBeenCalled();
	});

	test.each(["boom", "hangs"])(
		"[RT-9] a middleware that %s is marked as a failed check, without its message",
		async (name) => {
			const load = vi.fn(() => page());
			const { visit, log } = stubSite({ routes: { event: { load } }, declared: { event: { middleware: [name] } } });
			const result = await visit("/events/x");
			expect(result).toMatchObject({ kind: "failed", status: 500 });
			expect(result).toHaveProperty("check", { kind: "threw", message: "A middleware of the route “event” failed." });
			expect(log.error).toHaveBeenCalledOnce();
			expect(load).not.toHaveBeenCalled();
		},
	);

	test("[RT-9] a validity check that throws is marked as a failed check; a failing page is not", async () => {
		const throws = () => Promise.reject(new Error("db down"));
		const visited = (route: RouteServer) => stubSite({ routes: { event: route } }).visit("/events/x");
		expect(await visited({ load: () => page(), validate: throws })).toMatchObject({
			kind: "failed",
			check: { kind: "threw", message: "The validity check of the route “event” failed." },
		});
		expect(await visited({ load: throws })).not.toHaveProperty("check");
		expect(await visited(respondWith({ kind: "refused", status: 403 }))).not.toHaveProperty("check");
	});
});
