// Process that tries a release which a team sent over the network, puts it live like `npm run releases -- publish`, and
// ends.

import { readdir } from "node:fs/promises";
import { join } from "node:path";
import { AdmissionError, CanaryBusyError } from "@hub/releases/admission-error";
import { createWritingVerbs } from "@hub/releases/command/writing-verbs";
import { openReleaseStore } from "@hub/releases/open-store";
import { MANIFEST_FILE } from "@hub/shared-contracts/remote/remote-manifest";
import { z } from "zod";
import type { HostSettings } from "../shell/src/base/settings.server.ts";
import type { UploadedRelease, UploadResult } from "../shell/src/process/messages.ts";
import { say } from "./progress.ts";
import { releaseGate } from "./release-gate.ts";

/** First message to the process. */
export interface UploadWork {
	readonly upload: UploadedRelease;
	readonly settings: HostSettings;
	readonly shellDir: string;
}

const publishedSchema = z.object({
	version: z.string(),
	revision: z.number().optional(),
	percent: z.number().optional(),
	preview: z.string().optional(),
});

process.once("message", async (work: UploadWork) => {
	const result = await publish(work);
	process.send?.(result, () => process.exit(0));
});
// The launcher has ended, so this process is no longer needed.
process.on("disconnect", () => process.exit(1));

async function publish({ upload, settings, shellDir }: UploadWork): Promise<UploadResult> {
	const {
		folder,
		remote,
		key,
		team,
		by,
		why = "published over the network",
		commit,
		candidate,
		now,
		allowLoss,
	} = upload;
	const verbs = createWritingVerbs({
		store: await openReleaseStore(settings),
		gate: releaseGate({ shellDir, siteDir: settings.siteDir }),
		author: async () => ({ by: by ? `${by} (${team})` : team, from: `key ${key}`, ...(commit ? { commit } : {}) }),
		build: async () => ({
			manifest: join(folder, MANIFEST_FILE),
			files: Object.fromEntries((await readdir(folder)).map((name) => [name, join(folder, name)])),
		}),
		site: async () => ({ url: settings.publicUrl, secret: settings.publishSecret }),
		canaries: { percent: settings.canaryPercent, minutes: settings.canaryMinutes },
		progress: say,
	});
	try {
		const { json } = await verbs.publish(remote, {
			candidate,
			now,
			allowLoss,
			why,
			// The team's command waits instead: this process must not for long.
			wait: false,
		});
		const { version, ...published } = publishedSchema.parse(json);
		say(`${team} published ${remote} ${version}${candidate ? ", which is not live" : ""} (key ${key}).`);
		return { kind: "published", version, revision: published.revision, ...published };
	} catch (error) {
		if (error instanceof CanaryBusyError) return { kind: "busy", reason: error.message };
		if (error instanceof AdmissionError) return { kind: "refused", reasons: error.reasons };
		say(`A release of ${remote} that ${team} sent could not be checked: ${String(error)}`);
		return { kind: "failed" };
	}
}
