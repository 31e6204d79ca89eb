import { ContentUnavailable } from "@hub/shared-contracts/content/content-reader";
import { moved, type Outcome } from "@hub/shared-contracts/remote/outcome";
import type { RouteServer, SlotLoader } from "@hub/shared-contracts/remote/remote-server";
import { describe, expect, test, vi } from "vitest";
import { ACTION_DEADLINE, OPERATION_DEADLINE } from "../base/deadline.server.ts";
import type { Operations } from "../directus/operations.server.ts";
import { type ShownAnswer, statusOf } from "../page/answer.ts";
import { page, stubSite } from "./stub-site.fixture.ts";

const answersWith = (outcome: Outcome): RouteServer => ({ load: () => outcome });

describe("a form", () => {
	const act: RouteServer["act"] = async ({ form, operate, href }) => {
		const answer = await operate("hub-desk/take", { name: form.get("name") });
		return answer.kind === "done" && form.get("name") ? moved(href("about") ?? "/") : { ...page(answer), status: 422 };
	};

	test("[CT-6] is handled by the page's action, which redirects without the page's query", async () => {
		const { visit } = stubSite({ routes: { contact: { load: () => page(), act } } });
		expect(await visit("/de/kontakt?x=1", { name: "Ada" })).toEqual({
			kind: "moved",
			to: "/de/uber-uns",
			permanent: false,
			seeOther: true,
		});
	});

	test("[CT-6] that is rejected is a page with the action's status", async () => {
		const { visit } = stubSite({ routes: { contact: { load: () => page(), act } } });
		const answer = (await visit("/contact", { name: "" })) as ShownAnswer;
		expect(statusOf(answer)).toBe(422);
		expect(answer).toMatchObject({ data: { data: { operation: "hub-desk/take", input: { name: "" } } } });
	});

	test("[CT-6] comes back as its page before the action's deadline if the content service never answers", async () => {
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
		const answer = await visit("/contact", { name: "Ada" });
		late.mockRestore();
		expect(answer).toMatchObject({ kind: "page", data: { kind: "unavailable" } });
		expect(given).toEqual([OPERATION_DEADLINE]);
		expect(OPERATION_DEADLINE).toBeLessThan(ACTION_DEADLINE);
	});

	test("for a page without an action is refused with 405", async () => {
		const { visit } = stubSite({ routes: { about: { load: () => page() } } });
		expect(await visit("/about-us", { name: "Ada" })).toMatchObject({ kind: "moved" });
		expect(await visit("/about", { name: "Ada" })).toMatchObject({ kind: "refused", status: 405 });
	});
});

describe("404", () => {
	test.each([false, 1, "true", {}, undefined, Promise.resolve(0)])("[RT-6] a validity check that returns %j", async (said) => {
		const { visit } = stubSite({ routes: { event: { load: () => page(), validate: () => said } } });
		const answer = (await visit("/de/events/Nowhere?tab=1")) as ShownAnswer;
		expect(answer).toMatchObject({
			kind: "missing",
			reason: "invalid",
			message: "Page Not Found: /de/events/Nowhere?tab=1",
			locale: "de",
		});
		expect(statusOf(answer)).toBe(404);
	});

	test.each([
		["/a/b/c?x=1", "en"],
		["/de/a/b/c", "de"],
	])("[RT-7] %s matches no route: a 404 page in %s with a link to each language", async (path, locale) => {
		const answer = (await stubSite({}).visit(path)) as ShownAnswer;
		expect(answer).toMatchObject({
			kind: "missing",
			reason: "unmatched",
			message: `Page not found: ${path}`,
			locale,
			layout: "default",
		});
		expect(answer.languages.map(({ href }) => href)).toEqual(["/de", "/en"]);
		expect(statusOf(answer)).toBe(404);
	});
});

