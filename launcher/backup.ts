// `npm run backup -- <folder> [--key-file <file>]`: backs up rows, uploads, accounts and releases as of one moment,
// while the site runs. Exit codes: 0 done, 1 refused, 2 wrong use.

import { readFile } from "node:fs/promises";
import { resolve } from "node:path";
import { backUp } from "@hub/cms/archive/back-up";
import { readSettings } from "@hub/settings/read-settings";
import { archivedReleases, installedReleases } from "./archived-releases.ts";
import { endWithUsage, parseArguments } from "./command-line.ts";
import { restrictUmask } from "./data-folder.ts";
import { environment } from "./environment.ts";
import { exitWithError, StepError } from "./progress.ts";

const USAGE = `Usage:
  npm run backup -- <folder> [--key-file <file>]   backs up the installation into a folder, encrypted if a key is given
`;

restrictUmask();
const { values, positionals } = parseArguments(USAGE, { "key-file": { type: "string" } });
const [folder, ...others] = positionals;
if (folder === undefined || others.length > 0) endWithUsage(USAGE);

try {
	const env = environment();
	const settings = readSettings(env);
	if (settings.cmsUrl)
		throw new StepError(`The content service runs elsewhere, at ${settings.cmsUrl}: run this where it is started.`);
	const dataDir = resolve(settings.dataDir);
	const secret = values["key-file"] === undefined ? undefined : await readFile(values["key-file"]);
	const more = archivedReleases(await installedReleases(settings, dataDir));
	const { tables, files } = await backUp({ dataDir, env }, resolve(folder), { secret, more });
	const rows = tables.reduce((sum, table) => sum + table.rows, 0);
	process.stdout.write(`Backed up ${rows} rows of ${tables.length} tables and ${files.length} files into ${folder}.\n`);
	if (!secret)
		process.stdout.write(
			"It contains passwords and secrets and is not encrypted. Only your user can read the folder.\n",
		);
} catch (error) {
	exitWithError(error);
}
