// POST /_releases/<remote> with JSON: what a team needs to develop its remote inside this site, signed like a release.
// It gets what its releases could read here anyway: the server's code of the other remotes, and published content.

import { randomUUID } from "node:crypto";
import { join } from "node:path";
import { promisify } from "node:util";
import { gzip } from "node:zlib";
import { isIntact } from "@hub/releases/integrity";
import { mapParallel } from "@hub/releases/map-parallel";
import { KEYS, type ReleaseStore } from "@hub/releases/store";
import { MANIFEST_FILE } from "@hub/shared-contracts/remote/remote-manifest";
import type { Handler } from "hono";
import { z } from "zod";
import type { Log } from "../base/log.server.ts";
import type { Settings } from "../base/settings.server.ts";
import type { Surroundings } from "../http/surroundings.server.ts";
import type { LiveSet } from "../remotes/live-set.server.ts";
import { snapshotContent } from "../store/snapshot.server.ts";

export interface SendLiveOptions {
	readonly live: Pick<LiveSet, "current">;
	readonly store: ReleaseStore;
	/** The folder of the content store. */
	readonly folder: string;
	readonly settings: Pick<Settings, "localeStrategy">;
	readonly log: Log;
}

/** Keys of the release store that the team has already. */
const requestSchema = z.object({ has: z.array(z.string()).max(10_000) });

/** True for a request of a team that develops, and publishes nothing. */
export function asksForLive({ headers }: Request): boolean {
	return headers.get("content-type") === "application/json";
}

/** Creates the handler. It stands after the guard of `receive-releases.server.ts`. */
export function sendLive({ live, store, folder, settings, log }: SendLiveOptions): Handler<Surroundings> {
	return async (context) => {
		const body = new Uint8Array(await context.req.raw.arrayBuffer());
		const signed = context.get("signedRelease");
		if (!signed || !isIntact(body, signed.manifest))
			return context.json({ error: "The request differs from the signed one." }, 401);
		const request = requestSchema.safeParse(JSON.parse(new TextDecoder().decode(body)));
		const set = live.current();
		if (!request.success || !set) return context.json({ error: "Nothing can be sent now." }, 503);
		const has = new Set(request.data.has);
		const manifests = [...set.remotes.values()].map(({ manifest }) => manifest);
		const keys = manifests.flatMap(({ name, version, server, files }) =>
			// Browsers get the other files at their addresses.
			[MANIFEST_FILE, server, ...Object.keys(files).filter((file) => file.endsWith(".css"))].map((file) =>
				KEYS.file(name, version, file),
			),
		);
		const form = new FormData();
		await mapParallel(
			keys.filter((key) => !has.has(key)),
			async (key) => {
				const bytes = await store.get(key);
				if (bytes) form.append("file", new Blob([new Uint8Array(bytes)]), key);
			},
		);
		const content = await snapshotContent(folder, join(folder, `snapshot-${randomUUID()}.sqlite`), Date.now());
		form.append("content", new Blob([new Uint8Array(await promisify(gzip)(content))]), "content.sqlite.gz");
		form.append(
			"site",
			JSON.stringify({
				releases: Object.fromEntries(manifests.map(({ name, version }) => [name, version])),
				localeStrategy: settings.localeStrategy,
			}),
		);
		log.info({ remote: signed.remote }, "A team develops inside this site");
		return new Response(form);
	};
}
