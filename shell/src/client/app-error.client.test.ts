import { describe, expect, test, vi } from "vitest";
import table from "../router/cases/appError.json" with { type: "json" };
import { createAppErrorStore, mountMode } from "./app-error.client.ts";

function store() {
	const replace = vi.fn();
	const report = vi.fn(() => "0123456789");
	return { errors: createAppErrorStore({ replace, report }), replace, report };
}

/** The cases are two questions to two functions; this is how each is asked. */
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
	test.each(table.cases)("$id $name", ({ name, out }) => {
		expect(questions[name]?.()).toEqual(out);
	});

	test("[NV-5] every error is reported, and the first one stays until it is cleared, with its reference", () => {
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

	test("notifies its listeners only", () => {
		const { errors } = store();
		const heard = vi.fn();
		const stop = errors.subscribe(heard);
		errors.set("x");
		errors.set("y");
		errors.clear();
		stop();
		errors.set("z");
		expect(heard).toHaveBeenCalledTimes(2);
	});

	test("what the server rendered is hydrated", () => {
		expect(mountMode(true)).toBe("hydrate");
	});
});
