// `npm run releases -- <verb>`: manages the release store of the settings, with the builds of this checkout.

import { join, resolve } from "node:path";
import { loadOwnSecrets } from "@hub/cms/access/credentials";
import { AdmissionError } from "@hub/releases/admission-error";
import { runCommand } from "@hub/releases/command/run-command";
import { findFailures } from "@hub/releases/failures";
import { openReleaseStore } from "@hub/releases/open-store";
import { readSettings } from "@hub/settings/read-settings";
import { MANIFEST_FILE } from "@hub/shared-contracts/remote/remote-manifest";
import { releaseFiles } from "../build/release-files.ts";
import { buildPackage, remoteNames } from "./bundle.ts";
import { restrictUmask } from "./data-folder.ts";
import { environment } from "./environment.ts";
import { exitWithError } from "./progress.ts";
import { releaseBucket } from "./release-bucket.ts";
import { releaseGate } from "./release-gate.ts";
import { remoteTypeErrors } from "./remote-types.ts";
import { workspaceAuthor } from "./workspace-author.ts";

restrictUmask();
try {
	const settings = readSettings(environment());
	const dataDir = resolve(settings.dataDir);
	process.exitCode = await runCommand(process.argv.slice(2), {
		store: await openReleaseStore({ releasesDir: join(dataDir, "releases"), releasesBucket: releaseBucket(settings) }),
		author: workspaceAuthor,
		async build(remote) {
			if (!remoteNames().includes(remote))
				throw new AdmissionError(`This checkout has no remote “${remote}”. There are ${remoteNames().join(", ")}.`);
			const faults = await remoteTypeErrors(remote);
			if (faults.length > 0)
				throw new AdmissionError(
					"Not built:",
					faults.map((fault) => `types: ${fault}`),
				);
			const { outDir } = await buildPackage(remote);
			return { manifest: join(outDir, MANIFEST_FILE), files: releaseFiles(outDir) };
		},
		gate: async (...judged) => {
			const { outDir } = await buildPackage("shell");
			return releaseGate({ shellDir: outDir, siteDir: join(dataDir, "site") })(...judged);
		},
		async site() {
			const env = environment();
			const { publishSecret } = await loadOwnSecrets(dataDir, env);
			return { url: readSettings(env).publicUrl, secret: publishSecret };
		},
		canaries: { percent: settings.canaryPercent, minutes: settings.canaryMinutes },
		failures: (reference) => findFailures(join(dataDir, "site"), reference),
		out: (text) => void process.stdout.write(text),
		error: (text) => void process.stderr.write(text),
	});
} catch (error) {
	exitWithError(error);
}
