import type { Locale } from "@hub/shared-contracts/language/locale";
import {
	isNavigationFailure,
	NAVIGATION_FAILURE,
	navigationFailure,
} from "@hub/shared-contracts/remote/navigation-outcome";
import { createMemoryRouter, createPath } from "react-router";
import { describe, expect, test } from "vitest";
import { hydrationData, routeObjects } from "../layout/route-objects.ts";
import type { ErrorResult, FoundResult, LoadedPage, MissingResult, ShownResult } from "../page/page-result.ts";
import failureTypes from "../router/cases/navigation.failureTypes.json" with { type: "json" };
import outcomes from "../router/cases/navigation.outcomes.json" with { type: "json" };
import { type Middleware, runMiddleware } from "../router/middleware.ts";
import { createNavigation, type Loaded } from "./navigation.client.ts";

/** A route of the small site below; a route that is absent here is unmatched. */
interface TestRoute {
	readonly middleware?: readonly string[];
	readonly validate?: () => unknown;
	readonly page?: () => Promise<string>;
	readonly redirect?: string;
	/** Error of a check on the server. */
	readonly threw?: string;
}

const boom = () => Promise.reject(new Error("boom"));
const registry: Readonly<Record<string, Middleware>> = {
	no: () => false,
	boom,
	// A guard that ends a navigation without a reason refuses it.
	abortPlain: () => false,
	fine: () => true,
	redir: () => "/b",
};
const routes: Readonly<Record<string, TestRoute>> = {
	"/": {},
	"/b": {},
	"/c": {},
	"/truthy": { validate: () => 1 },
	"/rej": { validate: () => Promise.reject(new Error("db down")) },
	"/ok/abc": { validate: () => false },
	"/mw-no": { middleware: ["no"] },
	"/mw-boom": { middleware: ["boom"] },
	"/mw-abortPlain": { middleware: ["abortPlain"] },
	"/mw-missing": { middleware: ["missing"] },
	"/mw-multi": { middleware: ["fine", "missing"] },
	"/mw-redir": { middleware: ["redir"] },
	"/lazy": { page: () => Promise.reject(new Error("The page's code did not load.")) },
	"/old": { redirect: "/b" },
	"/circle": { redirect: "/circle" },
	"/threw": { threw: "The check failed." },
};

const shared = {
	locale: "en" as Locale,
	head: { title: "", description: "" },
	addresses: undefined,
	languages: [],
	absent: [],
	layout: "default",
} as const;
const pageAt = (href: string): FoundResult => ({
	...shared,
	kind: "page",
	route: "any",
	remote: "any",
	params: {},
	sharePicture: undefined,
	data: href,
	slots: {},
});
const missing = (reason: MissingResult["reason"], message: string): MissingResult => ({
	...shared,
	kind: "missing",
	reason,
	message,
});
const ended = (check: NonNullable<ErrorResult["check"]>): ErrorResult => ({
	...shared,
	kind: "failed",
	status: 500,
	check,
});
const loaded = (result: ShownResult): Loaded & { kind: "page" } => ({ kind: "page", page: inLayout(result) });
const inLayout = (result: ShownResult): LoadedPage => ({
	result,
	layout: { locale: "en", menus: { header: [], footer: [], legal: [] }, settings: null, slots: {} },
});

