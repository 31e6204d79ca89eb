// Recipes of docs/developers.md, followed in one copy of the checkout, which is built and checked once for all tests.

import { type CheckoutCopy, copyCheckout } from "./checkout-copy.ts";
import type { SiteResponse } from "./site-without-content.ts";

/** A recipe with its test data. */
export interface Recipe {
	readonly title: string;
	follow(copy: CheckoutCopy): Promise<void>;
	/**
	 * Words in the paths of unit tests that must pass unchanged after the recipe. Default: none, as any test may need
	 * changes.
	 */
	readonly tests?: readonly string[];
	/** Requested addresses. Default: none. */
	readonly addresses?: readonly string[];
	/** Makes changes after the build and before the checks. */
	finish?(copy: CheckoutCopy): Promise<void>;
}

/** Checkout with followed recipes. Each step runs once, on demand, after the steps above it. */
export interface RecipeCheckout {
	readonly copy: CheckoutCopy;
	/** Updates the generated documents. @returns the output of their tests before the update */
	docs(): Promise<string>;
	/** @returns the output of the unit tests @throws Error if one fails */
	tests(): Promise<string>;
	/** Builds everything and requests the addresses. @returns responses by address */
	site(): Promise<Readonly<Record<string, SiteResponse>>>;
	/**
	 * Checks types, lint, format and house rules, including built files.
	 * @returns all output
	 * @throws Error if a check fails
	 */
	checks(): Promise<string>;
}

/** Follows recipes in a copy of the checkout. */
async function follow(recipes: readonly Recipe[], copy: CheckoutCopy): Promise<RecipeCheckout> {
	const tested = recipes.filter((recipe) => recipe.tests);
	for (const recipe of tested) await recipe.follow(copy);
	const test = (...words: readonly string[]) => copy.runTool("vitest", "run", "--project", "unit", ...words);
	const docs = once(async () => {
		// Documents that `-u` writes, by their tests.
		const written = ["settings-table", "blocks/examples"];
		const output = await test(...written).catch(String);
		await test(...written, "-u");
		return output;
	});
	const tests = once(async () => {
		await docs();
		return test(...new Set(tested.flatMap((recipe) => recipe.tests ?? [])));
	});
	const site = once(async () => {
		// Failures are reported later; the next recipes would change the results.
		if (tested.length > 0) await tests().catch(() => undefined);
		for (const recipe of recipes) if (!recipe.tests) await recipe.follow(copy);
		const output = await copy.run(
			"test/recipes/site-without-content.ts",
			...recipes.flatMap(({ addresses = [] }) => addresses),
		);
		return JSON.parse(output.trimEnd().split("\n").at(-1) ?? "{}") as Record<string, SiteResponse>;
	});
	const checks = once(async () => {
		await site();
		for (const recipe of recipes) await recipe.finish?.(copy);
		return copy.run("check.ts", "architecture/");
	});
	return { copy, docs, tests, site, checks };
}

/** Runs recipes in one checkout, which is copied on first use. */
export class Trial {
	readonly followed: () => Promise<RecipeCheckout>;
	#copy: CheckoutCopy | undefined;

	constructor(recipes: readonly Recipe[]) {
		this.followed = once(async () => {
			this.#copy = await copyCheckout();
			return follow(recipes, this.#copy);
		});
	}

	async close(): Promise<void> {
		await this.#copy?.remove();
	}
}

function once<Result>(make: () => Promise<Result>): () => Promise<Result> {
	let made: Promise<Result> | undefined;
	return () => (made ??= make());
}
