// What is known of the answers to reads, for everything that was made of them: a kept page is right as long as all answers that it was
// made of are.

import type { Fields } from "@hub/shared-contracts/content/content-reader";
import { isAffected, type ReadFacts } from "./affected-reads.server.ts";
import type { ContentChange } from "./content-change.ts";
import type { Read } from "./directus-source.server.ts";

/** The answer to a read: the same object for as long as its rows are the same. */
export interface ReadAnswer {
	readonly key: string;
	/** What was read; see {@link readOf}. As text, because a filter is a tree of small objects, and thousands of answers are held. */
	readonly packed: { readonly fields: Fields; readonly text: string };
	readonly digest: string;
	readonly facts: ReadFacts;
	/**
	 * `current`: nothing is known that speaks against it. `outdated`: a change may have altered it. `due`: a moment came at which one
	 * of its rows appears or disappears. `replaced`: it was another one when it was read again.
	 */
	readonly state: "current" | "outdated" | "due" | "replaced";
}

/** The read that an answer was to. */
export function readOf({ key, packed }: Pick<ReadAnswer, "key" | "packed">): Read {
	// It was written by `pack`.
	return { ...(JSON.parse(packed.text) as Omit<Read, "fields" | "key">), fields: packed.fields, key } as Read;
}

function pack({ fields, key: _key, ...rest }: Read): ReadAnswer["packed"] {
	return { fields, text: JSON.stringify(rest) };
}

/** Keeps answers for as long as anyone holds them. */
export interface ReadRegistry {
	/** The answer to a read as it was just given. @param outdated a change came meanwhile */
	note(key: string, read: Read, digest: string, facts: () => ReadFacts, outdated: boolean): ReadAnswer;
	hold(answer: ReadAnswer): void;
	release(answer: ReadAnswer): void;
	/** Marks all answers that a change may have altered. */
	mark(change: ContentChange): void;
	/** How many answers are held. */
	size(): number;
}

type Held = { -readonly [Key in keyof ReadAnswer]: ReadAnswer[Key] } & { holders: number };

/** What was due stays so until it is read again, whatever else changes: it is not to be shown while the content service is away. */
function outdatedOf({ state }: ReadAnswer): "due" | "outdated" {
	return state === "due" ? "due" : "outdated";
}

export function createReadRegistry(): ReadRegistry {
	const byKey = new Map<string, Held>();
	const byCollection = new Map<string, Set<Held>>();
	/** Every answer is one that this registry made. */
	const made = new WeakMap<ReadAnswer, Held>();

	const enter = (answer: Held): void => {
		byKey.set(answer.key, answer);
		for (const collection of answer.facts.collections) {
			const all = byCollection.get(collection) ?? new Set();
			byCollection.set(collection, all.add(answer));
		}
	};
	const leave = (answer: Held): void => {
		if (byKey.get(answer.key) === answer) byKey.delete(answer.key);
		for (const collection of answer.facts.collections) {
			const all = byCollection.get(collection);
			all?.delete(answer);
			if (all?.size === 0) byCollection.delete(collection);
		}
	};

	return {
		note(key, read, digest, facts, outdated) {
			const before = byKey.get(key);
			if (before?.digest === digest) {
				if (!outdated) before.state = "current";
				else if (before.state === "current") before.state = "outdated";
				return before;
			}
			if (before) {
				before.state = "replaced";
				leave(before);
			}
			const state = outdated ? "outdated" : "current";
			const answer: Held = { key, packed: pack(read), digest, facts: facts(), state, holders: 0 };
			made.set(answer, answer);
			enter(answer);
			return answer;
		},
		hold(answer) {
			const held = made.get(answer);
			if (!held) return;
			if (byKey.get(answer.key) !== held && held.state !== "replaced") {
				// It was not held for a while, so changes may have gone unnoticed.
				const next = byKey.get(answer.key);
				held.state = next ? "replaced" : outdatedOf(held);
				if (!next) enter(held);
			}
			held.holders += 1;
		},
		release(answer) {
			const held = made.get(answer);
			if (!held) return;
			held.holders -= 1;
			if (held.holders <= 0) leave(held);
		},
		mark(change) {
			for (const answer of byCollection.get(change.collection) ?? [])
				if (isAffected(answer.facts, change)) answer.state = change.event === "due" ? "due" : outdatedOf(answer);
		},
		size: () => byKey.size,
	};
}
