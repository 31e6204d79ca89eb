// The one recipe of bundling and federation. A remote's own config is three lines; the shell's is as short.
//
// Each room is built twice: for the browser (Module Federation) and for Node, where the server evaluates one CommonJS file with
// the shared modules handed in (decisions/001-federation.md).

import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { basename, join } from "node:path";
import { ModuleFederationPlugin } from "@module-federation/enhanced/rspack";
import { type Configuration, rspack } from "@rspack/core";
import { fingerprint } from "./rspack.fingerprint.ts";

const root = import.meta.dirname;
const require = createRequire(import.meta.url);

/** The modules of which a page has exactly one instance; everything else is bundled into each package that uses it. */
const SHARED_PACKAGES = ["react", "react-dom", "@hub/shared-contracts"] as const;
const SHARED_MODULES = {
	react: "react",
	"react/jsx-runtime": "react",
	"react-dom": "react-dom",
	"@hub/shared-contracts/remote/runtime": "@hub/shared-contracts",
} as const satisfies Record<string, (typeof SHARED_PACKAGES)[number]>;

/** The name of the chunk behind the one exposed door of a remote. */
const DOOR_CHUNK = "door";

/** The name under which the host offers the federation's runtime to remotes. */
const FEDERATION_GLOBAL = "_HUB_FEDERATION";

/** The specifiers that a server bundle asks its host for. */
const SHARED_SPECIFIERS = Object.keys(SHARED_MODULES);

/** Browsers that know light-dark(), which the dark sections of a light page rest on: it cannot be lowered for a part of a page. */
const BROWSERS = ["chrome >= 123", "edge >= 123", "firefox >= 120", "safari >= 17.5"];

/** The site, the process that it runs in, and the thread that watches it. */
const SHELL_SERVER = {
	server: "./src/server/main.tsx",
	"site-process": "./src/process/site-process.server.ts",
	"stall-watch": "./src/process/stall-watch.server.ts",
};

/** The installed version of each shared specifier. */
export function sharedVersions(): Record<string, string> {
	return Object.fromEntries(Object.entries(SHARED_MODULES).map(([specifier, name]) => [specifier, packageVersion(name)]));
}

/** How a room is bundled: what to build, where it lands, and which version it becomes. */
export interface RoomBuild {
	readonly name: string;
	/** `package.json`'s version and a fingerprint of everything that goes in: the same sources are the same version. */
	readonly version: string;
	/** The folder with `web/` and `node/` in it. */
	readonly outDir: string;
	readonly web: Configuration;
	readonly node: Configuration;
	/** What has to run before the first paint, without the federation's runtime; lands beside `web`. */
	readonly early?: Configuration;
}

/** What may differ from one build of a room to another. */
export interface BuildOptions {
	/** `development` keeps names and React's warnings; source maps stay outside the code, so the CSP needs no eval. Default `production`. */
	readonly mode?: "production" | "development";
}

/** The recipe of a remote; `dir` is its folder. */
export function remoteBuild(dir: string, { mode = "production" }: BuildOptions = {}): RoomBuild {
	const room = describeRoom(dir, mode);
	const federation = new ModuleFederationPlugin({
		name: room.uniqueName,
		filename: "remoteEntry.js",
		exposes: { "./remote": { import: "./src/remote.ts", name: DOOR_CHUNK } },
		shared: federatedModules((version) => ({ singleton: true, import: false, strictVersion: true, requiredVersion: version })),
		dts: false,
		manifest: false,
		experiments: { externalRuntime: true, optimization: { target: "web", disableSnapshot: true, disableRemote: true } },
	});
	return {
		...room.build,
		web: {
			...webConfig(room),
			entry: {},
			externals: [hostsFederationRuntime, emptyServerParts],
			plugins: [federation, integrity()],
		},
		node: nodeConfig(room, { server: "./src/remote.server.ts" }),
	};
}

/** The recipe of the shell, the host of all remotes. */
export function shellBuild(dir: string, { mode = "production" }: BuildOptions = {}): RoomBuild {
	const room = describeRoom(dir, mode);
	const federation = new ModuleFederationPlugin({
		name: room.uniqueName,
		remotes: {},
		shared: federatedModules((version) => ({ singleton: true, eager: true, requiredVersion: version })),
		shareStrategy: "loaded-first",
		dts: false,
		manifest: false,
		experiments: { provideExternalRuntime: true, optimization: { target: "web", disableSnapshot: true } },
	});
	return {
		...room.build,
		web: {
			...webConfig(room),
			entry: { shell: "./src/client/main.tsx" },
			plugins: [federation, integrity()],
		},
		node: nodeConfig(room, SHELL_SERVER, { shared: false }),
		early: earlyConfig(room, { theme: "./src/client/theme.client.ts" }),
	};
}

interface Room {
	readonly dir: string;
	readonly mode: "production" | "development";
	readonly uniqueName: string;
	readonly publicPath: string;
	readonly build: { readonly name: string; readonly version: string; readonly outDir: string };
}

function describeRoom(dir: string, mode: "production" | "development"): Room {
	const name = basename(dir);
	const { version } = JSON.parse(readFileSync(join(dir, "package.json"), "utf8")) as { version: string };
	const full = `${version}-${fingerprint(dir, mode)}`;
	const outDir = join(dir, "dist", mode);
	// The path is known before the code is: a release is addressed by what goes into it.
	return {
		dir,
		mode,
		uniqueName: name.replaceAll("-", "_"),
		publicPath: `/r/${name}/${full}/`,
		build: { name, version: full, outDir },
	};
}

