// Renders every component for visual review: bundles the gallery, writes static pages to a temporary folder, and takes screenshots there.
//   node shared-ui/gallery/look.ts [page …] [--width=320,768,1440] [--theme=light,dark] [--open=selector to click first]

import { mkdtempSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { type Configuration, rspack } from "@rspack/core";

const out = mkdtempSync(join(tmpdir(), "shared-ui-gallery-"));
const requireHere = createRequire(import.meta.url);
const requireBrowser = createRequire(join(import.meta.dirname, "../../e2e/package.json"));

const words = process.argv.slice(2);
const option = (name: string, fallback: string) =>
	(words.find((word) => word.startsWith(`--${name}=`)) ?? `--${name}=${fallback}`).slice(name.length + 3);
const wanted = words.filter((word) => !word.startsWith("--"));

await bundle();
const { pages } = requireHere(join(out, "gallery.cjs")) as { pages: Record<string, (theme: string) => string> };
// Playwright belongs to the package e2e; only the types that are used here are declared.
const { chromium } = requireBrowser("@playwright/test") as { chromium: { launch(options: object): Promise<Browser> } };
const browser = await chromium.launch({
	executablePath: process.env.CHROMIUM ?? "/usr/bin/chromium",
	args: [
		"--no-sandbox",
		"--disable-gpu",
		"--disable-quic",
		"--no-first-run",
		"--disable-background-networking",
		"--disable-component-update",
		"--disable-sync",
	],
});
for (const [name, render] of Object.entries(pages)) {
	if (wanted.length > 0 && !wanted.includes(name)) continue;
	for (const theme of option("theme", "light,dark").split(",")) {
		const file = join(out, `${name}-${theme}.html`);
		writeFileSync(file, render(theme));
		for (const width of option("width", "320,768,1440").split(",").map(Number)) {
			const page = await browser.newPage({ viewport: { width, height: 900 }, javaScriptEnabled: false });
			await page.goto(pathToFileURL(file).href);
			const opened = option("open", "");
			if (opened) await page.locator(opened).first().click();
			await page.screenshot({ path: join(out, `${name}-${theme}-${width}.png`), fullPage: !opened });
			await page.close();
			const probe = await browser.newPage({ viewport: { width, height: 900 } });
			await probe.goto(pathToFileURL(file).href);
			const wider = await probe.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
			if (wider > 0) process.stderr.write(`${name} ${theme} ${width}: ${wider} px wider than the window\n`);
			await probe.close();
		}
	}
}
await browser.close();
process.stdout.write(`${out}\n`);

/** Bundles the gallery for Node, with its style sheet and fonts. */
function bundle(): Promise<void> {
	const configuration: Configuration = {
		// Style sheets as in production: the minimiser lowers syntax that older browsers lack.
		mode: "production",
		devtool: false,
		performance: false,
		optimization: { minimizer: [new rspack.LightningCssMinimizerRspackPlugin()] },
		context: import.meta.dirname,
		entry: { gallery: "./gallery.tsx" },
		target: "node24",
		output: { path: out, publicPath: "", filename: "[name].cjs", cssFilename: "[name].css", library: { type: "commonjs2" } },
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
			generator: { "css/auto": { exportsOnly: false }, css: { exportsOnly: false } },
			rules: [
				{ test: /\.css$/, type: "css/auto" },
				{ test: /\.woff2$/, type: "asset/resource" },
				{
					test: /\.tsx?$/,
					loader: "builtin:swc-loader",
					options: {
						jsc: { parser: { syntax: "typescript", tsx: true }, transform: { react: { runtime: "automatic" } }, target: "es2022" },
					},
				},
			],
		},
	};
	return new Promise((resolve, reject) => {
		rspack(configuration, (error, stats) => {
			if (error) return reject(error);
			if (stats?.hasErrors()) return reject(new Error(stats.toString({ all: false, errors: true })));
			resolve();
		});
	});
}

interface Browser {
	newPage(options: object): Promise<Page>;
	close(): Promise<void>;
}

interface Page {
	goto(address: string): Promise<unknown>;
	locator(selector: string): { first(): { click(): Promise<void> } };
	screenshot(options: object): Promise<unknown>;
	evaluate<Result>(read: () => Result): Promise<Result>;
	close(): Promise<void>;
}
