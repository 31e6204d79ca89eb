// `npm run bill -- <file>`: writes the bill of materials, as CycloneDX 1.6 in JSON. Exit 0 done, 1 not written, 2 wrong use.

import { readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { z } from "zod";
import { billOfMaterials } from "./licences/bill-of-materials.ts";
import { installedLicences } from "./licences/installed-licences.ts";
import { launcherPackages } from "./licences/shipped-packages.ts";
import { exitWithError, say } from "./progress.ts";

const root = join(import.meta.dirname, "..");
const [file, ...more] = process.argv.slice(2);
if (file === undefined || file.startsWith("-") || more.length > 0) {
	process.stderr.write("Usage: npm run bill -- <file>\n");
	process.exit(2);
}
try {
	const read = (path: string) => readFile(join(root, path), "utf8");
	const shell = z.object({ version: z.string() }).parse(JSON.parse(await read("shell/package.json")));
	const bill = billOfMaterials({
		lockfile: await read("pnpm-lock.yaml"),
		toolchain: await read("launcher/toolchain/package-lock.json"),
		started: launcherPackages(),
		licenceOf: installedLicences(root),
		product: { name: "data-hub", version: shell.version },
		at: new Date(),
	});
	await writeFile(file, `${JSON.stringify(bill, undefined, "\t")}\n`);
	say(`${file} lists ${bill.components.length} packages.`);
} catch (error) {
	exitWithError(error);
}
