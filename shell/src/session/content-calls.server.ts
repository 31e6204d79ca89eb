// Directus' REST interface as typed calls of one account (CM-2). An empty identifier is refused before any request
// (CT-9).

import { customEndpoint, type HttpMethod } from "@directus/sdk";
import type { CallOptions, ContentResponse } from "./content-transport.server.ts";
import type { AccountCalls } from "./token-refresh.server.ts";

/** A row of Directus; its reader parses it. */
export type ContentRow = Readonly<Record<string, unknown>>;

export type ContentKey = string | number;

/** Query parameters in Directus' syntax: `fields`, `filter`, `sort`, `limit`, `page`, `search`, `deep`. */
export type ContentQuery = Readonly<Record<string, unknown>>;

export interface ContentRecords {
	readMany(query?: ContentQuery): Promise<readonly ContentRow[]>;
	/** Returns rows with metadata: with `meta` in the query, their number (`total_count`, `filter_count`). */
	readPage(query?: ContentQuery): Promise<ContentResponse<readonly ContentRow[]>>;
	readOne(id: ContentKey, query?: ContentQuery): Promise<ContentRow>;
}

export interface ContentTable extends ContentRecords {
	createOne(row: ContentRow): Promise<ContentRow>;
	updateOne(id: ContentKey, changes: ContentRow): Promise<ContentRow>;
	deleteOne(id: ContentKey): Promise<void>;
}

/** The items of a collection; batches are changed all or none. */
export interface ContentItems extends ContentTable {
	createMany(rows: readonly ContentRow[]): Promise<readonly ContentRow[]>;
	updateMany(keys: readonly ContentKey[], changes: ContentRow): Promise<readonly ContentRow[]>;
	deleteMany(keys: readonly ContentKey[]): Promise<void>;
}

/** System collections, by path. */
const TABLES = ["files", "folders", "permissions", "presets", "roles", "users"] as const;

export type ExchangeFormat = "csv" | "json" | "xml" | "yaml";

/** @throws Error for an identifier that is empty (CT-9) */
function named(name: string, value: ContentKey): string {
	if (value === "") throw new Error(`${name} cannot be an empty string`);
	return encodeURIComponent(value);
}

/**
 * Creates the calls of an account. They only time out if the transport does.
 * @param options for every call, above all the abort signal
 * @throws TransportError by each call, Error for an empty identifier
 */
