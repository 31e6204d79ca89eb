import { describe, expect, test } from "vitest";
import {
	isNavigationFailure,
	NAVIGATION_FAILURE,
	type NavigationFailureKind,
	navigationFailure,
} from "./navigation-outcome.ts";

describe("navigation failures", () => {
	test.each<[NavigationFailureKind, number, string]>([
		["aborted", 4, 'Navigation aborted from "/a" to "/b" via a navigation guard.'],
		["cancelled", 8, 'Navigation cancelled from "/a" to "/b" with a new navigation.'],
		["duplicated", 16, 'Avoided redundant navigation to current location: "/a".'],
	])("[RT-9] %s has the type %i and a message", (kind, type, message) => {
		expect(navigationFailure(kind, "/a", "/b")).toEqual({ kind, type, from: "/a", to: "/b", message });
		expect(NAVIGATION_FAILURE[kind]).toBe(type);
	});

	test.each<[NavigationFailureKind, number | undefined, boolean]>([
		["aborted", undefined, true],
		["aborted", 4 | 8, true],
		["cancelled", 4 | 8, true],
		["duplicated", 4 | 8, false],
		["duplicated", 16, true],
	])("[RT-9] %s matches the types %s: %s", (kind, types, answer) => {
		expect(isNavigationFailure(navigationFailure(kind, "/a", "/b"), types)).toBe(answer);
	});

	test.each([
		undefined,
		"aborted",
		new Error("x"),
		{ kind: "done", at: "/" },
		{ kind: "redirected", at: "/", type: 4 },
	])("[RT-9] %j is no failure", (value) => {
		expect(isNavigationFailure(value)).toBe(false);
	});
});
