// Sends one request to each route of Directus, with a valid body, and checks what it changed.

import { DatabaseSync } from "node:sqlite";
import { editors, publicPolicy, staffUser } from "../src/access/access-rules.ts";
import { seededId } from "../src/seed/identity.ts";
import type { Installation } from "./installation.ts";

const post = seededId("posts", "first", "en");
const TAKEN_OVER = "Taken over";

/** Replaces the parameters of a path by ids of existing rows. */
function pathOf(path: string, rows: ReadonlyMap<string, string>): string {
	const [, base = ""] = path.split("/");
	const named: Readonly<Record<string, string>> = {
		collection: "posts",
		field: "title",
		provider: "vercel",
		scope: "system",
		filename: "",
		chunk: "index.js",
		revision: "1",
		pk: rows.get(base) ?? post,
		id: rows.get(base) ?? post,
	};
	return path
		.replace(/:(\w+)(\([^)]*\))?\??/g, (_whole, name: string) => named[name] ?? "x")
		.replace("(.*)", "x")
		.replace(/(.)\/$/, "$1");
}

/** Returns a body with the values that any handler needs. */
function bodyOf(method: string, path: string, rows: ReadonlyMap<string, string>): object | undefined {
	if (method === "GET") return undefined;
	const [, base = "", second = ""] = path.split("/");
	const fields = {
		email: "stranger@example.org",
		password: "stranger",
		role: editors.role,
		policy: editors.policy,
		status: "active",
		name: TAKEN_OVER,
		title: TAKEN_OVER,
		project_name: TAKEN_OVER,
		first_name: TAKEN_OVER,
		comment: TAKEN_OVER,
		type: "text/plain",
		filename_download: "x.txt",
		language: "en-US",
		key: "taken",
		value: TAKEN_OVER,
		recipient: staffUser,
		subject: TAKEN_OVER,
		message: TAKEN_OVER,
		action: "read",
		fields: ["*"],
		project_owner: "stranger@example.org",
		project_usage: "personal",
		org_name: TAKEN_OVER,
		product_updates: true,
	};
	if (method === "SEARCH") return { query: { limit: 1 } };
	const isBatch =
		!path.includes(":pk") && second !== "me" && base !== "settings" && base !== "collections" && base !== "fields";
	if (method === "DELETE" || (method === "PATCH" && isBatch)) return { keys: [rows.get(base) ?? post], data: fields };
	return {
		...fields,
		collection: "posts",
		item: post,
		to: post,
		field: "taken",
		schema: {},
		meta: {},
		query: { limit: 1 },
		format: "csv",
		token: "made.up.token",
		otp: "123456",
		secret: "JBSWY3DPEHPK3PXP",
		refresh_token: "made up",
		last_page: "/taken",
		share: "00000000-0000-4000-8000-000000000000",
		emails: ["victim@example.org"],
		url: "http://127.0.0.1:9/x",
		redirect: "/admin",
		license_key: "made-up",
		provider: "vercel",
		user: staffUser,
		policy: publicPolicy,
		related_collection: "events",
		admin: { email: "stranger@example.org", password: "stranger" },
		delta: { title: TAKEN_OVER },
		mainHash: "x",
	};
}

/** Tables that change with time, and are ignored. */
const RESTLESS = /^(hub_leases|hub_event_seats|sqlite_.*)$/;

/** Returns the content of each table as text. */
function snapshot(database: DatabaseSync): Map<string, string> {
	const tables = database.prepare("select name from sqlite_master where type = 'table'").all();
	return new Map(
		tables
			.map(({ name }) => String(name))
			.filter((name) => !RESTLESS.test(name))
			.map((name) => {
				const rows = database.prepare(`select * from "${name}"`).all();
				// The time of an account's last access does not depend on the request.
				return [name, JSON.stringify(rows.map(({ last_access: _seen, ...row }) => row))];
			}),
	);
}

/** True if a response contains no data: none, an empty list, or GraphQL's errors with null. */
function isEmpty(text: string): boolean {
	if (text === "") return true;
	try {
		const { data, errors } = JSON.parse(text) as { data?: unknown; errors?: unknown };
		if (data === undefined) return errors !== undefined;
		return data === null || (typeof data === "object" && Object.values(data).every((value) => value === null));
	} catch {
		return false;
	}
}

/**
 * Sends one request to a route, such as `POST /users/invite`, from an address of the documentation networks (RFC 5737).
 */
export async function requestRoute(
	hub: Installation,
	route: string,
	rows: ReadonlyMap<string, string>,
	{ token, from = "192.0.2.200" }: { readonly token?: string | undefined; readonly from?: string } = {},
): Promise<{ readonly status: number; readonly empty: boolean }> {
	const [used = "", path = ""] = route.split(" ");
	const method = used === "USE" ? "POST" : used;
	const body = path.startsWith("/graphql")
		? { query: "mutation { create_posts_item(data: {}) { id } }" }
		: bodyOf(method, path, rows);
	const response = await fetch(hub.cms.url + pathOf(path, rows), {
		method,
		redirect: "manual",
		headers: {
			...(body ? { "content-type": "application/json" } : {}),
			...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
			"x-forwarded-for": from,
		},
		...(body ? { body: JSON.stringify(body) } : {}),
	});
	return { status: response.status, empty: isEmpty(await response.text()) };
}

/** Observes all tables of a database in use. */
export interface WatchedTables {
	/** Runs `work` and returns the tables with changed rows. */
	changedBy(work: () => Promise<unknown>): Promise<readonly string[]>;
	close(): void;
}

/** @param path database file */
export function watchTables(path: string): WatchedTables {
	const database = new DatabaseSync(path, { readOnly: true, timeout: 5_000 });
	const version = database.prepare("pragma data_version");
	let seen = { version: version.get()?.data_version, tables: snapshot(database) };
	/** Reads the tables if another connection has written (https://sqlite.org/pragma.html#pragma_data_version). */
	const look = (): ReadonlyMap<string, string> => {
		const now = version.get()?.data_version;
		if (seen.version !== now) seen = { version: now, tables: snapshot(database) };
		return seen.tables;
	};
	return {
		async changedBy(work) {
			const before = look();
			await work();
			const after = look();
			return before === after ? [] : [...after].flatMap(([name, text]) => (before.get(name) === text ? [] : [name]));
		},
		close: () => database.close(),
	};
}
