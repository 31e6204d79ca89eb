// Publishes the entries of a launch in one transaction: visitors see either all of them or none.

import { useEmitter } from "@directus/api/emitter";
import type { Accountability, ActionEventParams, HookExtensionContext, SchemaOverview } from "@directus/types";
import { momentOf } from "@hub/content-model/cms/row";
import type { Knex } from "knex";
import { z } from "zod";
import { publishedStatus } from "../../../src/entries/publishing.ts";
import { refusalOf } from "../../../src/staff-routes.ts";
import { commonDays } from "../editing/derived-values.ts";
import { definitionOf } from "../entries/change.ts";
import { type Row, storedJson } from "../entries/row.ts";
import { storedMomentOrNull } from "../registrations/stored-moment.ts";
import { latestRevisions, recordState } from "./earlier-states.ts";
import { type LaunchLine, linesOf } from "./launch-lines.ts";
import { changeState, type Launch, type LaunchEntry, type LaunchProblem, recordReturn } from "./launches-table.ts";

/**
 * `done`: taken back, published again or undone. `ready`: a trial found no problems. `over`: published, withdrawn or
 * taken back in the meantime.
 */
export type LaunchOutcome =
	| { readonly kind: "published" }
	| { readonly kind: "done" }
	| { readonly kind: "ready" }
	| { readonly kind: "over" }
	| { readonly kind: "refused"; readonly problems: readonly LaunchProblem[] };

/** Thrown to roll the transaction back. */
export class LaunchRollback extends Error {
	override readonly name = "LaunchRollback";
	readonly outcome: LaunchOutcome;
	constructor(outcome: LaunchOutcome) {
		super("The transaction was rolled back.");
		this.outcome = outcome;
	}
}

const record = z.record(z.string(), z.unknown());
const delta = z.object({ delta: storedJson });
const storedState = z.object({ status: z.string(), publish_at: storedMomentOrNull });

/** Returns the values of a version without the author and time that Directus adds. */
function withoutMetadata(value: unknown): unknown {
	if (Array.isArray(value)) return value.map(withoutMetadata);
	if (typeof value !== "object" || value === null) return value;
	return Object.fromEntries(
		Object.entries(value).flatMap(([name, one]) =>
			name === "_user" || name === "_date" ? [] : [[name, withoutMetadata(one)]],
		),
	);
}

/** Context of publishing an entry, with the queue of its events until the commit. */
export interface Publishing {
	readonly directus: HookExtensionContext;
	readonly schema: SchemaOverview;
	readonly accountability: Accountability;
	readonly queuedEvents: ActionEventParams[];
	readonly now: number;
}

/**
 * Publishes a launch.
 * @param from states in which it may be published
 * @param isTrial true to roll back at the end, which only returns the problems
 */
export async function publishTogether(
	directus: HookExtensionContext,
	launch: Launch,
	{
		accountability,
		from,
		isTrial,
		now,
	}: {
		readonly accountability: Accountability;
		readonly from: readonly Launch["state"][];
		readonly isTrial: boolean;
		readonly now: number;
	},
): Promise<LaunchOutcome> {
	const outcome = await inOneTransaction(directus, accountability, now, async (trx, publishing) => {
		if (!(await changeState(trx, launch.id, from, { state: "published", publishedAt: now })))
			throw new LaunchRollback({ kind: "over" });
		const problems = await publishAll(trx, launch, await linesOf(trx, launch.id), publishing);
		if (problems.length > 0) throw new LaunchRollback({ kind: "refused", problems });
		if (isTrial) throw new LaunchRollback({ kind: "ready" });
	});
	return outcome ?? { kind: "published" };
}

/**
 * Runs `work` in a transaction and emits the events of its saves after the commit.
 * @returns the outcome of a rollback
 */
export async function inOneTransaction(
	directus: HookExtensionContext,
	accountability: Accountability,
	now: number,
	work: (trx: Knex, publishing: Publishing) => Promise<void>,
): Promise<LaunchOutcome | undefined> {
	// Before the transaction, which on SQLite holds the only connection.
	const schema = await directus.getSchema();
	const queuedEvents: ActionEventParams[] = [];
	try {
		await directus.database.transaction((trx) => work(trx, { directus, schema, accountability, queuedEvents, now }));
	} catch (error) {
		if (error instanceof LaunchRollback) return error.outcome;
		throw error;
	}
	for (const { event, meta, context } of queuedEvents) useEmitter().emitAction(event, meta, context);
	return undefined;
}

