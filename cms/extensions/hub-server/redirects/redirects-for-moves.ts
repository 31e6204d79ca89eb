// Creates a redirect when an entry moves, so that old links, bookmarks and search engines reach it in one hop.

import type { CollectionDefinition } from "@hub/content-model/collections/collection";
import { addressesOf, type RowAddress } from "../entries/addresses.ts";
import { type Change, isPublished } from "../entries/change.ts";
import type { Row } from "../entries/row.ts";
import type { Site } from "../site/site.ts";
import { nameOf } from "../wording/wording.ts";
import { keyOf, pathOf, type Redirect } from "./redirects.ts";

/** Old and new address of an entry, as paths with their language. */
export interface Move {
	readonly from: string;
	readonly to: string;
}

/** Changes of the stored redirects, applied in this order. No step leaves a chain or circle. */
export interface MoveSteps {
	/** Ids of redirects from the entry's new address. */
	readonly remove: readonly string[];
	/** Redirects to or from the entry's old address, with their new target. */
	readonly retarget: readonly { readonly id: string; readonly to: string }[];
	/** The new redirect, unless one from the old address exists. */
	readonly add: Move | undefined;
}

/** Returns the changes that a move needs: one hop from every former address, and none from the current one. */
export function stepsOf({ from, to }: Move, redirects: readonly Redirect[]): MoveSteps {
	const [old, now] = [keyOf(from), keyOf(to)];
	const remove = redirects.filter((redirect) => keyOf(redirect.from) === now);
	const others = redirects.filter((redirect) => !remove.includes(redirect));
	const own = others.find((redirect) => keyOf(redirect.from) === old);
	const toOld = others.filter((redirect) => redirect !== own && keyOf(redirect.to) === old);
	return {
		remove: remove.map(({ id }) => id),
		retarget: [
			// A query that an editor wrote stays on its redirect.
			...toOld.map((redirect) => ({ id: redirect.id, to: to + redirect.to.slice(pathOf(redirect.to).length) })),
			...(own ? [{ id: own.id, to }] : []),
		],
		add: own ? undefined : { from, to },
	};
}

/** Returns the public addresses of an entry; empty for a draft or before its publication time. */
function publicAddresses({ collection }: CollectionDefinition, row: Row, now: number): RowAddress[] {
	const from = typeof row.publish_at === "string" ? Date.parse(row.publish_at) : Number.NEGATIVE_INFINITY;
	return isPublished(row) && !(from > now) ? addressesOf(collection, row) : [];
}

/** Returns the moves of an entry from old to current addresses. An entry whose language changed is not a move. */
export function movesOf(
	before: readonly RowAddress[],
	after: readonly RowAddress[],
): { readonly from: RowAddress; readonly to: RowAddress }[] {
	return before.flatMap((from) => {
		const to = after.find(({ route }) => route === from.route) ?? after[0];
		if (!to || to.locale !== from.locale) return [];
		const same = to.route === from.route && JSON.stringify(to.params) === JSON.stringify(from.params);
		return same ? [] : [{ from, to }];
	});
}

export interface RedirectsForMovesOptions {
	readonly site: Site;
	/** Reads the stored entry; undefined if it was deleted. */
	readonly read: (definition: CollectionDefinition, id: string) => Promise<Row | undefined>;
	readonly redirects: () => Promise<readonly Redirect[]>;
	readonly apply: (steps: MoveSteps, note: string) => Promise<void>;
	readonly warn: (text: string) => void;
	readonly wait: (ms: number) => Promise<void>;
}

/** Delay before each request to the site. */
const RETRY_DELAYS_MS = [0, 500, 2_000, 8_000, 30_000, 120_000];

export class RedirectsForMoves {
	readonly #options: RedirectsForMovesOptions;
	/** Public addresses of entries before each running change. */
	readonly #known = new Map<string, RowAddress[][]>();
	#queue: Promise<void> = Promise.resolve();

	constructor(options: RedirectsForMovesOptions) {
		this.#options = options;
	}

	/** Records the addresses of an entry before a change that may move it. */
	recordAddresses({ definition, id, before }: Change): void {
		if (id === undefined || before === undefined) return;
		const known = this.#known.get(id) ?? [];
		known.push(publicAddresses(definition, before, Date.now()));
		this.#known.set(id, known);
	}

	/** Creates redirects after a change, one entry at a time. */
	createRedirects(definition: CollectionDefinition, ids: readonly string[]): Promise<void> {
		for (const id of ids) {
			this.#queue = this.#queue
				.then(() => this.#createFor(definition, id))
				.catch((error: unknown) =>
					this.#options.warn(
						`No redirect leads to the new address of ${definition.collection} ${id}; add one manually: ${String(error)}`,
					),
				);
		}
		return this.#queue;
	}

	async #createFor(definition: CollectionDefinition, id: string): Promise<void> {
		const { site, read, redirects, apply, warn, wait } = this.#options;
		const [before = [], ...others] = this.#known.get(id) ?? [];
		this.#known.delete(id);
		const row = await read(definition, id);
		if (!row || !isPublished(row)) return;
		const after = addressesOf(definition.collection, row);
		// A change that began meanwhile recorded the old address, but its entry may already have the new one.
		if (others.length > 0)
			this.#known.set(
				id,
				others.map((addresses) => [...addresses, ...after]),
			);
		const moves = movesOf(before, after);
		if (moves.length === 0) return;
		const note = `Left behind when ${nameOf(definition, row)} moved.`;
		for (const pause of RETRY_DELAYS_MS) {
			if (pause > 0) await wait(pause);
			const answer = await site.lookUp({ rows: moves.flatMap(({ from, to }) => [from, to]) });
			if (!answer) continue;
			for (const index of moves.keys()) {
				const [from, to] = [answer.rows[index * 2]?.href, answer.rows[index * 2 + 1]?.href];
				if (from && to) await apply(stepsOf({ from, to }, await redirects()), note);
			}
			return;
		}
		const old = moves.map(({ from }) => Object.values(from.params).join("/")).join(", ");
		warn(
			`The site did not respond with the old address of ${nameOf(definition, row)}: add a redirect from its old slug (${old}) manually.`,
		);
	}
}
