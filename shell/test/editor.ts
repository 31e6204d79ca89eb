// Works in the content service like an editor, and takes everything back.

import { testSite } from "@hub/e2e/test-site";
import { z } from "zod";

export type Row = Readonly<Record<string, unknown>>;

const answer = z.object({ data: z.unknown() });
const rows = z.array(z.record(z.string(), z.unknown()));

/** An editor; `undo` removes what was made and restores what was changed, last first. */
export interface Editor {
	/** The stored rows of a collection that fit a filter. */
	read(collection: string, filter: Row): Promise<Record<string, unknown>[]>;
	/** Makes a row and gives its id. */
	create(collection: string, row: Row): Promise<string>;
	/** Changes a row. */
	update(collection: string, id: string, change: Row): Promise<void>;
	undo(): Promise<void>;
}

/** A refusal by the content service, with its own words. */
export class EditRefused extends Error {
	override readonly name = "EditRefused";
}

export function openEditor(): Editor {
	const { settings, adminToken } = testSite();
	const call = async (method: string, path: string, body?: Row): Promise<unknown> => {
		const response = await fetch(`${settings.cmsUrl}/items/${path}`, {
			method,
			headers: { authorization: `Bearer ${adminToken}`, ...(body ? { "content-type": "application/json" } : {}) },
			...(body ? { body: JSON.stringify(body) } : {}),
		});
		const text = await response.text();
		if (!response.ok) throw new EditRefused(`${method} ${path}: ${response.status} ${text}`);
		return text ? answer.parse(JSON.parse(text)).data : undefined;
	};
	const undoing: (() => Promise<unknown>)[] = [];
	return {
		async read(collection, filter) {
			return rows.parse(await call("GET", `${collection}?limit=-1&filter=${encodeURIComponent(JSON.stringify(filter))}`));
		},
		async create(collection, row) {
			const { id } = z.object({ id: z.string() }).parse(await call("POST", collection, row));
			undoing.push(() => call("DELETE", `${collection}/${id}`));
			return id;
		},
		async update(collection, id, change) {
			const before = z.record(z.string(), z.unknown()).parse(await call("GET", `${collection}/${id}`));
			const old = Object.fromEntries(Object.keys(change).map((field) => [field, before[field]]));
			undoing.push(() => call("PATCH", `${collection}/${id}`, old));
			await call("PATCH", `${collection}/${id}`, change);
		},
		async undo() {
			for (const step of undoing.splice(0).reverse()) await step();
		},
	};
}
