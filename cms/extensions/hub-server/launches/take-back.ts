// Takes a published launch back, or publishes it again: the same change in the other direction. Also undoes the last
// publication of one entry.

import type { Accountability, HookExtensionContext } from "@directus/types";
import { sharedNames } from "@hub/content-model/collections/shared-fields";
import type { Knex } from "knex";
import type { State } from "../desk/saved-states.ts";
import { definitionOf } from "../entries/change.ts";
import { type Row, textOf } from "../entries/row.ts";
import { changesTo, isSame, latestRevisions, readRow, recordState, stateAt } from "./earlier-states.ts";
import {
	changeState,
	type EntryReturn,
	type Launch,
	type LaunchEntry,
	recordReturn,
	returnsOf,
} from "./launches-table.ts";
import {
	inOneTransaction,
	type LaunchOutcome,
	LaunchRollback,
	type Publishing,
	whileSomeSucceed,
} from "./publish-together.ts";

/**
 * `edited`: changed since, so it returns only if it is chosen. `gone`: deleted. `expired`: its revision was deleted.
 */
export type ReturnState = "returns" | "edited" | "gone" | "expired";

/** Entry of a published launch, and what returns. */
export interface ReturningEntry extends LaunchEntry {
	readonly state: ReturnState;
	/** Names of the fields that return. */
	readonly fields: readonly string[];
	/** Status after the return. */
	readonly status: string;
}

/** With the values that return, in the form that Directus saves. */
interface Returning extends ReturningEntry, EntryReturn {
	readonly values: Row;
}

/** State after the change, by the state before. */
const OPPOSITE = { published: "reverted", reverted: "published" } as const;

/** Returns what taking a launch back would change; empty for a launch that was not published. */
export async function returningEntries(
	directus: HookExtensionContext,
	launch: Launch,
): Promise<readonly ReturningEntry[]> {
	const found = await readReturns(directus.database, launch, { directus, schema: await directus.getSchema() });
	return found.map(({ collection, id, state, fields, status }) => ({ collection, id, state, fields, status }));
}

/** Takes a launch back, or publishes it again. @param chosen entries edited since that return nevertheless */
export async function toggleLaunch(
	directus: HookExtensionContext,
	launch: Launch,
	{
		accountability,
		chosen,
		now,
	}: { readonly accountability: Accountability; readonly chosen: readonly LaunchEntry[]; readonly now: number },
): Promise<LaunchOutcome> {
	if (launch.state !== "published" && launch.state !== "reverted") return { kind: "over" };
	const [from, state] = [launch.state, OPPOSITE[launch.state]];
	const outcome = await inOneTransaction(directus, accountability, now, async (trx, publishing) => {
		const change = { state, ...(state === "published" ? { publishedAt: now } : {}) };
		if (!(await changeState(trx, launch.id, [from], change))) throw new LaunchRollback({ kind: "over" });
		await lockRows(trx, await returnsOf(trx, launch.id));
		const entries = await readReturns(trx, launch, publishing);
		const isChosen = (one: LaunchEntry) =>
			chosen.some(({ collection, id }) => collection === one.collection && id === one.id);
		const included = entries.filter((one) => one.state === "returns" || (one.state === "edited" && isChosen(one)));
		if (included.length === 0) throw new LaunchRollback({ kind: "over" });
		const revisionsBefore = new Map<Returning, number>();
		for (const one of included)
			revisionsBefore.set(one, one.state === "edited" ? await recordState(trx, one, publishing) : one.at);
		const problems = await whileSomeSucceed(trx, included, (on, one) => save(on, one, one.values, publishing));
		if (problems.length > 0) throw new LaunchRollback({ kind: "refused", problems });
		for (const one of entries) {
			const to = revisionsBefore.get(one);
			if (to === undefined) {
				await recordReturn(trx, launch.id, one, null);
				continue;
			}
			const [at = one.to] = await latestRevisions(trx, one, 1);
			await recordReturn(trx, launch.id, one, { to, at });
		}
	});
	return outcome ?? { kind: "done" };
}

/** Keeps rows from being changed by others until the transaction ends. In one order, so that two never wait for each other. */
async function lockRows(trx: Knex, entries: readonly LaunchEntry[]): Promise<void> {
	const inOrder = entries.toSorted((one, other) => (one.collection + one.id < other.collection + other.id ? -1 : 1));
	for (const { collection, id } of inOrder) await trx(collection).select("id").where({ id }).forUpdate();
}

