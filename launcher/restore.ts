// `npm run restore -- <folder>`: restores a backup into an empty installation, with any database and store of the
// settings. With `--from`, another installation is backed up, restored and compared. Exit codes: 0 done, 1 refused, 2
// wrong use.

import { mkdtemp, readdir, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { openArchive } from "@hub/cms/archive/archive";
import { backUp, restoreBackup } from "@hub/cms/archive/back-up";
import { openReleaseStore } from "@hub/releases/open-store";
import { readSettings } from "@hub/settings/read-settings";
import { archivedReleases, installedReleases, putRelease } from "./archived-releases.ts";
import { endWithUsage, parseArguments } from "./command-line.ts";
import { openDataFolder } from "./data-folder.ts";
import { lockDataFolder } from "./data-lock.ts";
import { environment } from "./environment.ts";
import { freePort } from "./free-port.ts";
import { exitWithError, StepError, say } from "./progress.ts";

const USAGE = `Usage:
  npm run restore -- <folder> [--key-file <file>]   restores a backup into DATA_DIR, and the database and bucket that the settings name
  npm run restore -- --from <folder>                copies the installation with this DATA_DIR and an embedded database; the original stays
`;

const { values, positionals } = parseArguments(USAGE, { "key-file": { type: "string" }, from: { type: "string" } });
// Either a backup or another installation.
if (positionals.length !== (values.from === undefined ? 1 : 0)) endWithUsage(USAGE);

for (const name of await readdir(tmpdir()))
	if (name.startsWith("hub-restore-"))
		say(
			`Unless another restore is running, remove ${join(tmpdir(), name)}: a killed restore left rows and secrets there`,
		);
const work = await mkdtemp(join(tmpdir(), "hub-restore-"));
try {
	const env = environment();
	const settings = readSettings(env);
	if (settings.cmsUrl)
		throw new StepError(`The content service runs elsewhere, at ${settings.cmsUrl}: run this where it is started.`);
	const dataDir = await openDataFolder(settings.dataDir, say);
	const unlock = await lockDataFolder(dataDir, settings.dataDir, settings.port);
	const { folder, secret } = await requestedBackup();
	const archive = await openArchive(folder, secret);
	const store = await installedReleases(settings, dataDir);
	const storeFile = (path: string, content: AsyncIterable<Uint8Array>) => putRelease(store, path, content);
	await restoreBackup(archive, { dataDir, env, port: await freePort(), storeFile, onProgress: say });
	unlock();
	const { tables, files, at } = archive.manifest;
	const rows = tables.reduce((sum, table) => sum + table.rows, 0);
	process.stdout.write(
		`Restored as of ${at}: ${rows} rows of ${tables.length} tables and ${files.length} files, each compared. Start it with npm start.\n`,
	);
} catch (error) {
	await rm(work, { recursive: true, force: true });
	exitWithError(error);
}
await rm(work, { recursive: true, force: true });

/** Returns the named backup, or creates one of another installation. */
async function requestedBackup(): Promise<{ readonly folder: string; readonly secret: Uint8Array | undefined }> {
	if (values.from === undefined)
		return {
			folder: resolve(positionals[0] ?? ""),
			secret: values["key-file"] === undefined ? undefined : await readFile(values["key-file"]),
		};
	say(`Backing up ${values.from}`);
	const dataDir = resolve(values.from);
	const folder = join(work, "backup");
	const more = archivedReleases(await openReleaseStore({ releasesDir: join(dataDir, "releases") }));
	await backUp({ dataDir, env: {} }, folder, { secret: undefined, more });
	return { folder, secret: undefined };
}
