// Applies changes of rights and of the schema that another content service on the same PostgreSQL made. Directus caches
// both in its memory without an expiry, and without Redis it tells no other process to forget them.

import type { HookConfig } from "@directus/types";
import { z } from "zod";
import { schedule } from "../../../src/scheduler.ts";
import { isSqlite } from "../feed/feed-schema.ts";

const POLL_INTERVAL_MS = 1_000;

/** Tables whose rows Directus caches, besides `directus_users`. */
const CACHED = ["access", "collections", "fields", "permissions", "policies", "relations", "roles", "shares"];

/**
 * Fingerprint of the cached rows. `xmin` is the transaction that wrote a row; an account's row changes with each of its
 * visits.
 */
const FINGERPRINT = `select concat_ws(' ', ${[
	...CACHED.map((name) => `(select concat(count(*), '/', sum(xmin::text::bigint)) from directus_${name})`),
	"(select sum(hashtext(concat(id, role, status))) from directus_users)",
].join(", ")}) as fingerprint`;
const fingerprints = z.object({ rows: z.tuple([z.object({ fingerprint: z.string() })]) });

const peersHook: HookConfig = (hook, context) => {
	const { database, getSchema, services } = context;
	// Only one process can use the embedded database.
	if (isSqlite(database)) return;
	let known: string | undefined;
	const follow = async () => {
		const { fingerprint } = fingerprints.parse(await database.raw(FINGERPRINT)).rows[0];
		if (fingerprint === known) return;
		const accountability = { user: null, role: null, roles: [], admin: true, app: true, ip: null };
		const utils = new services.UtilsService({ schema: await getSchema(), accountability });
		await utils.clearCache({ system: true });
		known = fingerprint;
	};
	schedule(hook, context, () => [{ name: "peers", every: POLL_INTERVAL_MS, run: follow }]);
};

export default peersHook;
