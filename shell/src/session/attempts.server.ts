// Slows down guessing of passwords: after some free attempts, each further one has to wait longer.

import { LRUCache } from "lru-cache";
import type { Attempt } from "../process/messages.ts";

interface AttemptLimit {
	/** Attempts before the first wait. */
	readonly free: number;
	/** Longest wait, in s. */
	readonly longest: number;
}

const LIMITS = {
	/** One account from one network address. */
	pair: { free: 5, longest: 900 },
	/** One account from all addresses. Strangers must not lock out its owner for long. */
	account: { free: 20, longest: 30 },
	/** All accounts from one address. */
	visitor: { free: 30, longest: 900 },
} as const satisfies Record<string, AttemptLimit>;

/** Time without an attempt after which the count restarts, in ms. */
const RESET_AFTER = 3_600_000;

export interface Attempts {
	/**
	 * Counts an attempt before it is checked, so that a hundred at once are not all checked.
	 * @returns seconds to wait; undefined if it may be checked
	 */
	begin(account: string, visitor: string): number | undefined;
	/** Reports a success: its counts are reset, but not those of the address with other accounts. */
	succeed(account: string, visitor: string): void;
	/** Reports that an attempt could not be checked, as in an outage: it does not count. */
	withdraw(account: string, visitor: string): void;
	/** Receives an attempt that another process counted. */
	receive(attempt: Attempt): void;
}

/**
 * @param broadcast notifies the site's other processes
 * @param now in ms
 */
export function createAttempts(
	broadcast: (attempt: Attempt) => void = () => undefined,
	now: () => number = Date.now,
): Attempts {
	// `max` would allocate memory for all of them at once.
	const counts = new LRUCache<string, { tries: number; until: number }>({
		maxSize: 50_000,
		sizeCalculation: () => 1,
		ttl: RESET_AFTER,
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
		const [[pair], [ofAccount], [ofVisitor]] = namesOf(account, visitor);
		for (const name of [pair, ofAccount]) counts.delete(name);
		const before = counts.get(ofVisitor);
		if (before) counts.set(ofVisitor, { tries: Math.max(0, before.tries - 1), until: 0 });
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
			broadcast({ account, visitor, kind: "tried" });
			return undefined;
		},
		succeed(sent, visitor) {
			const account = sent.toLowerCase();
			forget(account, visitor);
			broadcast({ account, visitor, kind: "right" });
		},
		withdraw(sent, visitor) {
			const account = sent.toLowerCase();
			takeBack(account, visitor);
			broadcast({ account, visitor, kind: "unseen" });
		},
		receive: ({ account, visitor, kind }) => by[kind](account, visitor),
	};
}