function webConfig(room: Room): Configuration {
	const production = room.mode === "production";
	return {
		...commonConfig(room, { cssExportsOnly: false }),
		name: `${room.build.name} for the browser`,
		target: ["web", "es2022"],
		devtool: production ? false : "source-map",
		output: {
			path: join(room.build.outDir, "web"),
			publicPath: room.publicPath,
			uniqueName: room.uniqueName,
			filename: "[name].[contenthash:10].js",
			chunkFilename: "[name].[contenthash:10].js",
			cssFilename: "[name].[contenthash:10].css",
			cssChunkFilename: "[name].[contenthash:10].css",
			assetModuleFilename: "[name].[contenthash:10][ext]",
			crossOriginLoading: "anonymous",
			clean: true,
		},
		optimization: {
			minimize: production,
			chunkIds: production ? "deterministic" : "named",
			moduleIds: production ? "deterministic" : "named",
			minimizer: [
				new rspack.SwcJsMinimizerRspackPlugin(),
				new rspack.LightningCssMinimizerRspackPlugin({ minimizerOptions: { targets: BROWSERS } }),
			],
		},
	};
}

function earlyConfig(room: Room, entry: Record<string, string>): Configuration {
	const web = webConfig(room);
	return { ...web, name: `${room.build.name}, early`, entry, output: { ...web.output, clean: false } };
}

function nodeConfig(room: Room, entry: Record<string, string>, { shared = true } = {}): Configuration {
	const common = commonConfig(room, { cssExportsOnly: true });
	return {
		...common,
		name: `${room.build.name} for Node`,
		entry,
		target: "node24",
		devtool: false,
		externalsPresets: { node: true },
		// A remote's server part gets none of Node's modules (see releases/src/evaluate.ts), so neither may its libraries ask for them.
		...(shared ? { resolve: { ...common.resolve, conditionNames: ["import", "module", "default"] } } : {}),
		// What has machine code of its own cannot be bundled.
		externals: Object.fromEntries((shared ? SHARED_SPECIFIERS : ["sharp"]).map((name) => [name, `commonjs2 ${name}`])),
		output: {
			path: join(room.build.outDir, "node"),
			publicPath: room.publicPath,
			uniqueName: room.uniqueName,
			filename: "[name].cjs",
			library: { type: "commonjs2" },
			// The pictures and fonts are the browser build's; here only their addresses are needed.
			assetModuleFilename: "[name].[contenthash:10][ext]",
			clean: true,
		},
		// One file: what is loaded late in a browser is in it from the start.
		module: { ...common.module, parser: { ...common.module?.parser, javascript: { dynamicImportMode: "eager" } } },
		optimization: { minimize: false, splitChunks: false },
	};
}

function commonConfig(room: Room, { cssExportsOnly }: { cssExportsOnly: boolean }): Configuration {
	return {
		mode: room.mode,
		context: room.dir,
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
					localIdentName: `${room.uniqueName}-[local]-[hash]`,
					localIdentHashDigestLength: 6,
				},
				css: { exportsOnly: cssExportsOnly },
			},
			rules: [
				{ test: /\.css$/, type: "css/auto" },
				// The server draws with these fonts itself.
				{ test: /\.ttf$/, type: "asset/inline" },
				{ test: /\.(woff2|svg|png|webp|avif)$/, type: "asset/resource", generator: { emit: !cssExportsOnly } },
				{
					test: /\.tsx?$/,
					loader: "builtin:swc-loader",
					options: {
						jsc: {
							parser: { syntax: "typescript", tsx: true },
							transform: { react: { runtime: "automatic", development: false } },
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
 * The part of the federation's runtime that `externalRuntime` leaves in every remote's entry (12 kB of gzip each): taken from the
 * host, which puts it on the window under this name (shell/src/client/federation.client.ts). Each remote gets scopes of its own.
 */
function hostsFederationRuntime({ request }: { request?: string }, done: (error?: Error, result?: string) => void): void {
	// The bundler's own start-up code names that module too, within a text; it stays.
	if (!request || request.startsWith("data:") || !/webpack-bundler-runtime[^\n"']*$/.test(request)) {
		done();
		return;
	}
	const own = "{...host, bundlerRuntime: {...host.bundlerRuntime, S: {}}, bundlerRuntimeOptions: {}}";
	done(undefined, `var ((host) => (${own}))(globalThis.${FEDERATION_GLOBAL})`);
}

/**
 * What only the server needs is empty in the browser's build: a declaration names its loader and its view side by side, and each
 * build takes its own part. The suffixes are those of ARCHITECTURE.md.
 */
function emptyServerParts({ request }: { request?: string }, done: (error?: Error, result?: string) => void): void {
	if (request && /^\..*\.(loader|server|shape)\.ts$/.test(request)) done(undefined, "var {}");
	else done();
}

function integrity() {
	return new rspack.SubresourceIntegrityPlugin({ hashFuncNames: ["sha384"], htmlPlugin: false, enabled: true });
}

function federatedModules<Options>(options: (version: string) => Options): Record<string, Options> {
	return Object.fromEntries(Object.entries(sharedVersions()).map(([specifier, version]) => [specifier, options(version)]));
}

function packageVersion(name: (typeof SHARED_PACKAGES)[number]): string {
	const file = name.startsWith("@hub/")
		? join(root, name.slice("@hub/".length), "package.json")
		: require.resolve(`${name}/package.json`);
	return (JSON.parse(readFileSync(file, "utf8")) as { version: string }).version;
}
