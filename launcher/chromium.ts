// Finds the browser of tests, screenshots, benchmarks and trials.

import { execFile, spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import { mkdir, rename, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { promisify } from "node:util";
import { StepError } from "./progress.ts";

const root = join(import.meta.dirname, "..");
const UNPACKED = join(root, "node_modules", ".chromium");
const FROM_NPM = join(UNPACKED, "start");

/** Browsers without windows come first: a page takes a third of the processor time of others in them. */
const BROWSERS = [
	"/usr/bin/chromium-headless-shell",
	FROM_NPM,
	"/usr/bin/chromium",
	"/usr/bin/google-chrome",
	"/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
	"C:/Program Files/Google/Chrome/Application/chrome.exe",
];

/** Starts the browser of the npm package with the libraries that servers lack, and its own font if the machine has none. */
const START_SCRIPT = `#!/bin/sh
here=$(dirname "$0")
[ -e /etc/fonts/fonts.conf ] || export FONTCONFIG_FILE="$here/fonts.conf"
LD_LIBRARY_PATH="$here/al2023/lib" exec "$here/chromium" "$@"
`;
const FONTS_CONFIG = `<fontconfig><dir prefix="relative">fonts</dir></fontconfig>\n`;

/**
 * Returns the path of a Chromium that starts: the one that `CHROMIUM_PATH` names, an installed one without windows, the one of
 * `@sparticuz/chromium`, or another installed one.
 * @throws StepError that says what to install or set
 */
export async function findChromium(
	{ CHROMIUM_PATH: path }: Readonly<Record<string, string | undefined>>,
	browsers: readonly string[] = BROWSERS,
): Promise<string> {
	const fault = path && faultOf(path);
	if (fault)
		throw new StepError(`CHROMIUM_PATH is “${path}”, which ${fault}. Set the path of a Chromium that starts, or unset it.`);
	if (path) return path;
	const faults: string[] = [];
	for (const browser of browsers) {
		if (browser === FROM_NPM && !existsSync(FROM_NPM)) await unpackChromium();
		const problem = faultOf(browser);
		if (!problem) return browser;
		faults.push(`${browser} ${problem}`);
	}
	throw new StepError(
		`No Chromium starts here (${faults.join(", ")}). Install it (Debian, as root: apt-get install chromium-headless-shell), or set CHROMIUM_PATH.`,
	);
}

/** Unpacks the npm package, which has a Chromium for Linux on x64 only (https://github.com/Sparticuz/chromium). */
async function unpackChromium(): Promise<void> {
	if (process.platform !== "linux" || process.arch !== "x64") return;
	const folder = `${UNPACKED}-${process.pid}`;
	await mkdir(folder, { recursive: true });
	// The package unpacks into the temporary folder, and its libraries only on a machine of this name.
	const env = { TMPDIR: folder, AWS_EXECUTION_ENV: "AWS_Lambda_nodejs24.x" };
	const script = 'import chromium from "@sparticuz/chromium"; await chromium.executablePath();';
	await promisify(execFile)(process.execPath, ["--input-type=module", "--eval", script], { cwd: root, env });
	await writeFile(join(folder, "fonts.conf"), FONTS_CONFIG);
	await writeFile(join(folder, "start"), START_SCRIPT, { mode: 0o755 });
	await rm(UNPACKED, { recursive: true, force: true });
	await rename(folder, UNPACKED);
}

/** Returns why a program does not start, as the end of a sentence. A file may exist without the libraries that it needs. */
function faultOf(path: string): string | undefined {
	if (!existsSync(path)) return "is not there";
	const { status, stderr, error } = spawnSync(path, ["--version"], { encoding: "utf8", timeout: 60_000 });
	if (status === 0) return undefined;
	const library = /error while loading shared libraries: ([^:\s]+)/.exec(stderr ?? "")?.[1];
	return library ? `lacks ${library}` : `does not start (${error?.message ?? `exit ${status}`})`;
}
