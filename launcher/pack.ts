// `npm run pack`: packs what a team needs to make a remote without this repository, as files that any registry or folder can hold.

import { execFile } from "node:child_process";
import { mkdir, readFile, rm } from "node:fs/promises";
import { join, resolve } from "node:path";
import { parseArgs, promisify } from "node:util";
import { z } from "zod";
import { bundleTools } from "./pack/bundle-tools.ts";
import { exitWithError, StepError, say } from "./progress.ts";

const root = join(import.meta.dirname, "..");
const run = promisify(execFile);

const hooks = join(import.meta.dirname, "pack", "packed-manifest.cjs");

/** The packages of teams: the contract, the content model, the design system, and the tools that build against them. */
const PACKED = ["shared-contracts", "content-model", "shared-ui", "remote-tools"];

try {
	const out = outFolder();
	say("Bundling the tools");
	await bundleTools(root);
	await mkdir(out, { recursive: true });
	for (const name of PACKED) {
		const { version } = z
			.object({ version: z.string() })
			.parse(JSON.parse(await readFile(join(root, name, "package.json"), "utf8")));
		const file = join(out, `hub-${name}-${version}.tgz`);
		await rm(file, { force: true });
		// It writes real versions in the place of the workspace's.
		await run("pnpm", ["pack", "--out", file, `--config.pnpmfile=${hooks}`], {
			cwd: join(root, name),
			shell: process.platform === "win32",
		}).catch((error: unknown) => {
			throw new StepError(`${name} could not be packed:\n${String((error as { stdout?: string }).stdout || error)}`);
		});
		say(file);
	}
} catch (error) {
	exitWithError(error);
}

function outFolder(): string {
	try {
		const { values } = parseArgs({ options: { out: { type: "string", default: "packed" } } });
		return resolve(root, values.out);
	} catch {
		process.stderr.write("Usage: npm run pack [-- --out <folder>]\n");
		process.exit(2);
	}
}
