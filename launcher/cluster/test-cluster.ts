// A cluster in a folder that goes with it, on ports of its own, as journeys ask it: through nginx.

import { chmod } from "node:fs/promises";
import { dirname, join } from "node:path";
import { loadOwnSecrets } from "@hub/cms/credentials";
import { readSettings, settingsFor } from "@hub/shared-contracts/settings/read-settings";
import type { BuiltPackage } from "../bundle.ts";
import { freePort } from "../free-port.ts";
import { StepError } from "../progress.ts";
import { releaseBucket } from "../release-bucket.ts";
import { bringUpCluster, type Cluster, type ClusterPorts } from "./bring-up-cluster.ts";
import { findPrograms } from "./machine-programs.ts";

/** The cluster, and what journeys have to know of it, as they expect it in `HUB_TEST_SITE`. */
export interface TestCluster {
	readonly running: Cluster;
	readonly told: string;
}

/** Ports that are free now, each named once. */
export async function freeClusterPorts(): Promise<ClusterPorts> {
	const free = new Set<number>();
	while (free.size < 10) free.add(await freePort());
	const [site = 0, studio = 0, mailUi = 0, mailSmtp = 0, postgres = 0, redis = 0, s3 = 0, host = 0, one = 0, other = 0] = free;
	return { site, studio, mailUi, mailSmtp, postgres, redis, s3, host, cms: [one, other] };
}

/** Brings a cluster up. `more` is told along. @throws StepError where the machine lacks a program, or a part does not start */
export async function bringUpTestCluster(
	folder: string,
	packages: readonly BuiltPackage[],
	more: Readonly<Record<string, unknown>> = {},
): Promise<TestCluster> {
	const found = findPrograms();
	if (found.kind === "missing")
		throw new StepError(
			`This machine lacks what a cluster runs on: apt-get install ${found.packages.join(" ")}, and run this again.`,
		);
	// PostgreSQL may run as another user, who has to get through.
	await chmod(dirname(folder), 0o711);
	const running = await bringUpCluster(folder, found.programs, await freeClusterPorts());
	const [first] = running.hosts;
	// A site that a journey opens for itself listens where any does: the host's address is the host's.
	const { HOST, ...env } = first?.env ?? {};
	const set = readSettings(env);
	const settings = {
		...settingsFor("site", set),
		...(await loadOwnSecrets(set.dataDir, env)),
		cmsUrl: running.studioUrl,
		cmsToken: env.DIRECTUS_SITE_TOKEN,
		releasesDir: join(set.dataDir, "releases"),
		releasesBucket: releaseBucket(set),
		fontsDir: join(set.dataDir, "fonts"),
	};
	const { url, mailsUrl, staff } = running;
	const adminToken = env.DIRECTUS_ADMIN_TOKEN;
	return { running, told: JSON.stringify({ url, mailsUrl, staff, settings, adminToken, packages, ...more }) };
}
