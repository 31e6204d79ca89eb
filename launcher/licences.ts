// `npm run licences`: writes docs/licences.md from what is shipped; with `--check` it says whether that page is up to date. Exit 0 done,
// 1 out of date or a licence of which nothing is said, 2 wrong use.

import { readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { buildAll } from "./bundle.ts";
import { licencesPage, unremarked } from "./licences/licences-page.ts";
import { coreLicence } from "./licences/remarks.ts";
import { serverFolders, shippedPackages } from "./licences/shipped-packages.ts";
import { exitWithError, StepError, say } from "./progress.ts";

const root = join(import.meta.dirname, "..");
const file = join(root, "docs", "licences.md");
const [word, ...more] = process.argv.slice(2);
if ((word !== undefined && word !== "--check") || more.length > 0) {
	process.stderr.write("Usage: npm run licences [-- --check]\n");
	process.exit(2);
}
try {
	const page = await makePage();
	if (word === undefined) await writeFile(file, page);
	else if ((await readFile(file, "utf8")) !== page)
		throw new StepError("docs/licences.md is not what is shipped: run npm run licences, and read what changed.");
	say(word === undefined ? "docs/licences.md is written." : "docs/licences.md is up to date.");
} catch (error) {
	exitWithError(error);
}

async function makePage(): Promise<string> {
	const builds = await buildAll();
	const shipped = await shippedPackages(
		root,
		builds.map(({ outDir }) => outDir),
	);
	const open = unremarked(shipped).map(({ name, version, licence }) => `${name}@${version} (${licence})`);
	if (open.length > 0)
		throw new StepError(
			`Nothing is said of the licence of ${open.join(", ")}: read it, and add what follows to launcher/licences/remarks.ts.`,
		);
	const directus = [...serverFolders(root)].find((folder) => /@directus[\\/]license$/.test(folder));
	if (!directus) throw new Error("Directus has its limits elsewhere now.");
	const { CORE_LICENSE } = coreLicence.parse(await import(join(directus, "dist", "index.mjs")));
	return licencesPage(shipped, CORE_LICENSE.entitlements);
}
