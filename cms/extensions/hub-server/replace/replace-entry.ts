// Replaces a phrase in one entry, in the editor's name and by all rules of saving.

import { createHash } from "node:crypto";
import { useEmitter } from "@directus/api/emitter";
import type { Accountability, ActionEventParams, HookExtensionContext, SchemaOverview } from "@directus/types";
import type { CollectionDefinition } from "@hub/content-model/collections/collection";
import { z } from "zod";
import { queueKeys, runQueued } from "../drafts/draft-queue.ts";
import { checkRow } from "../editing/check-changes.ts";
import { storableValues } from "../editing/stored-values.ts";
import { alteration, isPublished } from "../entries/change.ts";
import type { Row } from "../entries/row.ts";
import { storedRows } from "../entries/stored-rows.ts";
import { isOverridden, markOf, occurrenceKey } from "./find-occurrences.ts";
import { replacedValues } from "./occurrences.ts";
import { DRAFT_KEY, type Entry, entryReader } from "./searched-entries.ts";

/** Entry with the matches that an editor chose. */
export interface ChosenEntry {
	/** Undefined for an entry that has only a draft. */
	readonly id: string | undefined;
	/** The draft at the time of the search; undefined if it had none with texts. */
	readonly version: string | undefined;
	/** Fingerprint at the time of the search. */
	readonly mark: string;
	readonly places: readonly string[];
}

/** Replacement to apply to the matches. */
export interface Replacement {
	readonly pattern: RegExp;
	readonly replacement: string;
	/** `draft` stores changes of a public entry in an unpublished draft, `publish` applies them at once. */
	readonly how: "draft" | "publish";
}

export type Outcome =
	/** Published, now or at its publication time. */
	| { readonly kind: "published" }
	/**
	 * Stored in an unpublished draft, or in an entry that is not public. `version`: the draft of a public entry.
	 * `publishMark`: fingerprint of a draft that contains only the replacement, for {@link publishReplaced}; null for any
	 * other draft.
	 */
	| { readonly kind: "drafted"; readonly version: string | null; readonly publishMark: string | null }
	/** Refused by the rules of saving. */
	| { readonly kind: "refused"; readonly reason: string }
	/** Changed or deleted by a colleague since the search. */
	| { readonly kind: "changed" | "gone" }
	/** The account may not change it. */
	| { readonly kind: "forbidden" }
	/** The collection has no drafts beside published entries. */
	| { readonly kind: "undraftable" };

/** Context of a replacement: the account and the services. */
export interface Replacing {
	readonly context: HookExtensionContext;
	readonly schema: SchemaOverview;
	readonly accountability: Accountability;
}

/** Stores nothing if it is refused. @throws errors other than refusals */
export async function replaceInEntry(
	definition: CollectionDefinition,
	chosen: ChosenEntry,
	order: Replacement,
	replacing: Replacing,
): Promise<Outcome> {
	const { id, version } = chosen;
	const queueKey =
		version === undefined ? queueKeys.entry(definition.collection, id ?? "") : queueKeys.version(version);
	try {
		return await runQueued(queueKey, () => replaceNow(definition, chosen, order, replacing));
	} catch (error) {
		const outcome = refusedBy(error);
		if (outcome) return outcome;
		throw error;
	}
}

async function replaceNow(
	definition: CollectionDefinition,
	chosen: ChosenEntry,
	order: Replacement,
	replacing: Replacing,
): Promise<Outcome> {
	const { context, schema, accountability } = replacing;
	const { database, services } = context;
	const entry = await entryReader(context, { schema, accountability, knex: database }).entry(
		definition,
		chosen.id,
		chosen.version,
	);
	const changes = changesOf(definition, entry, chosen, order);
	if (!("row" in changes)) return changes;
	// The chosen match is gone: the draft overrides its field.
	if (Object.keys({ ...changes.row, ...changes.draft }).length === 0) return { kind: "changed" };
	const forDraft = storableValues(definition, changes.draft);
	if (entry.row && Object.keys(forDraft).length > 0) await checkDraft(definition, entry, forDraft, replacing);

	if (Object.keys(changes.row).length > 0) {
		const refused = await updateAsFound(definition, String(entry.row?.id), chosen, order, replacing);
		if (refused) return refused;
	}
	if (Object.keys(forDraft).length === 0)
		return isPublished(entry.row ?? {}) ? { kind: "published" } : { kind: "drafted", version: null, publishMark: null };
	const versions = new services.VersionsService({ schema, accountability, knex: database });
	const draft =
		entry.draft?.id ??
		z
			.string()
			.parse(await versions.createOne({ key: DRAFT_KEY, collection: definition.collection, item: chosen.id ?? null }));
	await versions.save(draft, forDraft);
	if (Object.keys(changes.row).length > 0 && isPublished(entry.row ?? {})) return { kind: "published" };
	const holdsOnlyThis =
		entry.row !== undefined && isPublished(entry.row) && Object.keys(entry.draft?.values ?? {}).length === 0;
	const after = holdsOnlyThis
		? await entryReader(context, { schema, accountability, knex: database }).entry(definition, chosen.id, draft)
		: undefined;
	return { kind: "drafted", version: draft, publishMark: after ? publishMarkOf(definition, after) : null };
}

