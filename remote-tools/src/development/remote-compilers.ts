// The two compilers of a remote under development: for the browser with hot replacement, and for the server.

import { join } from "node:path";
import { type Compiler, rspack } from "@rspack/core";
import { ReactRefreshRspackPlugin } from "@rspack/plugin-react-refresh";
import type { PackageBuild } from "../../../rspack.config.base.ts";

/** Version of the release under development, whose files change in place. */
export const DEVELOPMENT_VERSION = "development";

const CLIENT = join(
	import.meta.dirname,
	...(import.meta.filename.endsWith(".ts") ? ["..", ".."] : [".."]),
	"development",
	"remote.client.ts",
);

/** Path of the browser's files, below which the site allows scripts (docs/decisions/008-content-security-policy.md). */
function developedPath(name: string): string {
	return `/r/${name}/${DEVELOPMENT_VERSION}/`;
}

/** @param dir folder of the remote @param build its build for development */
export function remoteCompilers(
	dir: string,
	{ name, web, node }: PackageBuild,
): { readonly web: Compiler; readonly node: Compiler } {
	return {
		web: rspack({
			...web,
			// Updates of an open tab are files too, and are not to be removed.
			output: { ...web.output, publicPath: developedPath(name), clean: false },
			resolve: {
				...web.resolve,
				// The client is not part of the remote, and uses the remote's packages.
				modules: [join(dir, "node_modules"), "node_modules"],
				alias: { "developed/remote": join(dir, "src", "remote.ts") },
			},
			externals: [
				// The shell's, because a page's components register with the one that React knows
				// (shell/src/client/react-refresh.client.ts).
				{ "react-refresh/runtime": "var _REACT_REFRESH_RUNTIME" },
				...[web.externals ?? []].flat(),
			],
			plugins: [
				...(web.plugins ?? []),
				new ReactRefreshRspackPlugin(),
				new rspack.NormalModuleReplacementPlugin(/^\.\/src\/remote\.ts$/, CLIENT),
			],
		}),
		node: rspack(node),
	};
}
