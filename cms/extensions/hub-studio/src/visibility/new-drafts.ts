// Gives a new entry its draft, and with it an address, before anything is typed. Studio itself stores a draft with the first words and then
// leads on to its address: what was typed meanwhile makes it ask whether the page may be left, and a reload shows an empty form.

import { useStores } from "@directus/extensions-sdk";
import { type LocationQueryRaw, type RouteLocationNormalized, type Router, useRouter } from "vue-router";
import { z } from "zod";
import { isEmptyDraft } from "../../../../src/entries/empty-draft.ts";
import { useContentService } from "../studio/content-service.ts";
import { useStartLanguage } from "./start-language.ts";

/** What Studio calls the version in which a new entry begins. */
const DRAFT = "draft";

/** Navigation to a form waits this long for its draft. */
const DRAFT_TIMEOUT_MS = 3_000;

const createdVersion = z.object({ data: z.object({ id: z.string() }) });
const found = z.object({ data: z.array(z.object({ id: z.string(), delta: z.unknown() })) });
const versioned = z.looseObject({ meta: z.looseObject({ versioning: z.boolean().nullish() }).nullish() }).nullish();

type Place = Pick<RouteLocationNormalized, "params" | "query">;

interface StudioStores {
	useCollectionsStore(): { getCollection(collection: string): unknown };
}

/** The routers that have our guards. */
const guarded = new WeakSet<Router>();

/** The collection of a form for a new entry; undefined for any other page, and for a form of another version. */
function newEntryAt({ params, query }: Place): string | undefined {
	const { collection, primaryKey } = params;
	const isNew = typeof collection === "string" && primaryKey === "+" && (query.version ?? DRAFT) === DRAFT;
	return isNew ? collection : undefined;
}

/** The id of a new entry's draft in the address of its form. */
function draftAt(place: Place): string | undefined {
	const { versionId } = place.query;
	return newEntryAt(place) !== undefined && typeof versionId === "string" ? versionId : undefined;
}

/** What {@link useNewDrafts} gives to a form. */
export interface NewDrafts {
	/** Begins the draft of a form that was opened without one: the query of its address then, undefined where it stays as it is. */
	begin(place: Place): Promise<LocationQueryRaw | undefined>;
	/** Removes a draft in which nothing was written. */
	forget(id: string): Promise<void>;
}

/**
 * Has every form for a new entry open on a draft of its own, in the language that one works in, and removes a draft that is left with
 * nothing more in it. To be called in a
 * component's `setup`, by each that may be the first of our tools to be shown.
 */
export function useNewDrafts(): NewDrafts {
	const api = useContentService();
	const router = useRouter();
	const { useCollectionsStore }: StudioStores = useStores() as never;
	const collections = useCollectionsStore();
	const language = useStartLanguage();

	const read = async (id: string) => {
		const params = { filter: JSON.stringify({ id: { _eq: id }, item: { _null: true } }), fields: "id,delta" };
		return found.parse((await api.get<unknown>("/versions", { params })).data).data[0];
	};
	const begun = async (place: Place): Promise<LocationQueryRaw | undefined> => {
		const collection = newEntryAt(place);
		if (collection === undefined) return undefined;
		if (!versioned.safeParse(collections.getCollection(collection)).data?.meta?.versioning) return undefined;
		const id = draftAt(place);
		// One that was published or removed meanwhile: the browser's "back" leads to where it was.
		if (id !== undefined && (await read(id))) return undefined;
		const answer = await api.post<unknown>("/versions", { key: DRAFT, collection, item: null });
		const created = createdVersion.parse(answer.data).data.id;
		// One without a language is a draft, too: the form asks for it then.
		await api.post<unknown>(`/versions/${created}/save`, { locale: language.of(collection) }).catch(() => undefined);
		return { ...place.query, version: DRAFT, versionId: created };
	};
	// Where none can be begun, Studio does it in its own way.
	const tried = (place: Place) => begun(place).catch(() => undefined);
	const within = (place: Place) =>
		Promise.race([tried(place), new Promise<undefined>((resolve) => setTimeout(() => resolve(undefined), DRAFT_TIMEOUT_MS))]);
	const forget = async (id: string): Promise<void> => {
		const draft = await read(id).catch(() => undefined);
		// One that stays for once is in no list.
		if (draft && isEmptyDraft(draft.delta)) await api.remove(`/versions/${id}`).catch(() => undefined);
	};

	if (!guarded.has(router)) {
		guarded.add(router);
		router.beforeEach(async (to, from) => {
			const collection = newEntryAt(to);
			// The same form again, as with the address of its draft, comes from no list.
			if (collection !== undefined && newEntryAt(from) !== collection) language.note(collection, from);
			const query = await within(to);
			return query === undefined || { path: to.path, hash: to.hash, query };
		});
		router.afterEach((to, from, failure) => {
			const id = draftAt(from);
			if (!failure && id !== undefined && id !== draftAt(to)) void forget(id);
		});
	}
	return { begin: tried, forget };
}
