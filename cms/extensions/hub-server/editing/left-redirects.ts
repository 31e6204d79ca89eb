// An entry that moves leaves a redirect behind, so that old links, bookmarks and search engines still find it, in one hop.

import type { CollectionDefinition } from "@hub/content-model/collections/collection";
import { addressesOf, type RowAddress } from "./addresses.ts";
import { type Change, isPublished } from "./change.ts";
import { keyOf, type Line, pathOf } from "./redirects.ts";
import type { Row } from "./row.ts";
import type { Site } from "./site.ts";
import { nameOf } from "./wording.ts";

/** An address that an entry left, and the one that it has now; paths in the form that says their language. */
export interface Move {
	readonly from: string;
	readonly to: string;
}

/** What is to be done to the stored redirects, in this order: every step alone leaves a table without chain and circle. */
export interface MoveSteps {
	/** Redirects that begin where the entry is now. */
	readonly remove: readonly string[];
	/** Redirects that led, or begin, where the entry was. */
	readonly lead: readonly { readonly id: string; readonly to: string }[];
	/** The new redirect, where none began there yet. */
	readonly add: Move | undefined;
}

/** How a move changes the table: one hop from every address that ever led there, none from where the entry is. */
export function stepsOf({ from, to }: Move, lines: readonly Line[]): MoveSteps {
	const [old, now] = [keyOf(from), keyOf(to)];
	const remove = lines.filter((line) => keyOf(line.from) === now);
	const stay = lines.filter((line) => !remove.includes(line));
	const own = stay.find((line) => keyOf(line.from) === old);
	const before = stay.filter((line) => line !== own && keyOf(line.to) === old);
	return {
		remove: remove.map(({ id }) => id),
		lead: [
			// A query that an editor wrote stays on its redirect.
			...before.map((line) => ({ id: line.id, to: to + line.to.slice(pathOf(line.to).length) })),
			...(own ? [{ id: own.id, to }] : []),
		],
		add: own ? undefined : { from, to },
	};
}

/** Where visitors could find an entry until now; nothing for a draft, or before its time. */
function publicAddresses({ collection }: CollectionDefinition, row: Row, now: number): RowAddress[] {
	const from = typeof row.publish_at === "string" ? Date.parse(row.publish_at) : Number.NEGATIVE_INFINITY;
	return isPublished(row) && !(from > now) ? addressesOf(collection, row) : [];
}

/** The moves of an entry from its old addresses to those of today; an entry that changed its language is another one. */
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

/** What leaving redirects behind needs. */
export interface LeftRedirectsOptions {
	readonly site: Site;
	/** The entry as it is stored now; undefined when it is gone. */
	readonly read: (definition: CollectionDefinition, id: string) => Promise<Row | undefined>;
	readonly lines: () => Promise<readonly Line[]>;
	readonly apply: (steps: MoveSteps, note: string) => Promise<void>;
	readonly warn: (text: string) => void;
	/** Waits so many ms. */
	readonly wait: (ms: number) => Promise<void>;
}

/** Delay before each request to the site. */
const RETRY_DELAYS_MS = [0, 500, 2_000, 8_000, 30_000, 120_000];

/** Watches entries move. */
export class LeftRedirects {
	readonly #options: LeftRedirectsOptions;
	/** For each change of an entry that is under way, the addresses at which visitors could find it before. */
	readonly #known = new Map<string, RowAddress[][]>();
	#queue: Promise<void> = Promise.resolve();

	constructor(options: LeftRedirectsOptions) {
		this.#options = options;
	}

	/** Before a change that concerns the address: remembers where the entry is. */
	notice({ definition, id, before }: Change): void {
		if (id === undefined || before === undefined) return;
		const known = this.#known.get(id) ?? [];
		known.push(publicAddresses(definition, before, Date.now()));
		this.#known.set(id, known);
	}

	/** After a change: leaves redirects behind, one entry after the other. */
	follow(definition: CollectionDefinition, ids: readonly string[]): Promise<void> {
		for (const id of ids) {
			this.#queue = this.#queue
				.then(() => this.#followOne(definition, id))
				.catch((error: unknown) =>
					this.#options.warn(`No redirect was left behind for ${definition.collection} ${id}: ${String(error)}`),
				);
		}
		return this.#queue;
	}

	async #followOne(definition: CollectionDefinition, id: string): Promise<void> {
		const { site, read, lines, apply, warn, wait } = this.#options;
		const [before = [], ...others] = this.#known.get(id) ?? [];
		this.#known.delete(id);
		const row = await read(definition, id);
		if (!row || !isPublished(row)) return;
		const after = addressesOf(definition.collection, row);
		// Changes at the same moment all began at the old address; for those that come after this one, it has moved already.
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
			const answer = await site.ask({ rows: moves.flatMap(({ from, to }) => [from, to]) });
			if (!answer) continue;
			for (const index of moves.keys()) {
				const [from, to] = [answer.rows[index * 2]?.href, answer.rows[index * 2 + 1]?.href];
				if (from && to) await apply(stepsOf({ from, to }, await lines()), note);
			}
			return;
		}
		const old = moves.map(({ from }) => Object.values(from.params).join("/")).join(", ");
		warn(`The site did not say where ${nameOf(definition, row)} was: add a redirect from its old slug (${old}) by hand.`);
	}
}