describe("what a route declares", () => {
	test("[RT-8] an unknown middleware is an error that names it", async () => {
		const { visit, log } = stubSite({ routes: { event: answersWith(page()) }, declared: { event: { middleware: ["missing"] } } });
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
		expect(await visit("/events/Forum"), "[TK-7] who is sent home").toEqual({ kind: "moved", to: "/", permanent: false });
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

	test.each(["boom", "hangs"])("[RT-9] a middleware that %s is marked as a failed check, without its message", async (name) => {
		const load = vi.fn(() => page());
		const { visit, log } = stubSite({ routes: { event: { load } }, declared: { event: { middleware: [name] } } });
		const answer = await visit("/events/x");
		expect(answer).toMatchObject({ kind: "failed", status: 500 });
		expect(answer).toHaveProperty("check", { kind: "threw", message: "A middleware of the route “event” failed." });
		expect(log.error).toHaveBeenCalledOnce();
		expect(load).not.toHaveBeenCalled();
	});

	test("[RT-9] a validity check that throws is marked as a failed check, a failing page is not", async () => {
		const throws = () => Promise.reject(new Error("db down"));
		const visited = (route: RouteServer) => stubSite({ routes: { event: route } }).visit("/events/x");
		expect(await visited({ load: () => page(), validate: throws })).toMatchObject({
			kind: "failed",
			check: { kind: "threw", message: "The validity check of the route “event” failed." },
		});
		expect(await visited({ load: throws })).not.toHaveProperty("check");
		expect(await visited(answersWith({ kind: "refused", status: 403 }))).not.toHaveProperty("check");
	});
});

describe("the language select", () => {
	const translations = { de: { slug: "forum-wien" }, en: { slug: "vienna-forum" } };
	const links = async (address: string, outcome: Outcome, parent = "events") => {
		const answer = await stubSite({ routes: { event: answersWith(outcome) }, declared: { event: { parent } } }).visit(address);
		return (answer as ShownAnswer).languages.map(({ href, same }) => [href, same]);
	};

	test("[LN-7] leads to the same content with its translated slug", async () => {
		const outcome = { ...page(), translations };
		expect(await links("/events/vienna-forum", outcome)).toEqual([
			["/de/events/forum-wien", true],
			["/events/vienna-forum", true],
		]);
	});

	test("[LN-7] leads to the nearest list and is marked as different without a translation", async () => {
		const outcome = { ...page(), translations: { de: { slug: "nur-deutsch" } } };
		expect(await links("/de/events/nur-deutsch", outcome)).toEqual([
			["/de/events/nur-deutsch", true],
			["/events", false],
		]);
		expect((await links("/de/events/nur-deutsch", outcome, "demo"))[1]).toEqual(["/en", false]);
	});
});

describe("a part that fails", () => {
	test.each<[string, RouteServer, number]>([
		["a loader that throws", { load: () => Promise.reject(new Error("A bug.")) }, 500],
		["content that does not come", { load: () => Promise.reject(new ContentUnavailable("Away.")) }, 503],
		["a refusal", answersWith({ kind: "refused", status: 401 }), 401],
	])("[PF-4] %s affects its own page only", async (_what, event, status) => {
		const { visit } = stubSite({ routes: { event, events: { load: () => page() } } });
		expect(statusOf((await visit("/events/x")) as ShownAnswer)).toBe(status);
		expect((await visit("/events")).kind).toBe("page");
	});

	test("[PF-4] a page of a remote without code is a 503", async () => {
		expect(await stubSite({}).visit("/events")).toMatchObject({ kind: "unavailable", status: 503 });
	});

	test("[PF-4] a slot that throws or is late is left out of the page", async () => {
		const slots: Record<string, SlotLoader> = {
			broken: () => Promise.reject(new Error("A bug.")),
			slow: () => new Promise(() => undefined),
			fine: ({ cookie }) => ({ known: cookie("known"), secret: cookie("secret") }),
		};
		const { visit, log } = stubSite({
			routes: { home: { load: () => page() } },
			slots,
			declared: { home: { slots: ["broken", "slow", "fine", "nobody's"] } },
		});
		expect(await visit("/")).toMatchObject({ kind: "page", slots: { fine: { known: "known's value", secret: undefined } } });
		expect(log.warn).toHaveBeenCalledTimes(2);
	});
});