/** Draft of a published entry that a replacement created. */
export interface ReplacedDraft {
	readonly id: string;
	readonly version: string;
	/** `publishMark` of the result. */
	readonly mark: string;
}

/** Publishes a draft if it still contains only the replacement. @throws errors other than refusals */
export async function publishReplaced(
	definition: CollectionDefinition,
	{ id, version, mark }: ReplacedDraft,
	{ context, schema, accountability }: Replacing,
): Promise<Outcome> {
	const { database, services } = context;
	const versions = new services.VersionsService({ schema, accountability, knex: database });
	try {
		return await runQueued(queueKeys.version(version), async () => {
			const { mainHash } = hashes.parse(await versions.verifyHash(definition.collection, id, ""));
			const entry = await entryReader(context, { schema, accountability, knex: database }).entry(
				definition,
				id,
				version,
			);
			if (!entry.row || !entry.draft) return { kind: "gone" };
			if (publishMarkOf(definition, entry) !== mark) return { kind: "changed" };
			await versions.promote(version, { mainHash });
			await versions.deleteOne(version, { emitEvents: false });
			return { kind: "published" };
		});
	} catch (error) {
		const outcome = refusedBy(error);
		if (outcome) return outcome;
		throw error;
	}
}

const hashes = z.object({ mainHash: z.string() });

/** Changes when the entry's words or anything in its draft changes. */
function publishMarkOf(definition: CollectionDefinition, entry: Entry): string {
	return createHash("sha256")
		.update(JSON.stringify([markOf(definition, entry), entry.draft?.values]))
		.digest("base64url");
}

/** Values to store in the entry and in its draft. */
interface Changes {
	readonly row: Row;
	readonly draft: Row;
}

function changesOf(
	definition: CollectionDefinition,
	entry: Entry,
	{ mark, places }: ChosenEntry,
	{ pattern, replacement, how }: Replacement,
): Changes | Outcome {
	const { row, draft } = entry;
	if (!row && !draft) return { kind: "gone" };
	if (markOf(definition, entry) !== mark) return { kind: "changed" };
	const keys = new Set(places);
	const replaced = (of: "entry" | "draft", values: Row | undefined): Row =>
		values
			? replacedValues(definition, values, pattern, replacement, (field, index) =>
					keys.has(occurrenceKey(of, field, index)),
				)
			: {};
	const [own, inDraft] = [replaced("entry", row), replaced("draft", draft?.values)];
	if (how === "publish" || !row || !isPublished(row)) return { row: own, draft: inDraft };
	const intoDraft = Object.entries(own).filter(([field]) => !isOverridden(draft, field));
	if (intoDraft.length > 0 && !definition.versions) return { kind: "undraftable" };
	return { row: {}, draft: { ...Object.fromEntries(intoDraft), ...inDraft } };
}

/**
 * Stores the entry if it is unchanged since the search when its lock is acquired. Directus' events are emitted after
 * the commit.
 */
async function updateAsFound(
	definition: CollectionDefinition,
	id: string,
	chosen: ChosenEntry,
	order: Replacement,
	{ context, schema, accountability }: Replacing,
): Promise<Outcome | undefined> {
	const { database, services } = context;
	const { collection } = definition;
	const queuedEvents: ActionEventParams[] = [];
	const outcome = await database.transaction(async (trx): Promise<Outcome | undefined> => {
		await trx(collection).select("id").where({ id }).forUpdate();
		const entry = await entryReader(context, { schema, accountability, knex: trx }).entry(
			definition,
			id,
			chosen.version,
		);
		const changes = changesOf(definition, entry, chosen, order);
		if (!("row" in changes)) return changes;
		const items = new services.ItemsService(collection, { schema, accountability, knex: trx });
		await items.updateOne(id, changes.row, { bypassEmitAction: (event) => queuedEvents.push(event) });
		return undefined;
	});
	for (const { event, meta, context: about } of queuedEvents) useEmitter().emitAction(event, meta, about);
	return outcome;
}

/**
 * Checks a draft. It may be incomplete, but it must stay publishable if it was before. Rules about other entries apply
 * only when it is published.
 * @throws Refusal
 */
async function checkDraft(
	definition: CollectionDefinition,
	{ row: { id } = {}, draft }: Entry,
	values: Row,
	{ context, schema }: Replacing,
): Promise<void> {
	const rows = storedRows(context, { database: context.database, schema, accountability: null });
	const [row] = await rows.list(definition, { id: { _eq: String(id) } });
	if (!row || !isPublished(row)) return;
	const before = { ...draft?.values };
	try {
		checkRow(alteration(definition, row, before));
	} catch {
		return;
	}
	checkRow(alteration(definition, row, { ...before, ...values }));
}

const thrown = z.looseObject({
	status: z.number().max(499),
	message: z.string(),
	extensions: z.looseObject({ reason: z.string().optional() }).optional(),
});
const allThrown = z.union([z.array(thrown).min(1), thrown.transform((error) => [error])]);

/** Converts an error of Directus or our rules to a result; undefined for unexpected errors. */
function refusedBy(error: unknown): Outcome | undefined {
	const errors = allThrown.safeParse(error).data;
	if (!errors) return undefined;
	if (errors.every(({ status }) => status === 403)) return { kind: "forbidden" };
	return { kind: "refused", reason: errors.map(({ message, extensions }) => extensions?.reason ?? message).join(" ") };
}
