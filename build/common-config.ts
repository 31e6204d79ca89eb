// What every build does: how each kind of file is read.

import { extname, join } from "node:path";
import type { Configuration } from "@rspack/core";
import type { DescribedPackage } from "./described-package.ts";

/**
 * What the builds for the browser and for the server have in common.
 * @param cssExportsOnly names of classes without the styles, for the server
 * @param hot components can be exchanged while they are shown
 */
export function commonConfig(
	pkg: DescribedPackage,
	{ cssExportsOnly, hot = false }: { cssExportsOnly: boolean; hot?: boolean },
): Configuration {
	return {
		mode: pkg.mode,
		context: pkg.dir,
		resolve: { extensions: [".ts", ".tsx", ".js", ".json"] },
		// The store serves exact bytes: a warning here would be a surprise there.
		ignoreWarnings: [],
		performance: false,
		module: {
			parser: {
				"css/auto": {
					namedExports: false,
					dashedIdents: false,
					customIdents: false,
					container: false,
					function: false,
					grid: false,
				},
			},
			generator: {
				"css/auto": {
					exportsOnly: cssExportsOnly,
					localIdentName: `${pkg.uniqueName}-[local]-[hash]`,
					localIdentHashDigestLength: 6,
				},
				css: { exportsOnly: cssExportsOnly },
			},
			rules: [
				{ oneOf: [...pkg.classRules, { test: /\.css$/, type: "css/auto" }] },
				// The server draws with these fonts itself.
				{ test: /\.ttf$/, type: "asset/inline" },
				{ test: /\.(svg|png|webp|avif)$/, type: "asset/resource", generator: { emit: !cssExportsOnly } },
				{
					test: /\.woff2$/,
					type: "asset/resource",
					// Beside this: as source in the repository, bundled in what teams install.
					loader: join(import.meta.dirname, `fonts${extname(import.meta.filename)}`),
					options: { declarations: pkg.fontDeclarations },
					generator: { filename: ({ filename = "" }) => (filename.endsWith("?rest") ? "[name]-rest[ext]" : "[name][ext]") },
				},
				{
					test: /\.tsx?$/,
					loader: "builtin:swc-loader",
					options: {
						jsc: {
							parser: { syntax: "typescript", tsx: true },
							transform: { react: { runtime: "automatic", development: hot, refresh: hot } },
							target: "es2022",
						},
					},
				},
			],
		},
		infrastructureLogging: { level: "error" },
		stats: "errors-warnings",
	};
}

/**
 * What only the server needs is empty in the browser's build: a declaration names its loader and its view side by side, and each
 * build takes its own part. The suffixes are those of ARCHITECTURE.md.
 */
export function emptyServerParts({ request }: { request?: string }, done: (error?: Error, result?: string) => void): void {
	if (request && /^\..*\.(loader|server|shape)\.ts$/.test(request)) done(undefined, "var {}");
	else done();
}
