import { mkdir, mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { rspack } from "@rspack/core";
import { afterAll, beforeAll, expect, test } from "vitest";
import { remotePackages, root } from "../architecture/repository-files.ts";
import { commonConfig } from "./common-config.ts";
import { describePackage } from "./described-package.ts";

const STYLES =
	"@keyframes turn { to { rotate: 1turn } }\n.wheel { animation: turn 1s infinite }\n.hub { color: red }\n";

let dir: string;
beforeAll(async () => {
	dir = await mkdtemp(join(tmpdir(), "data-hub-css-modules-"));
});
afterAll(() => rm(dir, { recursive: true, force: true }));

interface BuildOptions {
	/** Folder in which the package is. */
	readonly at?: string;
	readonly server?: boolean;
	/** Style sheet of another module. */
	readonly other?: string;
}

/**
 * Builds a package with a CSS module of its own and one of shared-ui.
 * @returns the names of their classes, and its style sheet
 */
async function build(name: string, { at = "here", server = false, other = "" }: BuildOptions = {}) {
	const folder = join(dir, at, name);
	const files = {
		"package.json": JSON.stringify({ name: `@hub/${name}`, version: "1.0.0" }),
		"src/first.module.css": other,
		"src/wheel.module.css": STYLES,
		"node_modules/@hub/shared-ui/src/card/card.module.css": ".card { color: blue }",
		"src/entry.js": ["first", "wheel", "../node_modules/@hub/shared-ui/src/card/card"]
			.map((path, at) => `export { default as m${at} } from "./${path}.module.css";`)
			.join("\n"),
	};
	for (const [path, text] of Object.entries(files)) {
		await mkdir(join(folder, path, ".."), { recursive: true });
		await writeFile(join(folder, path), text);
	}
	const outDir = join(folder, "dist", server ? "node" : "web");
	await new Promise<void>((resolve, reject) => {
		const compiler = rspack({
			...commonConfig(describePackage(folder, "production"), { cssExportsOnly: server }),
			entry: { entry: "./src/entry.js" },
			target: "web",
			output: { path: outDir, filename: "[name].cjs", library: { type: "commonjs2" }, cssFilename: "[name].css" },
			optimization: { minimize: false },
		});
		compiler.run((error, stats) => {
			compiler.close(() => {
				if (error || stats?.hasErrors()) reject(error ?? new Error(stats?.toString("errors-only")));
				else resolve();
			});
		});
	});
	const { m1, m2 } = (await import(`${join(outDir, "entry.cjs")}?${Date.now()}`)) as Record<
		string,
		Record<string, string>
	>;
	return { names: { ...m1, ...m2 }, css: server ? "" : await readFile(join(outDir, "entry.css"), "utf8") };
}

test("class names are the same for the browser and the server, and in every folder", async () => {
	const browser = await build("mf-wheels");
	expect((await build("mf-wheels", { server: true })).names).toEqual(browser.names);
	expect((await build("mf-wheels", { at: "elsewhere" })).names).toEqual(browser.names);
	expect(browser.names.card).toMatch(/^[A-Za-z]{4}card$/);
	for (const name of Object.values(browser.names)) expect(browser.css).toContain(name);
});

test("class names do not change with other modules", async () => {
	const { names } = await build("mf-wheels");
	expect((await build("mf-wheels", { at: "changed", other: ".other { color: blue }" })).names).toEqual(names);
});

test("an animation uses the keyframes of its CSS module", async () => {
	const { css } = await build("mf-wheels");
	const keyframes = /@keyframes (\w+turn)/.exec(css)?.[1];
	expect(keyframes).toBeDefined();
	expect(css).toContain(`animation: ${keyframes} 1s infinite`);
});

test("no two CSS modules of the site have the same prefix", () => {
	const prefixes = ["shell", ...remotePackages()].flatMap((name) =>
		describePackage(join(root, name), "production").cssModules.map(({ generator }) => generator?.localIdentName),
	);
	expect(prefixes.length).toBeGreaterThan(200);
	expect(new Set(prefixes).size).toBe(prefixes.length);
});
