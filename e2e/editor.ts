// Changes content through Directus' REST API.

import { z } from "zod";
import { asAdministrator } from "./administrator.ts";

const found = z.object({ data: z.array(z.looseObject({ id: z.string() })) });

/** Change that can be undone. */
export interface Edit {
	undo(): Promise<void>;
}

/** Changes the row with a slug. @throws if there is no such row, or Directus refuses */
export async function edit(
	collection: string,
	slug: string,
	changes: Readonly<Record<string, unknown>>,
): Promise<Edit> {
	const query = new URLSearchParams({
		filter: JSON.stringify({ slug: { _eq: slug } }),
		fields: ["id", ...Object.keys(changes)].join(),
	});
	const { data } = found.parse(await asAdministrator(`/items/${collection}?${query}`));
	const [row] = data;
	if (!row) throw new Error(`There is no “${slug}” in ${collection}.`);
	const { id, ...before } = row;
	await asAdministrator(`/items/${collection}/${id}`, "PATCH", changes);
	return {
		undo: async () => void (await asAdministrator(`/items/${collection}/${id}`, "PATCH", before)),
	};
}

const added = z.object({ data: z.object({ id: z.string() }) });

/** Adds a row; `undo` deletes it. @throws if Directus refuses */
export async function add(
	collection: string,
	row: Readonly<Record<string, unknown>>,
): Promise<Edit & { readonly id: string }> {
	const { id } = added.parse(await asAdministrator(`/items/${collection}`, "POST", row)).data;
	return { id, undo: () => remove(collection, id) };
}

/** Adds a draft of a glossary term, the smallest entry. @param key its unique slug */
export function addDraftTerm(
	key: string,
	words: { readonly locale: string; readonly term: string; readonly body?: string },
): Promise<Edit & { readonly id: string }> {
	return add("glossary_terms", {
		status: "draft",
		translation_key: key,
		slug: key,
		short: "Ein Wort.",
		body: null,
		...words,
	});
}

/** Changes a row permanently. @throws if Directus refuses */
export async function change(
	collection: string,
	id: string,
	changes: Readonly<Record<string, unknown>>,
): Promise<void> {
	await asAdministrator(`/items/${collection}/${id}`, "PATCH", changes);
}

/** Deletes a row permanently. @throws if Directus refuses */
export async function remove(collection: string, id: string): Promise<void> {
	await asAdministrator(`/items/${collection}/${id}`, "DELETE");
}

/** Deletes a version of a stored or new entry. @throws if Directus refuses */
export async function removeVersion(id: string): Promise<void> {
	await asAdministrator(`/versions/${id}`, "DELETE");
}
