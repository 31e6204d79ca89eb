// Takes pictures of a site that runs, and writes a page on which they are looked at.

import { spawn } from "node:child_process";
import { globSync } from "node:fs";
import { mkdir, rm, writeFile } from "node:fs/promises";
import { basename, join, relative } from "node:path";
import type { Order } from "./order.ts";
import { overviewOf, type ShownPicture } from "./overview.ts";
import { pictures } from "./pictures.ts";

/** What came of an order. */
export interface Taken {
	/** The page with all pictures. */
	readonly overview: string;
	/** Each picture, and how it compares with the accepted one. */
	readonly shown: readonly ShownPicture[];
	/** Whether Playwright failed otherwise than by pictures that differ; its words are on stdout. */
	readonly failed: boolean;
}

/**
 * Takes the pictures of an order in a process of its own, whose words go to stdout.
 * @throws Error where no picture has such a name
 */
export async function takePictures(order: Order): Promise<Taken> {
	const { folder, words, accept } = order;
	const wanted = pictures(words);
	if (wanted.length === 0) throw new Error(`No picture's name has “${words}” in it. They are called like post-de-1280-dark.`);
	await mkdir(folder, { recursive: true });
	for (const name of ["taken", "differences", "report"]) await rm(join(folder, name), { recursive: true, force: true });
	const before = namesIn(folder, "accepted/*.png");
	const code = await run(order);
	const differences = new Map(globSync("differences/*/*-diff.png", { cwd: folder }).map((file) => [nameOf(file), file]));
	const taken = new Set(namesIn(folder, "taken/*.png"));
	const shown = wanted
		.filter(({ name }) => taken.has(name))
		.map((picture): ShownPicture => {
			const difference = differences.get(picture.name);
			if (difference !== undefined) return { ...picture, state: "changed", difference: relative(folder, join(folder, difference)) };
			return { ...picture, state: accept || before.includes(picture.name) ? "same" : "new" };
		});
	const overview = join(folder, "index.html");
	await writeFile(overview, overviewOf(shown));
	const failed = shown.length < wanted.length || (code !== 0 && differences.size === 0);
	return { overview, shown, failed };
}

function run(order: Order): Promise<number> {
	const command = join(import.meta.dirname, "..", "node_modules", ".bin", "playwright");
	const args = ["test", "--config", join(import.meta.dirname, "playwright.config.ts")];
	const env = { ...process.env, HUB_SCREENSHOTS: JSON.stringify(order) };
	const child = spawn(command, args, { env, stdio: ["ignore", "inherit", "inherit"], shell: process.platform === "win32" });
	return new Promise((resolve, reject) => {
		child.on("error", reject);
		child.on("close", (code) => resolve(code ?? 1));
	});
}

const nameOf = (file: string) => basename(file, ".png").replace(/-diff$/, "");
const namesIn = (folder: string, pattern: string) => globSync(pattern, { cwd: folder }).map(nameOf);