/** Responses of the small site above. */
async function load(href: string): Promise<Loaded> {
	const route = routes[href.replace(/[?#].*$/, "")];
	if (!route) return loaded(missing("unmatched", `Page not found: ${href}`));
	if (route.threw) return loaded(ended({ kind: "threw", message: route.threw }));
	if (route.redirect) return { kind: "moved", to: route.redirect };
	const verdict = await runMiddleware(route.middleware ?? [], registry, href);
	if (verdict.kind === "stopped") return loaded(ended(verdict));
	if (verdict.kind === "redirect") return { kind: "moved", to: verdict.to };
	if (route.validate && (await route.validate()) !== true) return loaded(missing("invalid", `Page Not Found: ${href}`));
	await route.page?.();
	return loaded(pageAt(href));
}

const views = { Site: () => null, Page: () => null, PageError: () => null };

/** A tab on `start`. `hold` keeps a page back until it is released. */
function tabAt(start: string, hold: Readonly<Record<string, Promise<void>>> = {}) {
	let arrivals = 0;
	const failures: unknown[] = [];
	const requested: string[] = [];
	const first = inLayout(pageAt(start));
	const navigation = createNavigation(
		{
			async load(location) {
				const href = createPath(location);
				requested.push(href);
				await hold[href];
				return load(href);
			},
			prepare: () => false,
			leave: () => undefined,
			moved: () => undefined,
			arrived() {
				arrivals += 1;
			},
			failed: (error) => failures.push(error),
			replaceDocument: (to) => failures.push(`document ${to}`),
		},
		(dataStrategy) =>
			createMemoryRouter(routeObjects([], views), {
				initialEntries: [start],
				hydrationData: hydrationData(first, "(none)"),
				dataStrategy,
			}),
	);
	const { router } = navigation;
	/** The addresses of the history, found by going through it. */
	const history = async () => {
		const entries: string[] = [];
		for (let last: string | undefined; router.state.location.key !== last; await router.navigate(-1)) {
			last = router.state.location.key;
			entries.unshift(createPath(router.state.location));
		}
		return entries;
	};
	const page = () => router.state.loaderData["(site)"] as LoadedPage;
	const error = () => (page().result.kind === "missing" ? (page().result as MissingResult).message : null);
	return { navigation, router, history, error, arrivals: () => arrivals, failures, requested };
}

describe("a navigation", () => {
	// `address` and the number of entries are the history's, the 404's words are the page's. A case keeps the old route
	// current behind a failed validity check; our 404 is a page of its own under the address, which is where one then is.
	test.each(outcomes.cases)(
		"[RT-6, RT-7, RT-8, RT-9] ends as specified: $name",
		async ({ in: { start, to, how }, out }) => {
			const tab = tabAt(start);
			const navigation = tab.navigation.navigate(to, { replace: how === "replace" });
			if ("thrown" in out) await expect(navigation).rejects.toThrow(out.thrown);
			else {
				const outcome = await navigation;
				if (out.result) expect(outcome).toMatchObject({ kind: out.result.type, message: out.result.message });
				else expect(isNavigationFailure(outcome)).toBe(false);
			}
			expect(tab.error()).toBe(out.error?.message ?? null);
			const history = await tab.history();
			expect(history.at(-1)).toBe(out.address);
			expect(history.length - 1).toBe(out.historyEntriesAdded);
		},
	);

	test("[RT-9] navigating to the current location is a duplicate and loads nothing", async () => {
		const tab = tabAt("/b");
		expect(await tab.navigation.navigate("/b")).toEqual({
			kind: "duplicated",
			type: 16,
			from: "/b",
			to: "/b",
			message: 'Avoided redundant navigation to current location: "/b".',
		});
		expect(tab.arrivals()).toBe(0);
		expect((await tab.navigation.navigate("/b?page=2")).kind).not.toBe("duplicated");
	});

	test("[PF-9] a revalidation loads the current page again and adds no history entry", async () => {
		const tab = tabAt("/b");
		await tab.router.revalidate();
		expect(tab.requested).toEqual(["/b"]);
		expect([tab.arrivals(), tab.failures]).toEqual([0, []]);
		expect(await tab.history()).toEqual(["/b"]);
	});

	test("[RT-9] a newer navigation cancels the one before, which leaves no history entry", async () => {
		const slow = Promise.withResolvers<void>();
		const tab = tabAt("/", { "/b": slow.promise });
		const first = tab.navigation.navigate("/b");
		expect(await tab.navigation.navigate("/c")).toEqual({ kind: "done", at: "/c" });
		slow.resolve();
		expect(await first).toMatchObject({
			kind: "cancelled",
			type: 8,
			message: 'Navigation cancelled from "/" to "/b" with a new navigation.',
		});
		expect(await tab.history()).toEqual(["/", "/c"]);
	});

	test("[RT-9] going back cancels a pending navigation", async () => {
		const slow = Promise.withResolvers<void>();
		const tab = tabAt("/", { "/b": slow.promise });
		await tab.navigation.navigate("/c");
		const first = tab.navigation.navigate("/b");
		await tab.router.navigate(-1);
		slow.resolve();
		expect(await first).toMatchObject({ kind: "cancelled", type: 8, from: "/c", to: "/b" });
		expect(createPath(tab.router.state.location)).toBe("/");
		expect((await tab.navigation.navigate("/c")).kind, "and the next one goes its way").toBe("done");
	});

	test("[NV-2] navigating to an anchor of the current page loads no data", async () => {
		const tab = tabAt("/b");
		await tab.navigation.navigate("/b#agenda");
		tab.navigation.moveTo("/b#agenda");
		expect(tab.requested).toEqual([]);
		expect(await tab.history()).toEqual(["/b", "/b#agenda", "/b#agenda"]);
	});

	test("[RT-9] a router navigation whose page does not load is reported and keeps the page", async () => {
		const tab = tabAt("/");
		await tab.router.navigate("/lazy");
		expect(tab.failures).toEqual([new Error("The page's code did not load.")]);
		expect(createPath(tab.router.state.location)).toBe("/");
	});

	test("[RT-9] callers can tell a redirect from an arrival", async () => {
		expect(await tabAt("/").navigation.navigate("/old")).toEqual({ kind: "redirected", at: "/b" });
		expect(await tabAt("/").navigation.navigate("/b")).toEqual({ kind: "done", at: "/b" });
	});

	test("a redirect loop throws with its address", async () => {
		await expect(tabAt("/").navigation.navigate("/circle")).rejects.toThrow("/circle redirects in a circle");
	});
});

/**
 * Arrivals and errors of a navigation, in the words of the cases: what runs after each, and what hears of a failure.
 */
async function outcomeOf(to: string) {
	const tab = tabAt("/");
	let errors = 0;
	const outcome = await tab.navigation.navigate(to).catch(() => {
		errors += 1;
	});
	return {
		rejects: errors > 0,
		failed: isNavigationFailure(outcome),
		afterEachCalls: tab.arrivals(),
		onErrorCalls: errors,
	};
}

const aborted = navigationFailure("aborted", "/a", "/b");
const either = NAVIGATION_FAILURE.aborted | NAVIGATION_FAILURE.cancelled;

describe("a failed navigation", () => {
	const questions: Readonly<Record<string, () => Promise<unknown>>> = {
		"lazy component rejects": () => outcomeOf("/lazy"),
		"guard redirects": () => outcomeOf("/mw-redir"),
		"route redirect": () => outcomeOf("/old"),
		"guard throws / rejects / next(Error)": () => outcomeOf("/mw-boom"),
		"isNavigationFailure(null|true|false|Error)": async () =>
			[null, true, false, new Error("x")].some((value) => isNavigationFailure(value)),
		"isNavigationFailure(aborted, aborted|cancelled)": async () => isNavigationFailure(aborted, either),
		"isNavigationFailure(duplicated, aborted|cancelled)": async () =>
			isNavigationFailure(navigationFailure("duplicated", "/a", "/a"), either),
	};

	// A hook after each navigation is the arrival at another page; the hook for errors is the rejection, which reaches
	// the caller.
	test.each(failureTypes.cases)("[RT-9] names its kind of failure: $name", async ({ name, out }) => {
		const result = await questions[name]?.();
		if (typeof out === "boolean") expect(result).toBe(out);
		else {
			const { rejects = false, afterEachCalls, onErrorCalls = 0 } = out;
			expect(result).toEqual({ rejects, failed: false, afterEachCalls, onErrorCalls });
		}
	});
});
