// Builds the editors' tools in Studio with Directus' own packager, unless their last build came from the same sources.

import { spawn } from "node:child_process";
import { existsSync } from "node:fs";
import { readFile, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { fingerprint } from "../build/fingerprint.ts";
import { StepError, say } from "./progress.ts";

const root = join(import.meta.dirname, "..");
const folder = join(root, "cms", "extensions", "hub-studio");
/** The block editor is made from the blocks' declarations. */
const blocks = join(root, "mf-content");

/**
 * Builds the extension `hub-studio` into its `dist/`, where Directus loads it from at its start.
 * @throws StepError with the packager's words when it does not compile
 */
export async function buildStudio(): Promise<void> {
	const stamp = join(folder, "dist", "sources");
	const config = await readFile(join(folder, "extension.config.js"), "utf8");
	const sources = [folder, blocks].map((dir) => fingerprint(dir, config)).join(" ");
	if (existsSync(stamp) && (await readFile(stamp, "utf8")) === sources) return;
	say("Building Studio's extensions");
	await rm(stamp, { force: true });
	const { code, words } = await packaged();
	if (code !== 0) throw new StepError(`Studio's extensions could not be built:\n${words}`);
	await writeFile(stamp, sources);
}

/** The packager ends its process when it fails, so it has one of its own. */
function packaged(): Promise<{ readonly code: number | null; readonly words: string }> {
	const cli = join(folder, "node_modules", "@directus", "extensions-sdk", "cli.js");
	const child = spawn(process.execPath, [cli, "build"], { cwd: folder, stdio: ["ignore", "pipe", "pipe"] });
	const said: string[] = [];
	for (const stream of [child.stdout, child.stderr]) stream.setEncoding("utf8").on("data", (text: string) => said.push(text));
	return new Promise((resolve, reject) => {
		child.on("error", reject);
		child.on("close", (code) => resolve({ code, words: said.join("") }));
	});
}
