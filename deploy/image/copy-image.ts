// Copies the files of an image into a folder: `node deploy/image/copy-image.ts <folder>`, after `npm run build`.

import { cp, lstat, mkdir, writeFile } from "node:fs/promises";
import { dirname, join, relative } from "node:path";
import { buildAll } from "../../launcher/bundle.ts";
import { imageFiles } from "./image-files.ts";

const root = join(import.meta.dirname, "../..");
const [target] = process.argv.slice(2);
if (!target) throw new Error("Name a folder.");
const packages = await buildAll();
let bytes = 0;
for (const path of imageFiles(root)) {
	const stats = await lstat(join(root, path));
	if (!stats.isSymbolicLink()) bytes += stats.size;
	await mkdir(dirname(join(target, path)), { recursive: true });
	await cp(join(root, path), join(target, path), { verbatimSymlinks: true });
}
const list = packages.map((one) => ({ ...one, rebuilt: false, outDir: relative(root, one.outDir) }));
await writeFile(join(target, "built.json"), JSON.stringify(list));
process.stdout.write(`${Math.round(bytes / 1e6)} MB in ${target}\n`);
