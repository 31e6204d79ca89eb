// `npm run pack`: packs what teams need to build a remote outside this repository, as files for any registry or folder.

import { execFile } from "node:child_process";
import { cp } from "node:fs/promises";
import { join, resolve } from "node:path";
import { promisify } from "node:util";
import { buildPackage } from "./bundle.ts";
import { parseArguments } from "./command-line.ts";
import { bundleTools } from "./pack/bundle-tools.ts";
import { exitWithError, StepError, say } from "./progress.ts";

const root = join(import.meta.dirname, "..");

/** Packages for teams: the contract, the content model, the design system, and the build tools. */
const PACKED = ["shared-contracts", "content-model", "shared-ui", "remote-tools"];

const { values } = parseArguments("Usage: npm run pack [-- --out <folder>]\n", {
	out: { type: "string", default: "packed" },
});
try {
	say("Bundling the tools");
	await bundleTools(root);
	// The shell with React's development build, in which remotes are developed.
	const { outDir } = await buildPackage("shell", { mode: "development" });
	await cp(outDir, join(root, "remote-tools", "dist", "shell"), {
		recursive: true,
		filter: (path) => !path.endsWith(".map"),
	});
	const out = resolve(root, values.out);
	const hooks = join(import.meta.dirname, "pack", "packed-manifest.cjs");
	// pnpm replaces workspace versions by real ones.
	await promisify(execFile)(
		"pnpm",
		[
			"--recursive",
			...PACKED.flatMap((name) => ["--filter", `@hub/${name}`]),
			"pack",
			"--pack-destination",
			out,
			`--config.pnpmfile=${hooks}`,
		],
		{ cwd: root, shell: process.platform === "win32" },
	).catch((error: Error & { stdout?: string }) => {
		throw new StepError(`The packages could not be packed:\n${error.stdout || error.message}`);
	});
	say(`Packed into ${out}`);
} catch (error) {
	exitWithError(error);
}
