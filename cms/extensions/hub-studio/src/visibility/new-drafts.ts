// Creates the draft of a new entry, and so its address, before anything is typed. Studio itself creates it at the first edit and then
// changes the address: text typed meanwhile makes it ask whether to leave the page, and a reload shows an empty form.

import { useStores } from "@directus/extensions-sdk";
import { type LocationQueryRaw, type RouteLocationNormalized, type Router, useRouter } from "vue-router";
import { z } from "zod";
import { isEmptyDraft } from "../../../../src/entries/empty-draft.ts";
import { useContentService } from "../studio/content-service.ts";
import { useStartLanguage } from "./start-language.ts";

/** Studio's key of the version that a new entry starts with. */
const DRAFT = "draft";

/** Navigation to a form waits this long for its draft. */
const DRAFT_TIMEOUT_MS = 3_000;

const createdVersion = z.object({ data: z.object({ id: z.string() }) });
const draftRows = z.object({ data: z.array(z.object({ id: z.string(), delta: z.unknown() })) });
const versioned = z.looseObject({ meta: z.looseObject({ versioning: z.boolean().nullish() }).nullish() }).nullish();

type FormLocation = Pick<RouteLocationNormalized, "params" | "query">;

interface StudioStores {
	useCollectionsStore(): { getCollection(collection: string): unknown };
}

const guarded = new WeakSet<Router>();

/** Returns the collection of a form for a new entry, or undefined for another page or another version. */
function newEntryAt({ params, query }: FormLocation): string | undefined {
	const { collection, primaryKey } = params;
	const isNew = typeof collection === "string" && primaryKey === "+" && (query.version ?? DRAFT) === DRAFT;
	return isNew ? collection : undefined;
}

/** Returns the draft id in the address of a new entry's form. */
function draftAt(location: FormLocation): string | undefined {
	const { versionId } = location.query;
	return newEntryAt(location) !== undefined && typeof versionId === "string" ? versionId : undefined;
}

export interface NewDrafts {
	/** Creates the draft of a form that was opened without one. Resolves to the new query of its address, or undefined if nothing changes. */
	create(location: FormLocation): Promise<LocationQueryRaw | undefined>;
	/** Removes the draft if it is empty. */
	removeIfEmpty(id: string): Promise<void>;
}

/**
 * Opens every form for a new entry on a draft of its own, in the editor's working language, and removes drafts that are left empty. Call it
 * in each tool that may be the first one shown, as it installs the router's guards once.
 */
export function useNewDrafts(): NewDrafts {
	const api = useContentService();
	const router = useRouter();
	const { useCollectionsStore }: StudioStores = useStores() as never;
	const collections = useCollectionsStore();
	const language = useStartLanguage();

	const read = async (id: string) => {
		const params = { filter: JSON.stringify({ id: { _eq: id }, item: { _null: true } }), fields: "id,delta" };
		return draftRows.parse((await api.get<unknown>("/versions", { params })).data).data[0];
	};
	const createDraft = async (location: FormLocation): Promise<LocationQueryRaw | undefined> => {
		const collection = newEntryAt(location);
		if (collection === undefined) return undefined;
		if (!versioned.safeParse(collections.getCollection(collection)).data?.meta?.versioning) return undefined;
		const id = draftAt(location);
		// A draft that was published or removed meanwhile is replaced: the browser's "back" leads to its former address.
		if (id !== undefined && (await read(id))) return undefined;
		const response = await api.post<unknown>("/versions", { key: DRAFT, collection, item: null });
		const created = createdVersion.parse(response.data).data.id;
		// A draft without a language is valid: the form asks for it.
		await api.post<unknown>(`/versions/${created}/save`, { locale: language.of(collection) }).catch(() => undefined);
		return { ...location.query, version: DRAFT, versionId: created };
	};
	// If this fails, Studio creates the draft itself.
	const tryCreateDraft = (location: FormLocation) => createDraft(location).catch(() => undefined);
	const createDraftInTime = (location: FormLocation) =>
		Promise.race([
			tryCreateDraft(location),
			new Promise<undefined>((resolve) => setTimeout(() => resolve(undefined), DRAFT_TIMEOUT_MS)),
		]);
	const removeIfEmpty = async (id: string): Promise<void> => {
		const draft = await read(id).catch(() => undefined);
		// A draft that could not be removed is harmless: lists leave out empty drafts.
		if (draft && isEmptyDraft(draft.delta)) await api.remove(`/versions/${id}`).catch(() => undefined);
	};

	if (!guarded.has(router)) {
		guarded.add(router);
		router.beforeEach(async (to, from) => {
			const collection = newEntryAt(to);
			// A change within the same form, such as adding the draft's id, does not come from a list.
			if (collection !== undefined && newEntryAt(from) !== collection) language.record(collection, from);
			const query = await createDraftInTime(to);
			return query === undefined || { path: to.path, hash: to.hash, query };
		});
		router.afterEach((to, from, failure) => {
			const id = draftAt(from);
			if (!failure && id !== undefined && id !== draftAt(to)) void removeIfEmpty(id);
		});
	}
	return { create: tryCreateDraft, removeIfEmpty };
}
