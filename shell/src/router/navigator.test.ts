import { isNavigationFailure, NAVIGATION_FAILURE, navigationFailure } from "@hub/shared-contracts/remote/navigation-outcome";
import { describe, expect, test } from "vitest";
import failureTypes from "./cases/navigation.failureTypes.json" with { type: "json" };
import outcomes from "./cases/navigation.outcomes.json" with { type: "json" };
import { type Middleware, runMiddleware } from "./middleware.ts";
import { createNavigator, type Target } from "./navigator.ts";

/** A route of the small site below; a route that is absent here is unmatched. */
interface TestRoute {
	readonly middleware?: readonly string[];
	readonly validate?: () => unknown;
	readonly page?: () => Promise<string>;
	readonly redirect?: string;
	/** What a check on the server threw. */
	readonly threw?: string;
}

const boom = () => Promise.reject(new Error("boom"));
const registry: Readonly<Record<string, Middleware>> = {
	no: () => false,
	boom,
	// A guard that ends a navigation without a reason of its own says no.
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
	"/lazy": { page: () => Promise.reject(new Error("The page's code did not come.")) },
	"/old": { redirect: "/b" },
	"/circle": { redirect: "/circle" },
	"/threw": { threw: "The check failed." },
};

/** A tab on `start` with its history, and a navigator over it. `hold` keeps a page back until it is released. */
function tabAt(start: string, hold: Readonly<Record<string, Promise<void>>> = {}) {
	const history = [start];
	let error: string | null = null;
	let arrivals = 0;
	const navigator = createNavigator<{ readonly error: string | null }>({
		current: () => history.at(-1) ?? "",
		async prepare(to): Promise<Target<{ readonly error: string | null }>> {
			await hold[to];
			const route = routes[to];
			if (!route) return { kind: "unmatched", prepared: { error: `Page not found: ${to}` } };
			if (route.threw) return { kind: "threw", message: route.threw };
			if (route.redirect) return { kind: "redirect", to: route.redirect };
			const verdict = await runMiddleware(route.middleware ?? [], registry, to);
			if (verdict.kind !== "pass") return verdict;
			if (route.validate && (await route.validate()) !== true)
				return { kind: "invalid", prepared: { error: `Page Not Found: ${to}` } };
			await route.page?.();
			return { kind: "page", prepared: { error: null } };
		},
		async commit(to, prepared, { replace }) {
			if (replace) history.pop();
			history.push(to);
			error = prepared.error;
			arrivals += 1;
		},
	});
	return { navigator, history, error: () => error, arrivals: () => arrivals };
}