export function contentCalls(account: Pick<AccountCalls, "request" | "call" | "file">, options: CallOptions = {}) {
	const ask = <Output>(
		method: HttpMethod,
		path: string,
		{ params, body, form }: { params?: ContentQuery; body?: unknown; form?: FormData } = {},
	): Promise<Output> => {
		return account.call(
			customEndpoint<Output>({
				path,
				method,
				...(params ? { params: { ...params } } : {}),
				...(body === undefined ? {} : { body: JSON.stringify(body) }),
				// For the SDK, this type means to set none, so that fetch adds the boundary.
				...(form ? { body: form, headers: { "Content-Type": "multipart/form-data" } } : {}),
			}),
			options,
		);
	};
	/** @param key name of the identifier */
	const recordsAt = (path: string, key = "id"): ContentRecords => ({
		readMany: async (params = {}) => ask("GET", path, { params }),
		readPage: async (params = {}) =>
			account.request(customEndpoint<readonly ContentRow[]>({ path, method: "GET", params: { ...params } }), options),
		readOne: async (id, params = {}) => ask("GET", `${path}/${named(key, id)}`, { params }),
	});
	const tableAt = (path: string, key = "id"): ContentTable => ({
		...recordsAt(path, key),
		createOne: async (body) => ask("POST", path, { body }),
		updateOne: async (id, body) => ask("PATCH", `${path}/${named(key, id)}`, { body }),
		deleteOne: async (id) => ask("DELETE", `${path}/${named(key, id)}`),
	});
	const itemsAt = (path: string): ContentItems => ({
		...tableAt(path),
		createMany: async (body) => ask("POST", path, { body }),
		updateMany: async (keys, data) => ask("PATCH", path, { body: { keys, data } }),
		deleteMany: async (keys) => ask("DELETE", path, { body: keys }),
	});
	/** Records that belong to a collection and have a name in it. */
	const partsAt = (path: string) => ({
		readAll: async (): Promise<readonly ContentRow[]> => ask("GET", path),
		readMany: async (collection: string): Promise<readonly ContentRow[]> =>
			ask("GET", `${path}/${named("collection", collection)}`),
		readOne: async (collection: string, field: string): Promise<ContentRow> =>
			ask("GET", `${path}/${named("collection", collection)}/${named("field", field)}`),
		updateOne: async (collection: string, field: string, body: ContentRow): Promise<ContentRow> =>
			ask("PATCH", `${path}/${named("collection", collection)}/${named("field", field)}`, { body }),
		deleteOne: async (collection: string, field: string): Promise<void> =>
			ask("DELETE", `${path}/${named("collection", collection)}/${named("field", field)}`),
	});
	const system = Object.fromEntries(TABLES.map((name) => [name, tableAt(`/${name}`)])) as Record<
		(typeof TABLES)[number],
		ContentTable
	>;

	return {
		...system,
		// Collections have names as keys.
		collections: tableAt("/collections", "collection"),
		activity: recordsAt("/activity"),
		revisions: recordsAt("/revisions"),
		files: {
			...system.files,
			/** Uploads a file; `row` has its other fields. */
			upload: async (name: string, content: Blob, row: Readonly<Record<string, string>> = {}): Promise<ContentRow> => {
				const form = new FormData();
				// Fields after the file are not read.
				for (const [field, value] of Object.entries(row)) form.append(field, value);
				form.append("file", content, name);
				return ask("POST", "/files", { form });
			},
		},
		items: (collection: string): ContentItems => itemsAt(`/items/${named("collection", collection)}`),
		fields: {
			...partsAt("/fields"),
			createOne: async (collection: string, body: ContentRow): Promise<ContentRow> =>
				ask("POST", `/fields/${named("collection", collection)}`, { body }),
		},
		relations: {
			...partsAt("/relations"),
			createOne: async (body: ContentRow): Promise<ContentRow> => ask("POST", "/relations", { body }),
		},
		comments: {
			create: async (collection: string, item: ContentKey, comment: string): Promise<ContentRow> =>
				ask("POST", "/comments", {
					body: { collection: decodeURIComponent(named("collection", collection)), item, comment },
				}),
			update: async (id: ContentKey, comment: string): Promise<ContentRow> =>
				ask("PATCH", `/comments/${named("comment_activity_id", id)}`, { body: { comment } }),
			delete: async (id: ContentKey): Promise<void> => ask("DELETE", `/comments/${named("comment_activity_id", id)}`),
		},
		assets: { readOne: async (id: ContentKey): Promise<Blob> => account.file(`/assets/${named("id", id)}`, options) },
		me: {
			read: async (params: ContentQuery = {}): Promise<ContentRow> => ask("GET", "/users/me", { params }),
			update: async (body: ContentRow): Promise<ContentRow> => ask("PATCH", "/users/me", { body }),
		},
		invite: async (email: string, role: string, inviteUrl?: string): Promise<void> =>
			ask("POST", "/users/invite", {
				body: {
					email: decodeURIComponent(named("email", email)),
					role,
					...(inviteUrl ? { invite_url: inviteUrl } : {}),
				},
			}),
		settings: {
			read: async (): Promise<ContentRow> => ask("GET", "/settings"),
			update: async (body: ContentRow): Promise<ContentRow> => ask("PATCH", "/settings", { body }),
		},
		server: {
			ping: async (): Promise<string> => ask("GET", "/server/ping"),
			info: async (): Promise<ContentRow> => ask("GET", "/server/info"),
		},
		/** @param scope `items` for content, `system` for everything else */
		graphql: async (
			query: string,
			variables: ContentRow = {},
			scope: "items" | "system" = "items",
		): Promise<ContentRow> =>
			ask("POST", scope === "items" ? "/graphql" : "/graphql/system", { body: { query, variables } }),
		utils: {
			randomString: async (length = 32): Promise<string> => ask("GET", "/utils/random/string", { params: { length } }),
			sort: async (collection: string, item: ContentKey, to: ContentKey): Promise<void> =>
				ask("POST", `/utils/sort/${named("collection", collection)}`, { body: { item, to } }),
			revert: async (revision: ContentKey): Promise<void> =>
				ask("POST", `/utils/revert/${named("revision", revision)}`),
			/** Imports the entries of a file into a collection; its type tells the format. */
			import: async (collection: string, content: Blob): Promise<void> => {
				const form = new FormData();
				form.append("file", content, "entries");
				return ask("POST", `/utils/import/${named("collection", collection)}`, { form });
			},
			/**
			 * Exports entries into a new file of the library, which exists some time after the response.
			 * @param file other fields of the file
			 */
			export: async (
				collection: string,
				format: ExchangeFormat,
				query: ContentQuery,
				file: ContentRow = {},
			): Promise<void> =>
				ask("POST", `/utils/export/${named("collection", collection)}`, { body: { format, query, file } }),
			/**
			 * Returns Studio's redirect target after signing in.
			 * @throws TransportError if it is on another site
			 */
			resolveRedirect: async (redirect: string): Promise<string> =>
				ask("POST", "/utils/resolve-redirect", { body: { redirect } }),
			clearCache: async (): Promise<void> => ask("POST", "/utils/cache/clear"),
		},
	};
}
