// Works in the content service like an editor, and takes everything back.

import { randomUUID } from "node:crypto";
import { DatabaseSync } from "node:sqlite";
import { testSite } from "@hub/e2e/test-site";
import { z } from "zod";
import { sendReport } from "./publish-report.ts";
import { openDoors } from "./test-door.ts";

export type Row = Readonly<Record<string, unknown>>;

const answer = z.object({ data: z.unknown() });
const rows = z.array(z.record(z.string(), z.unknown()));

/** An editor; `undo` removes what was made and restores what was changed, last first. */
export interface Editor {
	/** The stored rows of a collection that fit a filter. */
	read(collection: string, filter: Row): Promise<Record<string, unknown>[]>;
	/** Makes a row and gives its id. */
	create(collection: string, row: Row): Promise<string>;
	/**
	 * Puts a row into the database past the content service, which would refuse it: what is broken may be older than its rules.
	 * Nothing reports it to the site.
	 */
	force(collection: string, row: Row): string;
	/** Changes a row. */
	update(collection: string, id: string, change: Row): Promise<void>;
	/** Changes a row that this editor made: nothing to take back, for it goes as a whole. */
	revise(collection: string, id: string, change: Row): Promise<void>;
	/** Removes all rows that fit a filter, for good. */
	remove(collection: string, filter: Row): Promise<void>;
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
		// The running site hears of it from the content service, and sites of this process from here.
		const [collection] = path.split("/");
		if (method !== "GET") for (const door of openDoors()) await sendReport(door, { collection, event: "update" });
		return text ? answer.parse(JSON.parse(text)).data : undefined;
	};
	const undoing: (() => Promise<unknown>)[] = [];
	return {
		async revise(collection, id, change) {
			await call("PATCH", `${collection}/${id}`, change);
		},
		async remove(collection, filter) {
			for (const { id } of await this.read(collection, filter)) await call("DELETE", `${collection}/${String(id)}`);
		},
		async read(collection, filter) {
			return rows.parse(await call("GET", `${collection}?limit=-1&filter=${encodeURIComponent(JSON.stringify(filter))}`));
		},
		async create(collection, row) {
			const { id } = z.object({ id: z.string() }).parse(await call("POST", collection, row));
			undoing.push(async () => {
				// An event that people are registered for is called off before it goes.
				if (collection === "events") await call("PATCH", `events/${id}`, { event_status: "cancelled" });
				await call("DELETE", `${collection}/${id}`);
			});
			return id;
		},
		force(collection, row) {
			const id = randomUUID();
			const database = new DatabaseSync(testSite().database, { timeout: 5_000 });
			const values = Object.entries({ id, ...row }).map(([field, value]) => [field, stored(value)] as const);
			const names = values.map(([field]) => `"${field}"`).join();
			const places = values.map(() => "?").join();
			database.prepare(`insert into "${collection}" (${names}) values (${places})`).run(...values.map(([, value]) => value));
			database.close();
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

/** A value as SQLite keeps it. */
function stored(value: unknown): string | number | null {
	if (typeof value === "boolean") return Number(value);
	if (typeof value === "string" || typeof value === "number" || value === null) return value;
	return JSON.stringify(value);
}