describe("how a navigation ends", () => {
	// `address` and the number of entries are the history's, the 404's words are the page's. A case keeps the old route current
	// behind a failed validity check; our 404 is a page of its own under the address, which is where one then is.
	test.each(outcomes.cases)("[RT-6, RT-7, RT-8, RT-9] $id $name", async ({ in: { start, to, how }, out }) => {
		const tab = tabAt(start);
		const navigation = tab.navigator.navigate(to, { replace: how === "replace" });
		if ("thrown" in out) await expect(navigation).rejects.toThrow(out.thrown);
		else {
			const outcome = await navigation;
			if (out.result) expect(outcome).toMatchObject({ kind: out.result.type, message: out.result.message });
			else expect(isNavigationFailure(outcome)).toBe(false);
		}
		expect(tab.history.at(-1)).toBe(out.address);
		expect(tab.history.length - 1).toBe(out.historyEntriesAdded);
		expect(tab.error()).toBe(out.error?.message ?? null);
	});

	test("[RT-9] already there: nothing is asked", async () => {
		const tab = tabAt("/b");
		expect(await tab.navigator.navigate("/b")).toEqual({
			kind: "duplicated",
			type: 16,
			from: "/b",
			to: "/b",
			message: 'Avoided redundant navigation to current location: "/b".',
		});
		expect(tab.arrivals()).toBe(0);
		expect((await tab.navigator.navigate("/b?page=2")).kind).not.toBe("duplicated");
	});

	test("[RT-9] the newest wins, and the one before is cancelled without a trace", async () => {
		const slow = Promise.withResolvers<void>();
		const tab = tabAt("/", { "/b": slow.promise });
		const first = tab.navigator.navigate("/b");
		expect(await tab.navigator.navigate("/c")).toEqual({ kind: "done", at: "/c" });
		slow.resolve();
		expect(await first).toMatchObject({
			kind: "cancelled",
			type: 8,
			message: 'Navigation cancelled from "/" to "/b" with a new navigation.',
		});
		expect(tab.history).toEqual(["/", "/c"]);
	});

	test("[RT-9] a request to stay ends a navigation that is under way", async () => {
		const slow = Promise.withResolvers<void>();
		const tab = tabAt("/", { "/b": slow.promise });
		const first = tab.navigator.navigate("/b");
		expect((await tab.navigator.navigate("/")).kind).toBe("duplicated");
		slow.resolve();
		expect((await first).kind).toBe("cancelled");
		expect(tab.history).toEqual(["/"]);
	});

	test("[RT-9] a failure after the cancellation is ignored", async () => {
		const slow = Promise.withResolvers<void>();
		const tab = tabAt("/", { "/mw-boom": slow.promise });
		const first = tab.navigator.navigate("/mw-boom");
		await tab.navigator.navigate("/c");
		slow.resolve();
		expect((await first).kind).toBe("cancelled");
	});

	test("[RT-9] going back meanwhile cancels the navigation", async () => {
		const slow = Promise.withResolvers<void>();
		const tab = tabAt("/", { "/b": slow.promise });
		const first = tab.navigator.navigate("/b");
		tab.navigator.cancel();
		slow.resolve();
		expect(await first).toMatchObject({ kind: "cancelled", type: 8, from: "/", to: "/b" });
		expect(tab.history).toEqual(["/"]);
		tab.navigator.cancel();
		expect((await tab.navigator.navigate("/b")).kind, "and the next one goes its way").toBe("done");
	});

	test("[RT-9] going back also ends a redirect on its way, in either half", async () => {
		for (const held of ["/old", "/b"]) {
			const slow = Promise.withResolvers<void>();
			const tab = tabAt("/", { [held]: slow.promise });
			const first = tab.navigator.navigate("/old");
			await Promise.resolve();
			await new Promise((resolve) => setTimeout(resolve));
			tab.navigator.cancel();
			slow.resolve();
			expect((await first).kind).toBe("cancelled");
			expect(tab.history).toEqual(["/"]);
		}
	});

	test("[RT-9] the same link twice arrives once", async () => {
		const slow = Promise.withResolvers<void>();
		const tab = tabAt("/", { "/b": slow.promise });
		const first = tab.navigator.navigate("/b");
		const second = tab.navigator.navigate("/b");
		slow.resolve();
		expect([(await first).kind, (await second).kind]).toEqual(["cancelled", "done"]);
		expect(tab.history).toEqual(["/", "/b"]);
		expect((await tab.navigator.navigate("/b")).kind).toBe("duplicated");
	});

	test("[RT-9] what a check threw on the server rejects, and nothing has changed", async () => {
		const tab = tabAt("/");
		await expect(tab.navigator.navigate("/threw")).rejects.toThrow("The check failed.");
		expect(tab.history).toEqual(["/"]);
		expect(tab.arrivals()).toBe(0);
	});

	test("[RT-9] a redirect is told from an arrival", async () => {
		expect(await tabAt("/").navigator.navigate("/old")).toEqual({ kind: "redirected", at: "/b" });
		expect(await tabAt("/").navigator.navigate("/b")).toEqual({ kind: "done", at: "/b" });
	});

	test("a circle of redirects is a bug that is named", async () => {
		await expect(tabAt("/").navigator.navigate("/circle")).rejects.toThrow("/circle redirects in a circle");
	});
});

/** Arrivals and errors of a navigation, in the words of the cases: what runs after each, and what hears of a failure. */
async function told(to: string) {
	const tab = tabAt("/");
	let errors = 0;
	const outcome = await tab.navigator.navigate(to).catch(() => {
		errors += 1;
	});
	return { rejects: errors > 0, failed: isNavigationFailure(outcome), afterEachCalls: tab.arrivals(), onErrorCalls: errors };
}

const aborted = navigationFailure("aborted", "/a", "/b");
const either = NAVIGATION_FAILURE.aborted | NAVIGATION_FAILURE.cancelled;

describe("telling failures apart", () => {
	const questions: Readonly<Record<string, () => Promise<unknown>>> = {
		"lazy component rejects": () => told("/lazy"),
		"guard redirects": () => told("/mw-redir"),
		"route redirect": () => told("/old"),
		"guard throws / rejects / next(Error)": () => told("/mw-boom"),
		"isNavigationFailure(null|true|false|Error)": async () =>
			[null, true, false, new Error("x")].some((value) => isNavigationFailure(value)),
		"isNavigationFailure(aborted, aborted|cancelled)": async () => isNavigationFailure(aborted, either),
		"isNavigationFailure(duplicated, aborted|cancelled)": async () =>
			isNavigationFailure(navigationFailure("duplicated", "/a", "/a"), either),
	};

	// A hook after each navigation is our commit; the hook for errors is the rejection, which reaches the one who navigated.
	test.each(failureTypes.cases)("[RT-9] $id $name", async ({ name, out }) => {
		const answer = await questions[name]?.();
		if (typeof out === "boolean") expect(answer).toBe(out);
		else {
			const { rejects = false, afterEachCalls, onErrorCalls = 0 } = out;
			expect(answer).toEqual({ rejects, failed: false, afterEachCalls, onErrorCalls });
		}
	});
});
