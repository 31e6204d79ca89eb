// Options of every build: the treatment of each kind of file.

import { extname, join } from "node:path";
import type { Configuration } from "@rspack/core";
import type { DescribedPackage } from "./described-package.ts";

/**
 * Options that the builds for browser and server share.
 * @param cssExportsOnly true for class names without styles, for the server
 * @param hot true if components can be replaced while they are shown
 */
export function commonConfig(
	pkg: DescribedPackage,
	{ cssExportsOnly, hot = false }: { cssExportsOnly: boolean; hot?: boolean },
): Configuration {
	return {
		mode: pkg.mode,
		context: pkg.dir,
		resolve: { extensions: [".ts", ".tsx", ".js", ".json"] },
		// Ignores no warning, because the store serves exactly these bytes.
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
				{ oneOf: [...pkg.cssModules, { test: /\.css$/, type: "css/auto" }] },
				// The server draws pictures with these fonts.
				{ test: /\.ttf$/, type: "asset/inline" },
				{ test: /\.(svg|png|webp|avif)$/, type: "asset/resource", generator: { emit: !cssExportsOnly } },
				{
					test: /\.woff2$/,
					type: "asset/resource",
					// Source in the repository; bundled in the teams' tools.
					loader: join(import.meta.dirname, `fonts${extname(import.meta.filename)}`),
					options: { declarations: pkg.fontDeclarations },
					generator: {
						filename: ({ filename = "" }) => (filename.endsWith("?rest") ? "[name]-rest[ext]" : "[name][ext]"),
					},
				},
				{
					test: /\.tsx?$/,
					loader: "builtin:swc-loader",
					options: {
						jsc: {
							parser: { syntax: "typescript", tsx: true },
							transform: { react: { runtime: "automatic", refresh: hot } },
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
 * Replaces server-only modules by empty ones in the browser's build: a declaration names loader and view side by side,
 * and each build takes its own part. ARCHITECTURE.md lists the suffixes.
 */
export function emptyServerParts(
	{ request }: { request?: string },
	done: (error?: Error, result?: string) => void,
): void {
	if (request && /^\..*\.(loader|server|shape)\.ts$/.test(request)) done(undefined, "var {}");
	else done();
}
