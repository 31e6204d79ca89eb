// Refuses changes that visitors could not be shown, with one sentence for editors. The rules apply to all accounts,
// including administrators and the seed.

import { setTimeout as sleep } from "node:timers/promises";
import type { EventContext, HookConfig } from "@directus/types";
import type { CollectionDefinition } from "@hub/content-model/collections/collection";
import { collections } from "@hub/content-model/collections/collections";
import { z } from "zod";
import { publishedStatus } from "../../../src/entries/publishing.ts";
import { inEditorsLanguage, languageOf } from "../accounts/editor-language.ts";
import { mayWrite } from "../accounts/permissions.ts";
import { addressFields } from "../entries/addresses.ts";
import { alteration, type Change, creation, definitionOf, isPublished } from "../entries/change.ts";
import type { Row } from "../entries/row.ts";
import { storedRows } from "../entries/stored-rows.ts";
import { libraryFiles } from "../library/library-files.ts";
import { RedirectsForMoves } from "../redirects/redirects-for-moves.ts";
import { storedRedirects } from "../redirects/stored-redirects.ts";
import { lastPublished } from "../revisions/last-published.ts";
import { openSite } from "../site/site.ts";
import { asValidationErrors, refuse } from "../wording/refusal.ts";
import { alternativesFromLibrary } from "./alternatives.ts";
import { checkChanges } from "./check-changes.ts";
import { commonDays, derivedValues } from "./derived-values.ts";
import { createListIndexes } from "./list-indexes.ts";
import { homeDeletionError, inUseError } from "./rules/needed.ts";
import { registeredEventDeletionError } from "./rules/registered.ts";
import { changesForTranslations, valuesFromTranslation } from "./shared-values.ts";
import { storableValues } from "./stored-values.ts";
import { createUniqueIndexes, explainUniqueIndex } from "./uniques.ts";

const payloadSchema = z.record(z.string(), z.unknown());
const idsSchema = z.array(z.union([z.string(), z.number()]));
const itemsMeta = z.object({ collection: z.string() });
const promoteMeta = itemsMeta.extend({ item: z.string().nullable() });
const updateMeta = itemsMeta.extend({ keys: idsSchema });
const updatedMeta = updateMeta.extend({ payload: payloadSchema });
const createdCollectionMeta = z.object({ key: z.string() });

