// Recipes of docs/developers.md, tried in one checkout: each is followed there, and what their proofs need is built and checked once.
// Each still answers for itself: what fails there is tried again in a checkout of its own.

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

/** Recipes that are tried. */
export class Trial {
	readonly #recipes: readonly Recipe[];
	readonly #opened: CheckoutCopy[] = [];
	readonly #together: () => Promise<Followed>;
	readonly #alone: ReadonlyMap<Recipe, () => Promise<Followed>>;
	/** Proofs that failed where all recipes were followed, by recipe and what they prove. */
	readonly #apart = new Map<string, (followed: Followed) => Promise<void>>();

	constructor(recipes: readonly Recipe[]) {
		this.#recipes = recipes;
		this.#together = once(() => this.#open(recipes));
		this.#alone = new Map(recipes.map((recipe) => [recipe, once(() => this.#open([recipe]))]));
	}

	/** Proves something of a recipe where all are followed; where that fails, of this one alone. */
	async prove(recipe: Recipe, what: string, proof: (followed: Followed) => Promise<void>): Promise<void> {
		try {
			await proof(await this.#together());
		} catch (error) {
			process.stderr.write(`${recipe.title} (${what}) failed beside the others, and is tried alone:\n${String(error)}\n`);
			this.#apart.set(`${recipe.title}, ${what}`, proof);
			await proof(await (this.#alone.get(recipe) ?? this.#together)());
		}
	}

	/** Tries once more what failed where all recipes were followed. @throws what fails again */
	async proveTogether(): Promise<void> {
		if (this.#apart.size === 0) return;
		const followed = await this.#open(this.#recipes);
		for (const proof of this.#apart.values()) await proof(followed);
	}

	async close(): Promise<void> {
		await Promise.all(this.#opened.map((copy) => copy.remove()));
	}

	async #open(recipes: readonly Recipe[]): Promise<Followed> {
		const copy = await copyCheckout();
		this.#opened.push(copy);
		return follow(recipes, copy);
	}
}

function once<Result>(make: () => Promise<Result>): () => Promise<Result> {
	let made: Promise<Result> | undefined;
	return () => (made ??= make());
}