/** Publishes entries. @returns the refused ones, which stay as they were, with reasons */
export async function publishAll(
	trx: Knex,
	launch: Launch,
	lines: readonly LaunchLine[],
	publishing: Publishing,
): Promise<readonly LaunchProblem[]> {
	const gone = lines
		.filter(({ state }) => state === "gone")
		.map(({ collection, id }) => ({ collection, id, messages: [] }));
	// New entries are created before any is published, because they may link to each other.
	const changed = lines.filter(({ state }) => state !== "gone" && state !== "nothing");
	const refused = await each(trx, changed, async (on, line) => {
		if (line.state === "new") await store(on, line, publishing);
	});
	const remaining = changed.filter((line) => !refused.has(line));
	const revisionsBefore = new Map<LaunchLine, number>();
	for (const line of remaining) revisionsBefore.set(line, await recordState(trx, line, publishing));
	const problems = [
		...gone,
		...refused.values(),
		...(await whileSomeSucceed(trx, remaining, (on, line) => publish(on, line, publishing))),
	];
	if (problems.length === 0)
		for (const [line, to] of revisionsBefore) {
			const [at = to] = await latestRevisions(trx, line, 1);
			await recordReturn(trx, launch.id, line, { to, at });
		}
	return problems;
}

/**
 * Runs `work` for each entry, again for those that were refused because another one had not changed yet.
 * @returns those that stay refused
 */
export async function whileSomeSucceed<Entry extends LaunchEntry>(
	trx: Knex,
	entries: readonly Entry[],
	work: (on: Knex, entry: Entry) => Promise<void>,
): Promise<readonly LaunchProblem[]> {
	let left = entries;
	for (;;) {
		const refused = await each(trx, left, work);
		if (refused.size === 0 || refused.size === left.length) return [...refused.values()];
		left = [...refused.keys()];
	}
}

/** Runs `work` for each entry. A refused entry is rolled back. @returns the refused entries, with reasons */
async function each<Entry extends LaunchEntry>(
	trx: Knex,
	entries: readonly Entry[],
	work: (on: Knex, entry: Entry) => Promise<void>,
): Promise<ReadonlyMap<Entry, LaunchProblem>> {
	const refused = new Map<Entry, LaunchProblem>();
	for (const entry of entries) {
		try {
			await trx.transaction((on) => work(on, entry));
		} catch (error) {
			const refusal = refusalOf(error);
			if (refusal?.kind !== "refused") throw error;
			const { collection, id } = entry;
			refused.set(entry, { collection, id, messages: refusal.errors.map(({ message }) => message) });
		}
	}
	return refused;
}

/** Returns the values in the version of an entry; empty without a version. */
export async function writtenIn(knex: Knex, version: LaunchLine["version"]): Promise<Row> {
	if (!version) return {};
	const found: unknown = await knex("directus_versions").where({ id: version.id }).first("delta");
	return record.parse(withoutMetadata(delta.parse(found).delta ?? {}));
}

/** Stores a new entry as a draft under the id of its version, to which links already refer. */
async function store(knex: Knex, { collection, id, version }: LaunchLine, publishing: Publishing): Promise<void> {
	const { directus, schema, accountability, queuedEvents } = publishing;
	const items = new directus.services.ItemsService(collection, { schema, knex, accountability });
	const values = await writtenIn(knex, version);
	await items.createOne({ ...values, id, status: "draft" }, { bypassEmitAction: (event) => queuedEvents.push(event) });
}

/**
 * Publishes stored values with those of the version, like Studio's own button. The launch decides on the time: a later
 * `publish_at` of the entry is removed.
 */
async function publish(
	knex: Knex,
	{ collection, id, state, version }: LaunchLine,
	publishing: Publishing,
): Promise<void> {
	const { directus, schema, accountability, queuedEvents, now } = publishing;
	const options = { schema, knex, accountability };
	const row = record.parse(await knex(collection).where({ id }).first());
	const stored = storedState.parse(row);
	const inVersion = await writtenIn(knex, version);
	// A new entry was stored with them already.
	const values = state === "new" ? {} : inVersion;
	const planned = "publish_at" in values ? momentOf(values.publish_at) : stored.publish_at?.getTime();
	const items = new directus.services.ItemsService(collection, options);
	const written = {
		...values,
		status: publishedStatus(stored.status, inVersion.status),
		...(planned !== undefined && planned > now ? { publish_at: null } : {}),
	};
	const definition = definitionOf(collection);
	await items.updateOne(
		id,
		// Without these days, Directus would derive today's, which is wrong in a preview of a planned launch.
		{ ...written, ...(definition ? commonDays(definition, [row], written, now) : {}) },
		{ bypassEmitAction: (event) => queuedEvents.push(event) },
	);
	if (version) await new directus.services.VersionsService(options).deleteOne(version.id, { emitEvents: false });
}
