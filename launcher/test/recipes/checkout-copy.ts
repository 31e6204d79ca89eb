// Copy of the checkout for trying recipes: all sources, with the installed packages.

import { spawn } from "node:child_process";
import { existsSync } from "node:fs";
import { cp, mkdir, mkdtemp, readdir, readFile, rm, symlink, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { basename, dirname, join } from "node:path";

const root = join(import.meta.dirname, "../../..");
const NOT_COPIED = new Set([".git", ".data", ".toolchain", "dist", "node_modules", "test-results"]);

export interface CheckoutCopy {
	readonly folder: string;
	read(path: string): Promise<string>;
	/** Writes a file, with its folders. */
	write(path: string, text: string): Promise<void>;
	/** Links the packages of another package into a new one, as an installation would. */
	installLike(name: string, other: string): Promise<void>;
	/** Runs a verb of the launcher: `run("test.ts", "mf-hello")`. @returns its output @throws Error if it fails */
	run(verb: string, ...words: readonly string[]): Promise<string>;
	/** Runs an installed tool. @returns its output @throws Error if it fails */
	runTool(name: string, ...words: readonly string[]): Promise<string>;
	remove(): Promise<void>;
}

/** Copies the checkout without generated files. */
export async function copyCheckout(): Promise<CheckoutCopy> {
	const folder = await mkdtemp(join(tmpdir(), "data-hub-recipe-"));
	await cp(root, folder, { recursive: true, filter: (path) => !NOT_COPIED.has(basename(path)) });
	for (const name of ["", ...(await packagesBelow(root))]) await linkModules(join(root, name), join(folder, name));
	const run = (command: string, args: readonly string[]) => {
		// Removes variables of the test runner.
		const env = Object.fromEntries(
			Object.entries(process.env).filter(([name]) => !/^(VITEST|TEST$|NODE_ENV$|HUB_TEST)/.test(name)),
		);
		const child = spawn(command, args, { cwd: folder, env, stdio: ["ignore", "pipe", "pipe"] });
		let output = "";
		for (const stream of [child.stdout, child.stderr]) stream.on("data", (chunk) => (output += chunk));
		return new Promise<string>((resolve, reject) => {
			child.on("error", reject);
			child.on("close", (code) =>
				code === 0 ? resolve(output) : reject(new Error(`${basename(command)} ${args.join(" ")} failed:\n${output}`)),
			);
		});
	};
	return {
		folder,
		read: (path) => readFile(join(folder, path), "utf8"),
		async write(path, text) {
			await mkdir(dirname(join(folder, path)), { recursive: true });
			await writeFile(join(folder, path), text);
		},
		installLike: (name, other) => linkModules(join(root, other), join(folder, name)),
		run: (verb, ...words) =>
			run(process.execPath, ["--disable-warning=ExperimentalWarning", join(folder, "launcher", verb), ...words]),
		runTool: (name, ...words) => run(join(folder, "node_modules", ".bin", name), words),
		remove: () => rm(folder, { recursive: true, force: true, maxRetries: 3 }),
	};
}

async function packagesBelow(folder: string): Promise<string[]> {
	const names = await readdir(folder);
	return [...names, "cms/sqlite", "cms/extensions/hub-studio"].filter((name) =>
		existsSync(join(folder, name, "node_modules")),
	);
}

/** Links between workspace packages stay within the copy; links to installed packages lead to the originals. */
async function linkModules(from: string, to: string): Promise<void> {
	const [source, target] = [join(from, "node_modules"), join(to, "node_modules")];
	await cp(source, target, {
		recursive: true,
		verbatimSymlinks: true,
		filter: (path) => !/node_modules[\\/]\.(pnpm$|vi|cache)/.test(path.slice(from.length)),
	});
	if (from === root) await symlink(join(source, ".pnpm"), join(target, ".pnpm"));
}

/** Returns a section of docs/developers.md by its title. */
export async function sectionOf(title: string): Promise<string> {
	const text = await readFile(join(root, "docs", "developers.md"), "utf8");
	const section = text.split(/^## /m).find((part) => part.startsWith(`${title}\n`));
	if (!section) throw new Error(`docs/developers.md has no section “${title}”.`);
	return section;
}

/** Returns the files in a section of docs/developers.md by path. */
export async function filesOfRecipe(title: string): Promise<Readonly<Record<string, string>>> {
	const files = (await sectionOf(title)).matchAll(/^\*\*`([^`]+)`\*\*\n\n```(?!diff)\w+\n(.*?)^```$/gms);
	return Object.fromEntries([...files].map(([, path = "", content = ""]) => [path, content]));
}

/**
 * Makes the changes in a section of docs/developers.md: new files as a whole, additions below the lines that they
 * follow.
 */
export async function followRecipe(copy: CheckoutCopy, title: string): Promise<void> {
	for (const [path, text] of Object.entries(await filesOfRecipe(title))) await copy.write(path, text);
	const section = await sectionOf(title);
	for (const [, path = "", blocks = ""] of section.matchAll(
		/^\*\*`([^`]+)`\*\*\n((?:\n```diff\n(?:(?!```).*\n)*```\n)+)/gm,
	)) {
		let file = await copy.read(path);
		for (const [, block = ""] of blocks.matchAll(/```diff\n((?:(?!```).*\n)*)```/g)) {
			const lines = block.trimEnd().split("\n");
			const text = (mark: string) => lines.filter((line) => line.startsWith(mark)).map((line) => `${line.slice(1)}\n`);
			const context = text(" ").join("");
			if (!file.includes(context)) throw new Error(`docs/developers.md, “${title}”: ${path} has no line\n${context}`);
			file = file.replace(context, () => context + text("+").join(""));
		}
		await copy.write(path, file);
	}
}
