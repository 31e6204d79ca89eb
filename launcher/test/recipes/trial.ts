// Recipes of docs/developers.md, followed in one copy of the checkout, which is built and checked once for all their proofs.

import { type CheckoutCopy, copyCheckout } from "./checkout-copy.ts";
import type { SiteAnswer } from "./site-without-content.ts";

/** A recipe, and what its proof needs. */
export interface Recipe {
	/** Its section in docs/developers.md. */
	readonly title: string;
	/** Makes its changes. */
	follow(copy: CheckoutCopy): Promise<void>;
	/** Unit tests that go on passing, by words of their paths. Default: all may have to be told of it, so it is followed after them. */
	readonly tests?: readonly string[];
	/** What its site is asked. Default nothing. */
	readonly addresses?: readonly string[];
	/** Changes that come after the site was built, and before the checks. */
	finish?(copy: CheckoutCopy): Promise<void>;
}

/** A checkout in which recipes were followed. Each step is done once, when it is asked for, after those above it. */
export interface Followed {
	readonly copy: CheckoutCopy;
	/** Writes the pages of docs that follow from declarations. @returns what their tests said while they were as before */
	docs(): Promise<string>;
	/** @returns what the unit tests said @throws Error where one fails */
	tests(): Promise<string>;
	/** Builds everything, and asks the site. @returns its answers by address */
	site(): Promise<Readonly<Record<string, SiteAnswer>>>;
	/** Types, lint, format and house rules, also of what was built. @returns all that they said @throws Error where one fails */
	checks(): Promise<string>;
}

/** Makes recipes' changes in a copy of the checkout. */
async function follow(recipes: readonly Recipe[], copy: CheckoutCopy): Promise<Followed> {
	const tested = recipes.filter((recipe) => recipe.tests);
	for (const recipe of tested) await recipe.follow(copy);
	const test = (...words: readonly string[]) => copy.runTool("vitest", "run", "--project", "unit", ...words);
	const docs = once(async () => {
		// Documents that `-u` writes, by their tests.
		const written = ["settings-table", "blocks/examples"];
		const said = await test(...written).catch(String);
		await test(...written, "-u");
		return said;
	});
	const tests = once(async () => {
		await docs();
		return test(...new Set(tested.flatMap((recipe) => recipe.tests ?? [])));
	});
	const site = once(async () => {
		// Whether they pass or not: what is followed now would change them.
		if (tested.length > 0) await tests().catch(() => undefined);
		for (const recipe of recipes) if (!recipe.tests) await recipe.follow(copy);
		const said = await copy.run("test/recipes/site-without-content.ts", ...recipes.flatMap(({ addresses = [] }) => addresses));
		return JSON.parse(said.trimEnd().split("\n").at(-1) ?? "{}") as Record<string, SiteAnswer>;
	});
	const checks = once(async () => {
		await site();
		for (const recipe of recipes) await recipe.finish?.(copy);
		return copy.run("check.ts", "architecture/");
	});
	return { copy, docs, tests, site, checks };
}

/** Recipes that are tried in one checkout, which is copied when the first proof needs it. */
export class Trial {
	readonly followed: () => Promise<Followed>;
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
