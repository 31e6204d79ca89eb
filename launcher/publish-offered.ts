// Tries a release that a team sent over the network, and puts it live: as `npm run releases -- publish` does with a build of the checkout.

import { readdir } from "node:fs/promises";
import { join } from "node:path";
import { AdmissionError } from "@hub/releases/admission-error";
import { createWritingVerbs } from "@hub/releases/command/writing-verbs";
import type { Gate } from "@hub/releases/gate/gate";
import type { ReleaseStore } from "@hub/releases/store";
import { MANIFEST_FILE } from "@hub/shared-contracts/remote/remote-manifest";
import { z } from "zod";
import type { OfferAnswer, OfferedRelease } from "../shell/src/process/messages.ts";

/** What releases are tried with. */
export interface PublishOfferedOptions {
	readonly store: ReleaseStore;
	readonly gate: Gate;
	/** The site's address, and what it signs with, for the preview of what does not go live. */
	readonly site: { readonly url: string; readonly secret: string };
	readonly report: (text: string) => void;
}

const publishedSchema = z.object({ version: z.string(), revision: z.number().optional(), preview: z.string().optional() });

/** Makes what takes them. */
export function publishOffered({
	store,
	gate,
	site,
	report,
}: PublishOfferedOptions): (offer: OfferedRelease) => Promise<OfferAnswer> {
	return async ({ folder, remote, key, team, by, why, commit, candidate, allowLoss }) => {
		const verbs = createWritingVerbs({
			store,
			gate,
			author: async () => ({ by: by ? `${by} (${team})` : team, from: `key ${key}`, ...(commit ? { commit } : {}) }),
			build: async () => ({
				manifest: join(folder, MANIFEST_FILE),
				files: Object.fromEntries((await readdir(folder)).map((name) => [name, join(folder, name)])),
			}),
			site: async () => site,
		});
		try {
			const { json } = await verbs.publish(remote, {
				candidate,
				allowLoss,
				...(why ? { why } : { why: "published over the network" }),
			});
			const { version, revision, preview } = publishedSchema.parse(json);
			report(`${team} published ${remote} ${version}${candidate ? ", which is not live" : ""} (key ${key}).`);
			return { kind: "published", version, revision, preview };
		} catch (error) {
			if (error instanceof AdmissionError) return { kind: "refused", reasons: error.reasons };
			report(`A release of ${remote} that ${team} sent could not be tried: ${String(error)}`);
			return { kind: "failed" };
		}
	};
}
