// Recipe of bundling and federation, for the shell and all remotes.
//
// Each package is built twice: for the browser (Module Federation) and for Node, where the server evaluates one
// CommonJS file and injects the shared modules (docs/decisions/001-federation.md).

import { join } from "node:path";
import { ModuleFederationPlugin } from "@module-federation/enhanced/rspack";
import { type Configuration, type RspackPluginInstance, rspack } from "@rspack/core";
import { commonConfig, emptyServerParts } from "./build/common-config.ts";
import { refuseUndeclared } from "./build/declared-imports.ts";
import { type DescribedPackage, describePackage } from "./build/described-package.ts";
import { SHARED_SPECIFIERS, sharedRanges, sharedVersions } from "./build/shared-modules.ts";

/**
 * Browsers with `light-dark()`, on which dark sections of light pages depend: it can't be compiled away for a part of a
 * page.
 */
const BROWSERS = ["chrome >= 123", "edge >= 123", "firefox >= 120", "safari >= 17.5"];

/** Entries of the server: the site, its process, and the threads of the search and the watchdog. */
const SHELL_SERVER = {
	server: "./src/site/main.tsx",
	"site-process": "./src/site/site-process.server.ts",
	"search-worker": "./src/search/search-worker.server.ts",
	"stall-watch": "./src/process/stall-watch.server.ts",
};

/**
 * Packages that the shell's server loads from node_modules when needed: packages with native code cannot be bundled,
 * and rarely used ones should not be in every process's memory.
 */
const LOADED_AS_INSTALLED: readonly string[] = [
	"sharp",
	"@aws-sdk/client-s3",
	"@opentelemetry/sdk-trace",
	"@opentelemetry/exporter-trace-otlp-http",
	"@opentelemetry/resources",
	"ioredis",
	"rate-limiter-flexible",
];

/**
 * Excludes parts of the Module Federation runtime: it runs in browsers only, and the release set names the entries
 * instead of manifests.
 */
const FEDERATION_PARTS = { ENV_TARGET: '"web"', FEDERATION_OPTIMIZE_NO_SNAPSHOT_PLUGIN: "true" };

// Otherwise the plugin writes the version of the package in the current folder into each entry.
process.env.MF_BUILD_VERSION = "local";

/** The configurations and output of a package's bundles. */
export interface PackageBuild {
	readonly name: string;
	readonly packageVersion: string;
	/** Shared modules: version ranges for a remote, exact versions for the shell. */
	readonly shared: Readonly<Record<string, string>>;
	/** Folder with `web/` and `node/`. */
	readonly outDir: string;
	readonly web: Configuration;
	readonly node: Configuration;
	/** Scripts that run before the first paint, without the federation's runtime; written to the output of `web`. */
	readonly early?: Configuration;
}

/** Options of a package's build. */
export interface BuildOptions {
	/**
	 * `development` keeps names and React's warnings; source maps stay outside the code, so the CSP needs no eval.
	 * Default `production`. A remote is then built for @rspack/dev-server
	 * (remote-tools/src/development/remote-compilers.ts).
	 */
	readonly mode?: "production" | "development";
}

/** Returns the recipe of a remote. @param dir its folder */
export function remoteBuild(dir: string, { mode = "production" }: BuildOptions = {}): PackageBuild {
	const pkg = describePackage(dir, mode);
	const shared = sharedRanges(dir);
	const production = mode === "production";
	const web = webConfig(pkg, { hot: !production });
	const node = nodeConfig(pkg, { server: "./src/remote.server.ts" });
	const federation = new ModuleFederationPlugin({
		name: pkg.uniqueName,
		filename: "remoteEntry.js",
		library: { type: "var", name: pkg.uniqueName },
		exposes: { "./remote": "./src/remote.ts" },
		shared: Object.fromEntries(
			Object.entries(shared).map(([specifier, range]) => [
				specifier,
				{ singleton: true, import: false, strictVersion: true, requiredVersion: range },
			]),
		),
		shareStrategy: "loaded-first",
		// For developer tools. The site uses the release set instead.
		manifest: true,
		// Exposed modules have types of shared-contracts, which the contract's version identifies.
		dts: false,
		experiments: {
			// The shell provides the runtime's core (shell/src/client/federation.client.ts), which would add 20 kB of brotli
			// to each entry.
			externalRuntime: true,
			optimization: { target: "web", disableSnapshot: true, disableRemote: true },
		},
	});
	return {
		...pkg.build,
		shared,
		web: {
			...web,
			// Named ids would contain the folder of the build, because the plugin names its runtime by its absolute path.
			optimization: { ...web.optimization, moduleIds: production ? "natural" : "named" },
			// Has the name of the container, so that the exposed module is in the same file.
			entry: { [pkg.uniqueName]: "./src/remote.ts" },
			externals: [emptyServerParts, refuseUndeclared(dir)],
			plugins: [federation, asModules, ...(production ? [integrityOfChunks()] : [])],
		},
		node: { ...node, externals: [refuseUndeclared(dir), ...[node.externals ?? []].flat()] },
	};
}

