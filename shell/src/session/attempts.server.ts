// Makes guessing slow: after some free tries, each further one has to wait longer.

import { LRUCache } from "lru-cache";
import type { Attempt } from "../process/messages.ts";

/** By what tries are counted, and how they grow slower. */
interface AttemptLimit {
	/** Tries before the first wait. */
	readonly free: number;
	/** The longest wait, in s. */
	readonly longest: number;
}

/**
 * One account from one address; an account from everywhere, whose owner strangers must not keep out for long; an address with whatever
 * accounts.
 */
const LIMITS = {
	pair: { free: 5, longest: 900 },
	account: { free: 20, longest: 30 },
	visitor: { free: 30, longest: 900 },
} as const satisfies Record<string, AttemptLimit>;

/** After so many ms without a try, the count starts at zero again. */
const FORGOTTEN_AFTER = 3_600_000;

/** Counts tries. */
export interface Attempts {
	/**
	 * Counts a try before it is looked at, so that a hundred at once are not all looked at.
	 * @returns the seconds to wait; undefined where it may be looked at
	 */
	begin(account: string, visitor: string): number | undefined;
	/** The try was right: what it counted is forgotten, but not what the address tried with other accounts. */
	succeed(account: string, visitor: string): void;
	/** The try could not be looked at, as in an outage: it does not count. */
	withdraw(account: string, visitor: string): void;
	/** Counts what another process of the site counted. */
	hear(attempt: Attempt): void;
}

/**
 * @param tell tells the site's other processes what was counted
 * @param now in ms
 */
export function createAttempts(tell: (attempt: Attempt) => void = () => undefined, now: () => number = Date.now): Attempts {
	// `max` would take the room for all of them at once.
	const counts = new LRUCache<string, { tries: number; until: number }>({
		maxSize: 50_000,
		sizeCalculation: () => 1,
		ttl: FORGOTTEN_AFTER,
	});
	const namesOf = (account: string, visitor: string) =>
		[
			[`pair ${account} ${visitor}`, LIMITS.pair],
			[`account ${account}`, LIMITS.account],
			[`visitor ${visitor}`, LIMITS.visitor],
		] as const;
	const count = (account: string, visitor: string): void => {
		for (const [name, { free, longest }] of namesOf(account, visitor)) {
			const tries = (counts.get(name)?.tries ?? 0) + 1;
			const wait = tries < free ? 0 : Math.min(longest, 2 ** (tries - free));
			counts.set(name, { tries, until: now() + wait * 1_000 });
		}
	};
	const forget = (account: string, visitor: string): void => {
		const [pair, own, around] = namesOf(account, visitor);
		for (const [name] of [pair, own]) counts.delete(name);
		const before = counts.get(around[0]);
		if (before) counts.set(around[0], { tries: Math.max(0, before.tries - 1), until: 0 });
	};
	const takeBack = (account: string, visitor: string): void => {
		for (const [name] of namesOf(account, visitor)) {
			const before = counts.get(name);
			if (before) counts.set(name, { tries: Math.max(0, before.tries - 1), until: 0 });
		}
	};
	const by = { tried: count, right: forget, unseen: takeBack } as const satisfies Record<Attempt["kind"], typeof count>;
	return {
		begin(sent, visitor) {
			const account = sent.toLowerCase();
			const waits = namesOf(account, visitor).map(([name]) => (counts.get(name)?.until ?? 0) - now());
			const longest = Math.max(...waits);
			if (longest > 0) return Math.ceil(longest / 1_000);
			count(account, visitor);
			tell({ account, visitor, kind: "tried" });
			return undefined;
		},
		succeed(sent, visitor) {
			const account = sent.toLowerCase();
			forget(account, visitor);
			tell({ account, visitor, kind: "right" });
		},
		withdraw(sent, visitor) {
			const account = sent.toLowerCase();
			takeBack(account, visitor);
			tell({ account, visitor, kind: "unseen" });
		},
		hear: ({ account, visitor, kind }) => by[kind](account, visitor),
	};
}
