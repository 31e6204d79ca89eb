// The given stack: each package is used in production code for its own job, and nothing rewrites the bundler's runtime
// (docs/decisions/010-languages.md, 001-federation.md, 006-react-router.md).

import { existsSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { filesWith, importsOf, isTest, root } from "./repository-files.ts";

const sources = filesWith(".ts", ".tsx", ".mjs").filter(({ path }) => !isTest(path) && !/^(e2e|bench)\//.test(path));

/** Production files below a path that import more than types from a package. */
function usersOf(name: string, below: RegExp): string[] {
	return sources
		.filter(({ path }) => below.test(path))
		.filter((file) =>
			importsOf(file).some(({ from, types }) => !types && (from === name || from.startsWith(`${name}/`))),
		)
		.map(({ path }) => path);
}

describe("the stack", () => {
	test.each([
		["@module-federation/enhanced", "builds the remotes", /^rspack\.config\.base\.ts$/],
		["@module-federation/enhanced", "loads the remotes in the browser", /^shell\/src\/client\//],
		["@rspack/core", "bundles", /^rspack\.config\.base\.ts$/],
		["react", "renders in the shell and in remotes", /^(shell|mf-[a-z]+)\/src\//],
		["react-dom", "hydrates in the browser", /^shell\/src\/client\//],
		["react-dom", "renders on the server", /^shell\/src\/render\//],
		["react-router", "navigates in the browser", /^shell\/src\/client\//],
		["react-router", "renders pages on the server", /^shell\/src\/render\//],
		["react-router", "gives remotes' pages their data", /^mf-[a-z]+\/src\/.+\.page\.tsx$/],
		["i18next", "translates", /^shared-contracts\/src\/language\//],
		["@directus/sdk", "requests the content service", /^shell\/src\//],
		["@vimeo/player", "plays videos of Vimeo", /^shared-ui\/src\//],
		["youtube-player", "plays videos of YouTube", /^shared-ui\/src\//],
	])("[ST-1] %s %s, and our code imports it there", (name, _job, below) => {
		expect(usersOf(name, below)).not.toEqual([]);
	});

	test("[ST-1] nothing rewrites the bundler's runtime: a new version would break that", () => {
		const rewriting = sources.filter(({ text }) => /hooks\.runtimeModule/.test(text));
		expect(rewriting.map(({ path }) => path)).toEqual([]);
	});

	test("[ST-2] the given names exist at the top level", () => {
		const names = ["shell", "mf-content", "mf-events", "mf-demos", "mf-consent", "mf-auth", "shared-contracts"];
		const files = ["rspack.config.base.ts", "package.json", "pnpm-workspace.yaml"];
		expect([...names, ...files].filter((name) => !existsSync(join(root, name)))).toEqual([]);
	});
});
