import { ContentUnavailable } from "@hub/shared-contracts/content/content-reader";
import type { LocaleStrategy } from "@hub/shared-contracts/language/locale";
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

	test("[CT-6] is taken by the page's action, and the visitor goes on without the page's query", async () => {
		const { visit } = stubSite({ routes: { contact: { load: () => page(), act } } });
		expect(await visit("/de/kontakt?x=1", { name: "Ada" })).toEqual({
			kind: "moved",
			to: "/de/uber-uns",
			permanent: false,
			seeOther: true,
		});
	});

	test("[CT-6] that is not taken is a page with its status", async () => {
		const { visit } = stubSite({ routes: { contact: { load: () => page(), act } } });
		const answer = (await visit("/contact", { name: "" })) as ShownAnswer;
		expect(statusOf(answer)).toBe(422);
		expect(answer).toMatchObject({ data: { data: { operation: "hub-desk/take", input: { name: "" } } } });
	});

	test("[CT-6] that the content service takes and never answers comes back as its page before the form's own deadline", async () => {
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

	test("for a page that takes none is refused", async () => {
		const { visit } = stubSite({ routes: { about: { load: () => page() } } });
		expect(await visit("/about-us", { name: "Ada" })).toMatchObject({ kind: "moved" });
		expect(await visit("/about", { name: "Ada" })).toMatchObject({ kind: "refused", status: 405 });
	});
});

describe("404", () => {
	test.each([false, 1, "true", {}, undefined, Promise.resolve(0)])("[RT-6] a validity check that says %j", async (said) => {
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

	test("[RT-6] a check that says true lets the page be loaded, with its parameters", async () => {
		const validate = vi.fn(async () => true);
		const { visit } = stubSite({ routes: { event: { load: ({ params }) => page(params.slug), validate } } });
		expect(await visit("/events/Forum")).toMatchObject({ kind: "page", data: "Forum", params: { slug: "Forum" } });
		expect(validate).toHaveBeenCalledWith({ slug: "Forum" });
	});

	test("[RT-6] content that does not exist", async () => {
		expect(await stubSite({ routes: { event: answersWith({ kind: "missing" }) } }).visit("/events/x")).toMatchObject({
			kind: "missing",
			message: "Page Not Found: /events/x",
		});
	});

	test.each([
		["/a/b/c?x=1", "en"],
		["/de/a/b/c", "de"],
	])("[RT-7] no route has %s: a page in %s with a way on in each language", async (path, locale) => {
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
	test("[RT-8] an unknown middleware fails by its name", async () => {
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

	test("[RT-5] a page for signed-in visitors is shown to no anonymous one, and nothing of it is loaded", async () => {
		const load = vi.fn(() => page("secret"));
		const { visit } = stubSite({ routes: { event: { load } }, declared: { event: { auth: true } } });
		expect(await visit("/events/Forum"), "[TK-7] who is sent home").toEqual({ kind: "moved", to: "/", permanent: false });
		expect(load).not.toHaveBeenCalled();
	});

	test("[RT-5] a middleware decides before anything is loaded", async () => {
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
		"[RT-9] a middleware that %s is told from a page that fails, and what it threw stays here",
		async (name) => {
			const load = vi.fn(() => page());
			const { visit, log } = stubSite({ routes: { event: { load } }, declared: { event: { middleware: [name] } } });
			const answer = await visit("/events/x");
			expect(answer).toMatchObject({ kind: "failed", status: 500 });
			expect(answer).toHaveProperty("check", { kind: "threw", message: "A middleware of the route “event” failed." });
			expect(log.error).toHaveBeenCalledOnce();
			expect(load).not.toHaveBeenCalled();
		},
	);

	test("[RT-9] so is a validity check that throws; a page that refuses or fails by itself is a page", async () => {
		const throws = () => Promise.reject(new Error("db down"));
		const visited = (route: RouteServer) => stubSite({ routes: { event: route } }).visit("/events/x");
		expect(await visited({ load: () => page(), validate: throws })).toMatchObject({
			kind: "failed",
			check: { kind: "threw", message: "The validity check of the route “event” failed." },
		});
		expect(await visited({ load: throws })).not.toHaveProperty("check");
		expect(await visited(answersWith({ kind: "refused", status: 403 }))).not.toHaveProperty("check");
	});

	test("[RT-5] the layout", async () => {
		expect(await stubSite({ routes: { prototype: { load: () => page() } } }).visit("/demos/x/prototype")).toMatchObject({
			layout: "empty",
		});
	});
});

describe("the language select", () => {
	const translations = { de: { slug: "forum-wien" }, en: { slug: "vienna-forum" } };
	const links = async (address: string, outcome: Outcome, parent = "events") => {
		const answer = await stubSite({ routes: { event: answersWith(outcome) }, declared: { event: { parent } } }).visit(address);
		return (answer as ShownAnswer).languages.map(({ href, same }) => [href, same]);
	};

	test("[LN-7] leads to the same content, its slug translated", async () => {
		const outcome = { ...page(), translations };
		expect(await links("/events/vienna-forum", outcome)).toEqual([
			["/de/events/forum-wien", true],
			["/events/vienna-forum", true],
		]);
	});

	test("[LN-7] leads to the nearest list and says so where there is no translation", async () => {
		const outcome = { ...page(), translations: { de: { slug: "nur-deutsch" } } };
		expect(await links("/de/events/nur-deutsch", outcome)).toEqual([
			["/de/events/nur-deutsch", true],
			["/events", false],
		]);
		expect((await links("/de/events/nur-deutsch", outcome, "demo"))[1]).toEqual(["/en", false]);
	});

	test("[LN-3] canonical and alternates are absolute and follow the setting", async () => {
		const outcome = answersWith({ ...page(), translations });
		const addresses = async (strategy: LocaleStrategy) => {
			const answer = await stubSite({ routes: { event: outcome }, strategy }).visit("/en/events/vienna-forum");
			return answer.kind === "page" ? answer.addresses : undefined;
		};
		const german = { hreflang: "de", href: "https://example.com/de/events/forum-wien" };
		const expected = (english: string) => ({
			canonical: english,
			alternates: [german, { hreflang: "en", href: english }, { hreflang: "x-default", href: english }],
		});
		expect(await addresses("prefix_except_default")).toEqual(expected("https://example.com/events/vienna-forum"));
		expect(await addresses("prefix")).toEqual(expected("https://example.com/en/events/vienna-forum"));
	});
});

describe("a part that fails", () => {
	test.each<[string, RouteServer, number]>([
		["a loader that throws", { load: () => Promise.reject(new Error("A bug.")) }, 500],
		["content that does not come", { load: () => Promise.reject(new ContentUnavailable("Away.")) }, 503],
		["a refusal", answersWith({ kind: "refused", status: 401 }), 401],
	])("[PF-4] %s costs its own page", async (_what, event, status) => {
		const { visit } = stubSite({ routes: { event, events: { load: () => page() } } });
		expect(statusOf((await visit("/events/x")) as ShownAnswer)).toBe(status);
		expect((await visit("/events")).kind).toBe("page");
	});

	test("[PF-4] a remote whose code is not there answers 503", async () => {
		expect(await stubSite({}).visit("/events")).toMatchObject({ kind: "unavailable", status: 503 });
	});

	test("[PF-4] a slot that throws or is late is left out, the page and the other slots stay", async () => {
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
