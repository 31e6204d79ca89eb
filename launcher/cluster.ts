// `npm run cluster`: the whole product on PostgreSQL, Redis, S3 and nginx, with three hosts, on this machine. Ctrl-C
// stops everything.

import { join, resolve } from "node:path";
import { readSettings } from "@hub/settings/read-settings";
import { buildAll } from "./bundle.ts";
import { bringUpCluster, type Cluster } from "./cluster/bring-up-cluster.ts";
import { findPrograms } from "./cluster/machine-programs.ts";
import { environment } from "./environment.ts";
import { exitWithError, StepError } from "./progress.ts";

let cluster: Cluster | undefined;
let stopping = false;

function stop(): void {
	if (stopping) return;
	stopping = true;
	void (cluster?.stop() ?? Promise.resolve()).finally(() => process.exit(0));
}
for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"] as const) process.on(signal, stop);

try {
	const { dataDir, port, cmsPort, mailUiPort, mailSmtpPort } = readSettings(environment());
	const found = findPrograms();
	if (found.kind === "missing")
		throw new StepError(
			`A cluster needs programs that are missing here. On Debian, as root: apt-get install ${found.packages.join(" ")}`,
		);
	// Built once here, instead of by each of three hosts.
	await buildAll();
	cluster = await bringUpCluster(join(resolve(dataDir), "cluster"), found.programs, {
		site: port,
		studio: cmsPort,
		mailUi: mailUiPort,
		mailSmtp: mailSmtpPort,
	});
	const { url, studioUrl, mailsUrl, staff, hosts } = cluster;
	process.stdout.write(
		`ready  site ${url}  studio ${studioUrl}/admin (${staff.email}, ${staff.password})  mails ${mailsUrl}  hosts ${hosts.map((host) => host.url).join(" ")}\n`,
	);
} catch (error) {
	await cluster?.stop();
	exitWithError(error);
}
