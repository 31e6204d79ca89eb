// Bundles the teams' tools into `remote-tools/dist`, because Node does not strip types in node_modules. Third-party
// packages are installed as dependencies.

import { execFile } from "node:child_process";
import { copyFile, readFile, rename, rm } from "node:fs/promises";
import { join } from "node:path";
import { promisify } from "node:util";
import { type Configuration, rspack } from "@rspack/core";
import { z } from "zod";
import { StepError } from "../progress.ts";

const run = promisify(execFile);
const dependencies = z.record(z.string(), z.string());
const compilerSettings = z.object({
	compilerOptions: z.object({ target: z.string(), module: z.string(), moduleResolution: z.string() }),
});
const toolsPackage = z.object({ dependencies, peerDependencies: dependencies });

/** @throws StepError with the bundler's messages if they do not compile */
export async function bundleTools(root: string): Promise<void> {
	const folder = join(root, "remote-tools");
	const dist = join(folder, "dist");
	const pkg = toolsPackage.parse(JSON.parse(await readFile(join(folder, "package.json"), "utf8")));
	await rm(dist, { recursive: true, force: true });
	await bundle(toolsConfig(root, dist, Object.keys({ ...pkg.dependencies, ...pkg.peerDependencies })));
	await declareRecipe(root, dist);
	await copyFile(join(root, "css-modules.d.ts"), join(dist, "css-modules.d.ts"));
}

function toolsConfig(root: string, dist: string, installed: readonly string[]): Configuration {
	return {
		mode: "production",
		context: root,
		entry: {
			hub: "./remote-tools/src/command/hub.ts",
			recipe: "./remote-tools/src/recipe.ts",
			// Paths that the recipe and the build expect.
			fonts: "./build/fonts.ts",
			"evaluate-process": "./build/evaluate-process.ts",
		},
		target: "node24",
		devtool: false,
		output: { path: dist, module: true, chunkFormat: "module", library: { type: "module" }, filename: "[name].js" },
		externalsType: "module",
		externals: ({ request = "" }, done) =>
			installed.some((name) => request === name || request.startsWith(`${name}/`)) ? done(undefined, request) : done(),
		resolve: { extensions: [".ts", ".tsx", ".js", ".json"] },
		module: {
			parser: {
				javascript: {
					// Resolves files relative to the installed bundle.
					importMeta: false,
				},
			},
			rules: [
				{
					test: /\.tsx?$/,
					loader: "builtin:swc-loader",
					options: {
						jsc: {
							parser: { syntax: "typescript", tsx: true },
							transform: { react: { runtime: "automatic" } },
							target: "es2024",
						},
					},
				},
			],
		},
		plugins: [new rspack.BannerPlugin({ banner: "#!/usr/bin/env node", raw: true, include: /^hub\.js$/ })],
		// Not minified, so that its users can debug it.
		optimization: { minimize: false, splitChunks: false },
		infrastructureLogging: { level: "error" },
	};
}

/** Declares the types of the recipe for a team's rspack.config.ts. */
async function declareRecipe(root: string, dist: string): Promise<void> {
	const types = join(dist, "types");
	const { compilerOptions } = compilerSettings.parse(JSON.parse(await readFile(join(root, "tsconfig.json"), "utf8")));
	const { target, module, moduleResolution } = compilerOptions;
	const settings = Object.entries({ target, module, moduleResolution, types: "node", outDir: types });
	await run(
		join(root, "node_modules", ".bin", "tsc"),
		[
			"--ignoreConfig",
			"rspack.config.base.ts",
			"--declaration",
			"--emitDeclarationOnly",
			"--strict",
			"--skipLibCheck",
			"--allowImportingTsExtensions",
			...settings.flatMap(([name, value]) => [`--${name}`, value]),
		],
		{ cwd: root },
	);
	await rename(join(types, "rspack.config.base.d.ts"), join(dist, "recipe.d.ts"));
	await rm(types, { recursive: true });
}

function bundle(config: Configuration): Promise<void> {
	return new Promise((resolve, reject) => {
		const compiler = rspack(config);
		compiler.run((error, stats) => {
			compiler.close(() => {
				if (error) reject(error);
				else if (stats?.hasErrors())
					reject(new StepError(`The tools could not be bundled:\n${stats.toString("errors-only")}`));
				else resolve();
			});
		});
	});
}