/** Returns the recipe of the shell. @param dir its folder */
export function shellBuild(dir: string, { mode = "production" }: BuildOptions = {}): PackageBuild {
	const pkg = describePackage(dir, mode);
	const shared = sharedVersions(dir);
	const web = webConfig(pkg);
	return {
		...pkg.build,
		shared,
		web: {
			...web,
			entry: { shell: "./src/client/start.client.ts" },
			externals: [emptyServerParts],
			plugins: [
				new rspack.DefinePlugin({ SHARED_VERSIONS: JSON.stringify(shared), ...FEDERATION_PARTS }),
				integrityOfChunks(),
			],
		},
		node: nodeConfig(pkg, SHELL_SERVER, { shared: false }),
		early: {
			...web,
			name: `${pkg.build.name}, early`,
			entry: { first: "./src/client/first.client.ts" },
			output: { ...web.output, clean: false },
		},
	};
}

function webConfig(pkg: DescribedPackage, { hot = false } = {}): Configuration {
	const production = pkg.mode === "production";
	return {
		...commonConfig(pkg, { cssExportsOnly: false, hot }),
		name: `${pkg.build.name} for the browser`,
		target: ["web", "es2022"],
		devtool: production ? false : "source-map",
		output: {
			path: join(pkg.build.outDir, "web"),
			// A release's URL contains the digest of its bytes, so the bytes cannot contain the URL. Scripts use their own
			// folder.
			publicPath: "auto",
			uniqueName: pkg.uniqueName,
			// Without digests, because the URL of each release contains one over all its files.
			filename: "[name].js",
			chunkFilename: "[name].js",
			cssFilename: "[name].css",
			cssChunkFilename: "[name].css",
			assetModuleFilename: "[name][ext]",
			crossOriginLoading: "anonymous",
			clean: true,
		},
		optimization: {
			minimize: production,
			// Bundles the code of a page in one file per package, even if two pages share code.
			splitChunks: false,
			chunkIds: production ? "deterministic" : "named",
			moduleIds: production ? "deterministic" : "named",
			minimizer: [
				new rspack.SwcJsMinimizerRspackPlugin(),
				new rspack.LightningCssMinimizerRspackPlugin({ minimizerOptions: { targets: BROWSERS } }),
			],
		},
	};
}

/** Replaces CommonJS files of the plugin's runtime by ES modules, from which unused code can be removed. */
const asModules = new rspack.NormalModuleReplacementPlugin(
	/^@module-federation\/runtime$|\/@module-federation\/[\w-]+\/dist\/index\.cjs$/,
	(part) => {
		part.request = part.request.replace(/\.cjs$/, ".js").replace(/runtime$/, "runtime/dist/index.js");
	},
);

/** Adds the digests of all scripts and styles to the entry, so that browsers refuse changed files. */
function integrityOfChunks(): RspackPluginInstance {
	return new rspack.SubresourceIntegrityPlugin({ hashFuncNames: ["sha256"], htmlPlugin: false, enabled: true });
}

function nodeConfig(pkg: DescribedPackage, entry: Record<string, string>, { shared = true } = {}): Configuration {
	const common = commonConfig(pkg, { cssExportsOnly: true });
	return {
		...common,
		name: `${pkg.build.name} for Node`,
		entry,
		target: "node24",
		devtool: false,
		externalsPresets: { node: true },
		// A remote's server part has no access to Node's modules (releases/src/evaluate.ts), so its libraries use their
		// builds for workers, which don't need them.
		...(shared ? { resolve: { ...common.resolve, conditionNames: ["workerd", "import", "module", "default"] } } : {}),
		externals: Object.fromEntries(
			(shared ? SHARED_SPECIFIERS : LOADED_AS_INSTALLED).map((name) => [name, `commonjs2 ${name}`]),
		),
		output: {
			path: join(pkg.build.outDir, "node"),
			uniqueName: pkg.uniqueName,
			filename: "[name].cjs",
			library: { type: "commonjs2" },
			// The browser's build contains pictures and fonts; the server needs only their URLs.
			assetModuleFilename: "[name][ext]",
			clean: true,
		},
		// Bundles lazily loaded modules into the same file.
		module: { ...common.module, parser: { ...common.module?.parser, javascript: { dynamicImportMode: "eager" } } },
		optimization: {
			splitChunks: false,
			// Named ids would contain the folder of installed packages; a team's build has the same bytes in every folder.
			...(shared && pkg.mode === "production" ? { moduleIds: "natural" } : {}),
			// Keeps names for stack traces. Removes comments and unused imports, so that changes of those create no new
			// release.
			minimizer: [
				new rspack.SwcJsMinimizerRspackPlugin({
					extractComments: false,
					minimizerOptions: {
						compress: { defaults: false, unused: true, dead_code: true, toplevel: true },
						mangle: false,
						// V8 stores a source with any character beyond Latin-1 in twice the memory.
						format: { comments: false, asciiOnly: true },
						minify: false,
					},
				}),
			],
		},
	};
}
