// Copies the live releases and the published content of a site, to develop a remote inside it. Files of releases are
// cached for the next time.

import type { KeyObject } from "node:crypto";
import { mkdir, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { gunzipSync } from "node:zlib";
import { AdmissionError } from "@hub/releases/admission-error";
import { folderStore } from "@hub/releases/folder-store";
import { integrityOf } from "@hub/releases/integrity";
import { layeredStore } from "@hub/releases/layered-store";
import { encodeRecord, recordOfCopy } from "@hub/releases/live-record";
import { requestNow, signRelease } from "@hub/releases/signed-release";
import { KEYS, type ReleaseStore } from "@hub/releases/store";
import { z } from "zod";
import type { Settings } from "../../../shell/src/base/settings.server.ts";
import { settingsOfCopy } from "../copy-settings.ts";

const siteSchema = z.object({ releases: z.record(z.string(), z.string()), localeStrategy: z.string() });
const failure = z.object({ error: z.string() });

export interface LiveCopyOptions {
	readonly site: URL;
	readonly key: KeyObject;
	/** The remote that the key may publish. */
	readonly remote: string;
	/** Cache folder. */
	readonly folder: string;
	/** Port at which the copy is shown. */
	readonly port: number;
}

/** @throws AdmissionError with the site's reason if it sends nothing */
export async function copyLive({ site, key, remote, folder, port }: LiveCopyOptions): Promise<{
	readonly settings: Settings;
	readonly store: ReleaseStore;
}> {
	const cachedReleases = folderStore(join(folder, "releases"));
	const body = Buffer.from(JSON.stringify({ has: await cachedReleases.list("releases/") }));
	const request = requestNow({ site: site.origin, remote, manifest: integrityOf(body), candidate: true });
	const response = await fetch(new URL(`/_releases/${remote}`, site), {
		method: "POST",
		redirect: "manual",
		headers: { ...signRelease(request, key), "content-type": "application/json" },
		body,
	}).catch((error: Error) => {
		throw new AdmissionError(`${site.origin} could not be reached (${String(error.cause ?? error)}).`);
	});
	if (!response.ok) {
		const reason =
			failure.safeParse(await response.json().catch(() => undefined)).data?.error ?? `It answered ${response.status}.`;
		throw new AdmissionError(
			`${site.origin} does not send its live releases: ${reason}\nAsk its operator to trust your key with \`npm run releases -- trust\`; \`hub key\` creates one.`,
		);
	}
	const form = await response.formData();
	for (const part of form.getAll("file"))
		if (typeof part !== "string") await cachedReleases.putIfAbsent(part.name, new Uint8Array(await part.arrayBuffer()));
	const { releases, localeStrategy } = siteSchema.parse(JSON.parse(String(form.get("site"))));
	const siteDir = join(folder, "site");
	// Removes the files of the previous copy, which were written for its content.
	await rm(siteDir, { recursive: true, force: true });
	await mkdir(siteDir, { recursive: true });
	const content = form.get("content");
	if (content && typeof content !== "string")
		await writeFile(join(siteDir, "content.sqlite"), gunzipSync(await content.arrayBuffer()));
	const store = layeredStore(cachedReleases);
	const live = recordOfCopy(releases, "hub dev", site.origin);
	await store.putIfAbsent(KEYS.live, encodeRecord(live));
	return { store, settings: settingsOfCopy(folder, port, { LOCALE_STRATEGY: localeStrategy }) };
}