async function readReturns(
	knex: Knex,
	launch: Launch,
	context: Pick<Publishing, "directus" | "schema">,
): Promise<readonly Returning[]> {
	const entries = await returnsOf(knex, launch.id);
	const read = [];
	for (const entry of entries) {
		const definition = definitionOf(entry.collection);
		const row = definition && (await readRow(knex, definition, entry.id, context));
		const [earlier, launched] = [await stateAt(knex, entry.to), await stateAt(knex, entry.at)];
		read.push({ entry, definition, row, earlier, launched });
	}
	const result: Returning[] = [];
	for (const { entry, definition, row, earlier, launched } of read) {
		if (!definition || !row || !earlier || !launched) {
			result.push({ ...entry, state: row ? "expired" : "gone", fields: [], status: "", values: {} });
			continue;
		}
		const values = await changesTo(knex, definition, row, earlier);
		const shared: readonly string[] = sharedNames(definition);
		const translations = read.flatMap((one) =>
			one.launched && isTranslation(row, one.launched) ? [one.launched] : [],
		);
		// Publishing another language of the launch copied its shared values here, which is no edit.
		const isCopied = (field: string) =>
			shared.includes(field) && translations.some((state) => isSame(state[field], row[field]));
		const edited = Object.keys(await changesTo(knex, definition, row, launched)).filter((field) => !isCopied(field));
		const status = String(values.status ?? row.status);
		result.push({
			...entry,
			state: edited.length > 0 ? "edited" : "returns",
			fields: Object.keys(values),
			status,
			values,
		});
	}
	return result;
}

const isTranslation = (row: Row, state: State): boolean =>
	textOf(row, "translation_key") !== "" && state.translation_key === row.translation_key && state.locale !== row.locale;

async function save(knex: Knex, { collection, id }: LaunchEntry, values: Row, publishing: Publishing): Promise<void> {
	const { directus, schema, accountability, queuedEvents } = publishing;
	if (Object.keys(values).length === 0) return;
	const items = new directus.services.ItemsService(collection, { schema, knex, accountability });
	await items.updateOne(id, values, { bypassEmitAction: (event) => queuedEvents.push(event) });
}

/** The last publication of an entry, which can be undone. */
export interface LastPublication {
	/** Revision of the publication; another one means that the entry has changed. */
	readonly revision: number;
	readonly fields: readonly string[];
	/** Status after undoing. */
	readonly status: string;
}

/**
 * Returns the last publication of an entry and what undoing it changes; undefined if there is none, or its revisions
 * were deleted.
 */
export async function lastPublication(
	directus: HookExtensionContext,
	entry: LaunchEntry,
): Promise<LastPublication | undefined> {
	const found = await readUndo(directus.database, entry, { directus, schema: await directus.getSchema() });
	return found && { revision: found.revision, fields: Object.keys(found.values), status: found.status };
}

/** Undoes the last publication of an entry. @param revision the publication, as it was shown */
export async function undoPublication(
	directus: HookExtensionContext,
	entry: LaunchEntry,
	{
		accountability,
		revision,
		now,
	}: { readonly accountability: Accountability; readonly revision: number; readonly now: number },
): Promise<LaunchOutcome> {
	const outcome = await inOneTransaction(directus, accountability, now, async (trx, publishing) => {
		await lockRows(trx, [entry]);
		const found = await readUndo(trx, entry, publishing);
		if (found?.revision !== revision) throw new LaunchRollback({ kind: "over" });
		const problems = await whileSomeSucceed(trx, [entry], (on) => save(on, entry, found.values, publishing));
		if (problems.length > 0) throw new LaunchRollback({ kind: "refused", problems });
	});
	return outcome ?? { kind: "done" };
}

async function readUndo(knex: Knex, entry: LaunchEntry, context: Pick<Publishing, "directus" | "schema">) {
	const definition = definitionOf(entry.collection);
	const [revision, earlier] = await latestRevisions(knex, entry, 2);
	const row = definition && (await readRow(knex, definition, entry.id, context));
	const before = earlier === undefined ? undefined : await stateAt(knex, earlier);
	if (!row || !before || revision === undefined || row.status !== "published") return undefined;
	const values = await changesTo(knex, definition, row, before);
	return Object.keys(values).length === 0
		? undefined
		: { revision, values, status: String(values.status ?? row.status) };
}