const editingHook: HookConfig = (hook, directus) => {
	const { action, filter, init } = hook;
	const { database, logger } = directus;
	const createIndexes = async (definition: CollectionDefinition) => {
		try {
			await createListIndexes(database, definition);
			await createUniqueIndexes(database, definition);
		} catch (error) {
			logger.warn(
				`Entries of ${definition.collection} share an address or a key; give each its own and start again: ${String(error)}`,
			);
		}
	};
	// Awaited before Directus handles its first request. The tables of a new database are created later, each with an
	// event of its own.
	init("app.before", async () => {
		for (const definition of collections) {
			if (await database.schema.hasTable(definition.collection)) await createIndexes(definition);
		}
	});
	action("collections.create", async (meta) => {
		const definition = definitionOf(createdCollectionMeta.parse(meta).key);
		if (definition) await createIndexes(definition);
	});
	filter("database.error", explainUniqueIndex);
	filter("request.error", (errors, _, context) => asValidationErrors(errors, () => languageOf(context)));

	const site = openSite(logger);

	const redirects = new RedirectsForMoves({
		site,
		warn: (text) => logger.warn(text),
		wait: (ms) => sleep(ms, undefined, { ref: false }),
		...storedRedirects(directus, async () => ({ database, schema: await directus.getSchema() }), { isChecked: true }),
	});

	/** Saves shared values to the translations, in the editor's name for the history. Refusals are logged. */
	const saveToTranslations = async (
		definition: CollectionDefinition,
		keys: readonly string[],
		written: Row,
		{ accountability }: EventContext,
	) => {
		const schema = await directus.getSchema();
		const rows = storedRows(directus, { database, schema, accountability: null });
		const items = new directus.services.ItemsService(definition.collection, { schema, knex: database, accountability });
		for (const row of await rows.list(definition, { id: { _in: [...keys] } }))
			for (const [id, values] of await changesForTranslations(definition, row, written, rows))
				await items.updateOne(id, values);
	};
	// Runs one at a time: two languages saved in parallel would swap their values endlessly.
	let savingToTranslations = Promise.resolve();

	action("items.update", (meta, context) => {
		const { collection, keys, payload } = updatedMeta.parse(meta);
		const definition = definitionOf(collection);
		if (definition) {
			savingToTranslations = savingToTranslations
				.then(() => saveToTranslations(definition, keys.map(String), payload, context))
				.catch((error: unknown) =>
					logger.warn(
						`Shared values of ${collection} were not copied to the other language; save the entry again: ${String(error)}`,
					),
				);
		}
		if (definition && (concernsAddress(payload) || "status" in payload))
			void redirects.createRedirects(definition, keys.map(String));
	});

	// Studio's button merges a version into its entry, which is then published.
	filter("items.promote", async (payload, meta, context) => {
		const { collection, item } = promoteMeta.parse(meta);
		const definition = definitionOf(collection);
		if (!definition || !("status" in definition.fields)) return payload;
		const [before] = item === null ? [] : await storedRows(directus, context).list(definition, { id: { _eq: item } });
		const written = payloadSchema.parse(payload);
		return { ...written, status: publishedStatus(before?.status, written.status) };
	});

	filter(
		"items.create",
		inEditorsLanguage(async (payload, meta, context) => {
			const { collection } = itemsMeta.parse(meta);
			const definition = definitionOf(collection);
			if (!definition || !mayWrite(context.accountability, collection, "create")) return payload;
			const rows = storedRows(directus, context);
			const written = storableValues(definition, payloadSchema.parse(payload));
			const shared = await valuesFromTranslation(definition, written, rows);
			const known = { ...written, ...shared };
			const values = {
				...known,
				...derivedValues(definition, undefined, known, Date.now()),
				...(await alternativesFromLibrary(definition, undefined, known, rows.alternatives)),
			};
			const files = libraryFiles(directus, context);
			return { ...values, ...(await checkChanges([creation(definition, values)], { rows, files, site })) };
		}),
	);

	filter(
		"items.update",
		inEditorsLanguage(async (payload, meta, context) => {
			const { collection, keys } = updateMeta.parse(meta);
			const definition = definitionOf(collection);
			if (!definition || !mayWrite(context.accountability, collection, "update")) return payload;
			const written = storableValues(definition, payloadSchema.parse(payload));
			if (!definition.junction && !Object.keys(written).some((field) => isWritten(definition, field))) return payload;
			const rows = storedRows(directus, context);
			// Directus reports rows that don't exist.
			const stored = await rows.list(definition, { id: { _in: keys } });
			const [before, ...others] = stored;
			const now = Date.now();
			// Several rows would each need a different address.
			const values =
				before && others.length === 0
					? {
							...written,
							...derivedValues(definition, before, written, now),
							...(await alternativesFromLibrary(definition, before, written, rows.alternatives)),
						}
					: { ...written, ...commonDays(definition, stored, written, now) };
			const changes = stored.map((before) => alteration(definition, before, values));
			const corrections = await checkChanges(changes, { rows, files: libraryFiles(directus, context), site });
			for (const change of changes) {
				if (getsPublished(change)) {
					const before = await lastPublished(context.database, definition, String(change.before?.id));
					redirects.recordAddresses(before ? { ...change, before } : change);
				} else if (concernsAddress(values)) redirects.recordAddresses(change);
			}
			// Fields that this save does not write keep their stored value.
			const corrected = Object.entries(corrections).filter(([field]) => field in values);
			return { ...values, ...Object.fromEntries(corrected) };
		}),
	);

	// The file library has an event of its own.
	for (const event of ["items.delete", "files.delete"])
		filter(
			event,
			inEditorsLanguage(async (payload, meta, context) => {
				const { collection } = itemsMeta.parse(meta);
				if (!mayWrite(context.accountability, collection, "delete")) return payload;
				const keys = idsSchema.parse(payload).map(String);
				const rows = storedRows(directus, context);
				const definition = definitionOf(collection);
				const toDelete = definition ? await rows.list(definition, { id: { _in: keys } }) : [];
				if (definition) refuse(homeDeletionError(definition, toDelete));
				refuse(await registeredEventDeletionError(collection, toDelete, rows, Date.now()));
				refuse(await inUseError(collection, keys, rows));
				return payload;
			}),
		);
};

export default editingHook;

function concernsAddress(values: Row): boolean {
	return addressFields.some((field) => field in values);
}

/** True if a draft gets published. It may have been published before, at another address. */
function getsPublished({ before, after }: Change): boolean {
	return before !== undefined && !isPublished(before) && isPublished(after);
}

/** True if editors write a field. Counters and the sort order can change even if the entry violates newer rules. */
function isWritten({ fields }: CollectionDefinition, field: string): boolean {
	const meta = fields[field]?.meta;
	return meta !== undefined && !meta.readonly && !meta.hidden;
}
