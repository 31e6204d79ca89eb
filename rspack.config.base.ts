// The one recipe of bundling and federation. A remote's own config is three lines; the shell's is as short.
//
// Each package is built twice: for the browser (Module Federation) and for Node, where the server evaluates one
// CommonJS file with the shared modules handed in (docs/decisions/001-federation.md).

import { join } from "node:path";
import { ModuleFederationPlugin } from "@module-federation/enhanced/rspack";
import { type Configuration, type RspackPluginInstance, rspack } from "@rspack/core";
import { commonConfig, emptyServerParts } from "./build/common-config.ts";
import { refuseUndeclared } from "./build/declared-imports.ts";
import { type DescribedPackage, describePackage } from "./build/described-package.ts";
import { LOADED_AS_INSTALLED } from "./build/loaded-as-installed.ts";
import { federatedModules, SHARED_SPECIFIERS, sharedRanges, sharedVersions } from "./build/shared-modules.ts";

/**
 * Browsers that know light-dark(), which the dark sections of a light page rest on: it cannot be lowered for a part of
 * a page.
 */
const BROWSERS = ["chrome >= 123", "edge >= 123", "firefox >= 120", "safari >= 17.5"];

/** The site, the process that it runs in, and the threads of its search and of its watchdog. */
const SHELL_SERVER = {
	server: "./src/site/main.tsx",
	"site-process": "./src/site/site-process.server.ts",
	"search-worker": "./src/search/search-worker.server.ts",
	"stall-watch": "./src/process/stall-watch.server.ts",
};

/**
 * Excludes parts of the Module Federation runtime: it runs in browsers only, and the release set names the entries
 * instead of manifests.
 */
const FEDERATION_PARTS = { ENV_TARGET: '"web"', FEDERATION_OPTIMIZE_NO_SNAPSHOT_PLUGIN: "true" };

// Else the plugin writes the version of whatever package the process was started in into each entry.
process.env.MF_BUILD_VERSION = "local";

/** The configurations and output of a package's bundles. */
export interface PackageBuild {
	readonly name: string;
	readonly packageVersion: string;
	/** The shared modules: the ranges that a remote needs, the exact versions that the shell gives. */
	readonly shared: Readonly<Record<string, string>>;
	/** The folder with `web/` and `node/` in it. */
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

/** The recipe of a remote; `dir` is its folder. */
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
		shared: federatedModules(shared, (range) => ({
			singleton: true,
			import: false,
			strictVersion: true,
			requiredVersion: range,
		})),
		shareStrategy: "loaded-first",
		// For developer tools; the site itself goes by the release set.
		manifest: true,
		// Exposed modules have types of shared-contracts, which the contract's version identifies.
		dts: false,
		experiments: {
			// The shell lends the runtime's core (shell/src/client/federation.client.ts): in each entry it would weigh 20 kB
			// of brotli.
			externalRuntime: true,
			optimization: { target: "web", disableSnapshot: true, disableRemote: true },
		},
	});
	return {
		...pkg.build,
		shared,
		web: {
			...web,
			// The plugin names its runtime by its whole path, and ids made of names would say in which folder a build was
			// made.
			optimization: { ...web.optimization, moduleIds: production ? "natural" : "named" },
			// Of the same name as the container, so that what it exposes is in its one file.
			entry: { [pkg.uniqueName]: "./src/remote.ts" },
			externals: [emptyServerParts, refuseUndeclared(dir)],
			plugins: [federation, asModules, ...(production ? [integrityOfChunks()] : [])],
		},
		node: { ...node, externals: [refuseUndeclared(dir), ...[node.externals ?? []].flat()] },
	};
}

/** The recipe of the shell, the host of all remotes. */
export function shellBuild(dir: string, { mode = "production" }: BuildOptions = {}): PackageBuild {
	const pkg = describePackage(dir, mode);
	const shared = sharedVersions(dir);
	return {
		...pkg.build,
		shared,
		web: {
			...webConfig(pkg),
			entry: { shell: "./src/client/start.client.ts" },
			externals: [emptyServerParts],
			plugins: [
				new rspack.DefinePlugin({ SHARED_VERSIONS: JSON.stringify(shared), ...FEDERATION_PARTS }),
				integrityOfChunks(),
			],
		},
		node: nodeConfig(pkg, SHELL_SERVER, { shared: false }),
		early: earlyConfig(pkg, { first: "./src/client/first.client.ts" }),
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
			// A release's address has the digest of its bytes in it, so none of its bytes can have the address: its scripts
			// take the folder that they came from.
			publicPath: "auto",
			uniqueName: pkg.uniqueName,
			// No digests: the address of each release has one, over all of its files.
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
			// A page's code of one package is one file, even where two pages then have the same code.
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

/** The plugin names parts of its runtime as CommonJS, of which nothing can be left out: the same parts as modules. */
const asModules = new rspack.NormalModuleReplacementPlugin(
	/^@module-federation\/runtime$|\/@module-federation\/[\w-]+\/dist\/index\.cjs$/,
	(part) => {
		part.request = part.request.replace(/\.cjs$/, ".js").replace(/runtime$/, "runtime/dist/index.js");
	},
);

/**
 * Nothing that comes after an entry runs unless it is what the build wrote: the entry has the digest of each script and
 * style.
 */
function integrityOfChunks(): RspackPluginInstance {
	return new rspack.SubresourceIntegrityPlugin({ hashFuncNames: ["sha256"], htmlPlugin: false, enabled: true });
}

function earlyConfig(pkg: DescribedPackage, entry: Record<string, string>): Configuration {
	const web = webConfig(pkg);
	return { ...web, name: `${pkg.build.name}, early`, entry, output: { ...web.output, clean: false } };
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
		// A remote's server part gets none of Node's modules (see releases/src/evaluate.ts), so neither may its libraries
		// ask for them: some have a part for workers, which have none either.
		...(shared ? { resolve: { ...common.resolve, conditionNames: ["workerd", "import", "module", "default"] } } : {}),
		externals: Object.fromEntries(
			(shared ? SHARED_SPECIFIERS : LOADED_AS_INSTALLED).map((name) => [name, `commonjs2 ${name}`]),
		),
		output: {
			path: join(pkg.build.outDir, "node"),
			uniqueName: pkg.uniqueName,
			filename: "[name].cjs",
			library: { type: "commonjs2" },
			// The pictures and fonts are the browser build's; here only their addresses are needed.
			assetModuleFilename: "[name][ext]",
			clean: true,
		},
		// One file: what is loaded late in a browser is in it from the start.
		module: { ...common.module, parser: { ...common.module?.parser, javascript: { dynamicImportMode: "eager" } } },
		optimization: {
			splitChunks: false,
			// Ids made of names would say where packages are installed: a team's build has the same bytes wherever that is.
			...(shared && pkg.mode === "production" ? { moduleIds: "natural" } : {}),
			// Names stay, for stack traces; what is left out is what would make another release of the same code: comments,
			// and what the remote does not use of what it imports.
			minimizer: [
				new rspack.SwcJsMinimizerRspackPlugin({
					extractComments: false,
					minimizerOptions: {
						compress: { defaults: false, unused: true, dead_code: true, toplevel: true },
						mangle: false,
						// One letter beyond Latin-1 and V8 keeps the whole text in twice its size, for good.
						format: { comments: false, asciiOnly: true },
						minify: false,
					},
				}),
			],
		},
	};
}
