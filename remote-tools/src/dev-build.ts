// Bundles a remote for `hub dev`: without Module Federation, together with a page frame and the test host.

import { existsSync } from "node:fs";
import { join } from "node:path";
import { type Configuration, rspack } from "@rspack/core";
import { ReactRefreshRspackPlugin } from "@rspack/plugin-react-refresh";
import { commonConfig, emptyServerParts } from "../../build/common-config.ts";
import { describePackage } from "../../build/described-package.ts";

const HOST = join(import.meta.dirname, "..", "dev-host");

export interface DevBuild {
	readonly name: string;
	/** Folder of the browser's files. */
	readonly webDir: string;
	/** Module that opens the host. */
	readonly hostFile: string;
	readonly configs: readonly [web: Configuration, node: Configuration];
}

/** @param dir folder of the remote */
export function devBuild(dir: string): DevBuild {
	const described = describePackage(dir, "development");
	const out = join(dir, "dist", "dev");
	const rows = join(dir, "src", "sample-rows.fixture.ts");
	const resolve: Configuration["resolve"] = {
		extensions: [".ts", ".tsx", ".js", ".json"],
		// The host is not part of the remote, and uses the remote's React and contract.
		modules: [join(dir, "node_modules"), "node_modules"],
		alias: {
			"looked-at/remote": join(dir, "src", "remote.ts"),
			"looked-at/server": join(dir, "src", "remote.server.ts"),
			"looked-at/rows": existsSync(rows) ? rows : join(HOST, "no-rows.ts"),
		},
	};
	const server = commonConfig(described, { cssExportsOnly: true });
	return {
		name: described.build.name,
		webDir: join(out, "web"),
		hostFile: join(out, "node", "host.cjs"),
		configs: [
			{
				...commonConfig(described, { cssExportsOnly: false, hot: true }),
				name: "web",
				stats: "none",
				resolve,
				target: ["web", "es2022"],
				devtool: "cheap-module-source-map",
				entry: { page: join(HOST, "page.client.tsx") },
				externals: [emptyServerParts],
				output: {
					path: join(out, "web"),
					publicPath: "/__hub/",
					uniqueName: described.uniqueName,
					filename: "[name].js",
					cssFilename: "[name].css",
					assetModuleFilename: "[name][ext]",
					clean: true,
				},
				optimization: { splitChunks: false },
				plugins: [new rspack.HotModuleReplacementPlugin(), new ReactRefreshRspackPlugin()],
			},
			{
				...server,
				name: "node",
				stats: "none",
				resolve,
				target: "node24",
				devtool: "cheap-module-source-map",
				externalsPresets: { node: true },
				entry: { host: join(HOST, "host.server.ts") },
				output: {
					path: join(out, "node"),
					// Same as in the browser's build, because class names depend on it.
					uniqueName: described.uniqueName,
					filename: "[name].cjs",
					library: { type: "commonjs2" },
					assetModuleFilename: "[name][ext]",
					clean: true,
				},
				module: { ...server.module, parser: { ...server.module?.parser, javascript: { dynamicImportMode: "eager" } } },
			},
		],
	};
}
