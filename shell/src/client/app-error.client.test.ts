import { describe, expect, test, vi } from "vitest";
import table from "../router/cases/appError.json" with { type: "json" };
import { createAppErrorStore, mountMode } from "./app-error.client.ts";

function store() {
	const replace = vi.fn();
	const report = vi.fn(() => "0123456789");
	return { errors: createAppErrorStore({ replace, report }), replace, report };
}

/** Maps the cases to calls of two functions. */
const questions: Readonly<Record<string, () => unknown>> = {
	"clearError with redirect": () => {
		const { errors, replace } = store();
		errors.set(new Error("x"));
		errors.clear({ redirect: "redirect" });
		return { replaces: replace.mock.lastCall?.[0] as unknown, appError: errors.get() };
	},
	"server rendered flag absent": () => ({ mode: mountMode(false) }),
};

describe("the app's error", () => {
	test.each(table.cases)("is shown and reported: $name", ({ name, out }) => {
		expect(questions[name]?.()).toEqual(out);
	});

	test("[NV-5] every error is reported, and the first one is shown with its reference until cleared", () => {
		const { errors, report, replace } = store();
		errors.set(new Error("first"));
		errors.set("second");
		expect(errors.get()).toEqual({ message: "first", reference: "0123456789" });
		expect(report).toHaveBeenCalledTimes(2);
		errors.clear();
		expect(errors.get()).toBeNull();
		expect(replace).not.toHaveBeenCalled();
		errors.set("third");
		expect(errors.get()).toEqual({ message: "third", reference: "0123456789" });
	});

	test("server markup is hydrated", () => {
		expect(mountMode(true)).toBe("hydrate");
	});
});
