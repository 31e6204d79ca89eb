// Reads the rows that launches will have changed at a moment. Publishes the launches in a transaction that is rolled
// back, like a check, and reads the rows that the change feed names in it. Thus lists, menus and redirects come from the
// code that publishes the launches later (CT-12).

import { createHash } from "node:crypto";
import type { Accountability, HookExtensionContext, SchemaOverview } from "@directus/types";
import type { CollectionDefinition } from "@hub/content-model/collections/collection";
import type { SiteMoment } from "@hub/content-model/preview/moment-link.server";
import type { MomentRows } from "@hub/content-model/preview/moment-operation";
import type { Knex } from "knex";
import { changesForTranslations } from "../editing/shared-values.ts";
import { alteration, definitionOf, isPublished } from "../entries/change.ts";
import { storedRows } from "../entries/stored-rows.ts";
import { trackWrites } from "../feed/feed-reads.ts";
import { RedirectsForMoves } from "../redirects/redirects-for-moves.ts";
import { storedRedirects } from "../redirects/stored-redirects.ts";
import { lastPublished } from "../revisions/last-published.ts";
import type { Site } from "../site/site.ts";
import { type LaunchLine, launchLines } from "./launch-lines.ts";
import { ENDED, entriesOf, type Launch, readLaunches } from "./launches-table.ts";
import { publishAll } from "./publish-together.ts";

/** All permissions: those of the account that planned a launch are checked when it is published. */
const ALL: Accountability = { user: null, role: null, roles: [], admin: true, app: true, ip: null };

/** A transaction. */
interface Connection {
	readonly database: Knex;
	readonly schema: SchemaOverview;
}

/** A launch with its entries. */
interface ShownLaunch {
	readonly launch: Launch;
	/** In ms; null for a launch that is shown as published now, whatever its planned time. */
	readonly at: number | null;
	readonly lines: readonly LaunchLine[];
}

/**
 * Reads the launches that are planned until a moment, in the order of their times, or a single one.
 * @returns them, and a stamp that changes with them and their entries
 */
export async function launchesOf(
	database: Knex,
	moment: SiteMoment,
): Promise<{ readonly launches: readonly ShownLaunch[]; readonly stamp: string }> {
	const isSingle = "launch" in moment;
	const found = await readLaunches(database, (query) => {
		if (isSingle) query.where({ id: moment.launch }).whereNotIn("state", ENDED);
		else query.where({ state: "planned" }).where("at", "<=", moment.at);
	});
	const entries = await entriesOf(
		database,
		found.map(({ id }) => id),
	);
	const launches: ShownLaunch[] = [];
	for (const launch of found.toSorted((one, other) => Number(one.at) - Number(other.at))) {
		const lines = await launchLines(database, entries.get(launch.id) ?? []);
		launches.push({ launch, at: isSingle ? null : launch.at, lines });
	}
	return { launches, stamp: createHash("sha256").update(JSON.stringify(launches)).digest("base64url") };
}

/**
 * Records the addresses of entries before their publication.
 * @returns a function to call after it: creates redirects from the old addresses, and copies the values that translations
 * share
 */
async function prepareFollowUps(
	directus: HookExtensionContext,
	lines: readonly LaunchLine[],
	context: Connection,
	site: Site,
) {
	const rows = storedRows(directus, { ...context, accountability: null });
	const redirects = new RedirectsForMoves({
		site,
		warn: (text) => directus.logger.warn(text),
		wait: async () => undefined,
		...storedRedirects(directus, async () => context, { isChecked: false }),
	});
	const entries: { readonly definition: CollectionDefinition; readonly id: string }[] = [];
	for (const { collection, id } of lines) {
		const definition = definitionOf(collection);
		const [stored] = definition ? await rows.list(definition, { id: { _eq: id } }) : [];
		if (!definition || !stored) continue;
		const before = isPublished(stored) ? stored : await lastPublished(context.database, definition, id);
		redirects.recordAddresses(alteration(definition, before ?? stored, {}));
		entries.push({ definition, id });
	}
	return async (): Promise<void> => {
		for (const { definition, id } of entries) {
			await redirects.createRedirects(definition, [id]);
			const items = new directus.services.ItemsService(definition.collection, {
				...context,
				knex: context.database,
				accountability: null,
			});
			for (const row of await rows.list(definition, { id: { _eq: id } }))
				for (const [translation, values] of await changesForTranslations(definition, row, row, rows))
					await items.updateOne(translation, values, { emitEvents: false });
		}
	};
}

/** Thrown to roll a transaction back whose work has succeeded. */
class RolledBack extends Error {}

async function unlessRolledBack(transaction: Promise<void>): Promise<void> {
	try {
		await transaction;
	} catch (error) {
		if (!(error instanceof RolledBack)) throw error;
	}
}

/**
 * Returns the rows that the launches change.
 * @param fields to read, by collection; rows of other collections are left out
 */
export async function rowsAtMoment(
	directus: HookExtensionContext,
	launches: readonly ShownLaunch[],
	fields: Readonly<Record<string, readonly string[]>>,
	site: Site,
): Promise<Pick<MomentRows, "changes" | "isWhole">> {
	if (launches.length === 0) return { changes: [], isWhole: true };
	const now = Date.now();
	// Before the transaction, which on SQLite holds the only connection.
	const schema = await directus.getSchema();
	const changes: MomentRows["changes"] = [];
	let isWhole = true;
	const publishOne = async (on: Knex, { launch, lines, at }: ShownLaunch): Promise<void> => {
		const applyFollowUps = await prepareFollowUps(directus, lines, { database: on, schema }, site);
		const publishing = { directus, schema, accountability: ALL, queuedEvents: [], now: at ?? now };
		const problems = await publishAll(on, launch, lines, publishing);
		isWhole &&= problems.length === 0;
		// A planned launch appears as a whole or not at all.
		if (problems.length > 0 && at !== null) throw new RolledBack();
		await applyFollowUps();
	};
	const readRows = async (trx: Knex, collection: string, ids: readonly string[], paths: readonly string[]) => {
		const items = new directus.services.ItemsService(collection, { schema, knex: trx, accountability: null });
		const filter = { id: { _in: [...ids] } };
		const found = await items.readByQuery({ filter, fields: [...paths], limit: -1 }, { emitEvents: false });
		const hasStatus = "status" in (definitionOf(collection)?.fields ?? {});
		return found
			.filter((row) => !hasStatus || isPublished(row))
			.map((row) => {
				const one = launches.findLast(({ lines }) => lines.some(({ id }) => id === row.id));
				return one ? { ...row, date_updated: new Date(one.at ?? now).toISOString() } : row;
			});
	};
	await unlessRolledBack(
		directus.database.transaction(async (trx) => {
			const written = await trackWrites(trx);
			for (const one of launches) await unlessRolledBack(trx.transaction((on) => publishOne(on, one)));
			for (const [collection, ids] of await written()) {
				const paths = fields[collection];
				if (!paths) continue;
				const rows = await readRows(trx, collection, ids, paths);
				const readIds = new Set(rows.map(({ id }) => id));
				changes.push({ collection, rows, gone: ids.filter((id) => !readIds.has(id)) });
			}
			throw new RolledBack();
		}),
	);
	return { changes, isWhole };
}
