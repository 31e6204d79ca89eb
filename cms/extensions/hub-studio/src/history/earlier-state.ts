// What stood in an entry at an earlier time, put together from all that was saved of it, and how it differs from what the form holds.

import type { Revision } from "./revisions.ts";
import { isSame, keyOf } from "./same-value.ts";

type Values = Readonly<Record<string, unknown>>;

/** What is to be known of a field that people write. */
export interface WrittenField {
	readonly name: string;
	/** The collection that it points to. */
	readonly target: string | undefined;
	/** What it holds where nothing was written into it. */
	readonly initial: unknown;
}

/** All that is known of an entry. */
export interface KnownHistory {
	/** The newest first. */
	readonly revisions: readonly Revision[];
	/** The entry as it is stored now, without a draft of it. */
	readonly stored: Values;
}

/**
 * What a field held.
 * @param from the first of the revisions by which it was so
 * @param version the draft whose form it was; undefined for the entry itself
 * @returns undefined where that is not known: of what points to other entries, Directus notes only changes
 */
export function valueAt(
	{ name, target, initial }: WrittenField,
	from: number,
	version: string | undefined,
	{ revisions, stored }: KnownHistory,
): { readonly value: unknown } | undefined {
	const earlier = revisions.slice(from);
	const inDraft = version !== undefined && earlier.find((one) => one.version === version && name in one.state);
	if (inDraft) return { value: inDraft.state[name] ?? null };
	const entry = earlier.find((one) => one.version === undefined && (name in one.state || (one.kind === "created" && !target)));
	if (entry) return { value: name in entry.state ? (entry.state[name] ?? null) : initial };
	const isChangedSince = revisions.slice(0, from).some((one) => one.version === undefined && one.saved.includes(name));
	return isChangedSince || !(name in stored) ? undefined : { value: stored[name] ?? null };
}

/** A field that another value was saved in. */
export interface FieldChange {
	readonly field: string;
	/** Undefined where what was there before is not known. */
	readonly before: unknown;
	readonly after: unknown;
}

/** What a revision changed, in the order of the form; the first of all changed nothing. */
export function changesOf(at: number, history: KnownHistory, fields: readonly WrittenField[]): FieldChange[] {
	const revision = history.revisions[at];
	if (!revision || revision.kind === "created") return [];
	return fields
		.filter(({ name }) => revision.saved.includes(name))
		.map((field) => ({
			field: field.name,
			before: valueAt(field, at + 1, revision.version, history)?.value,
			after: revision.state[field.name] ?? null,
		}))
		.filter(({ before, after }) => before === undefined || !isSame(before, after));
}

/** An earlier state beside what the form holds. */
export interface Comparison {
	/** What can be put back: `before` is in the form, `after` was there then. */
	readonly differing: readonly FieldChange[];
	/** Fields of which it is not known what was there. */
	readonly unknown: readonly string[];
	/** Fields that pointed to an entry which is gone. */
	readonly gone: readonly string[];
}

/** Compares the state after a revision with a form, unsaved edits included. @param isGone whether an entry is not there any more */
export function comparedWith(
	form: Values,
	at: number,
	history: KnownHistory,
	fields: readonly WrittenField[],
	isGone: (collection: string, key: string) => boolean,
): Comparison {
	const version = history.revisions[at]?.version;
	const states = fields.map((field) => ({ field, state: valueAt(field, at, version, history) }));
	const differing = states.flatMap(({ field: { name, target }, state }) => {
		const before = target ? keyOf(form[name]) : form[name];
		if (!state || isSame(before, state.value)) return [];
		return [{ field: name, before: before ?? null, after: state.value, isGone: isPointingAt(target, state.value, isGone) }];
	});
	return {
		differing: differing.filter((one) => !one.isGone).map(({ isGone: _, ...change }) => change),
		unknown: states.filter(({ state }) => !state).map(({ field }) => field.name),
		gone: differing.filter((one) => one.isGone).map(({ field }) => field),
	};
}

function isPointingAt(target: string | undefined, key: unknown, is: (collection: string, key: string) => boolean): boolean {
	return target !== undefined && (typeof key === "string" || typeof key === "number") && is(target, String(key));
}
