// The browser of the tests: one that is installed, else Playwright's own download, else the system's package, else one clear sentence.
// Each has to start before it is taken: a file that is there may lack the libraries it needs.

import { spawnSync } from "node:child_process";
import { accessSync, constants, mkdtempSync, rmSync } from "node:fs";
import { createRequire } from "node:module";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { StepError, say } from "./progress.ts";

/** Where a browser may come from on this machine. */
export interface BrowserSources {
	/** Where browsers usually lie. */
	readonly usualPlaces: readonly string[];
	/** Fetches Playwright's Chromium, with the libraries that it needs where that is asked for. @returns its path, when it is there */
	download(withLibraries: boolean): string | undefined;
	/** Whether system packages can be installed: on Linux as root. */
	readonly mayInstall: boolean;
	/** Installs the system's own package. */
	installPackage(): void;
	/** How long a browser may take to show an empty page, in ms. */
	readonly startDeadline: number;
}

/** How long a download or installation may take, in ms. */
const INSTALL_DEADLINE = 5 * 60_000;

const THIS_MACHINE: BrowserSources = {
	usualPlaces: [
		// Debian's Chromium without windows: the journeys take little more than half the time in it.
		"/usr/bin/chromium-headless-shell",
		"/usr/bin/chromium",
		"/usr/bin/chromium-browser",
		"/usr/bin/google-chrome",
		"/usr/bin/google-chrome-stable",
		"/snap/bin/chromium",
		"/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
		"/Applications/Chromium.app/Contents/MacOS/Chromium",
		"C:/Program Files/Google/Chrome/Application/chrome.exe",
	],
	download(withLibraries) {
		const require = createRequire(join(import.meta.dirname, "..", "e2e", "package.json"));
		const { chromium } = require("@playwright/test") as { chromium: { executablePath(): string } };
		const path = chromium.executablePath();
		if (!isProgram(path) || withLibraries) {
			say(withLibraries ? "Installing the libraries that Chromium needs" : "Fetching Playwright's Chromium (about 170 MB, once)");
			const cli = join(require.resolve("@playwright/test/package.json"), "..", "cli.js");
			const args = ["install", ...(withLibraries ? ["--with-deps"] : []), "chromium"];
			spawnSync(process.execPath, [cli, ...args], { stdio: "ignore", timeout: INSTALL_DEADLINE });
		}
		return isProgram(path) ? path : undefined;
	},
	mayInstall: process.platform === "linux" && process.getuid?.() === 0,
	installPackage() {
		say("Installing Chromium from the system's packages");
		const apt = (...words: string[]) => spawnSync("apt-get", ["-qq", ...words], { stdio: "ignore", timeout: INSTALL_DEADLINE });
		apt("update");
		// The whole one brings fonts, and is on every Debian; the other one is faster.
		for (const name of ["chromium", "chromium-headless-shell"]) apt("install", "-y", name);
	},
	startDeadline: 60_000,
};

/**
 * The path of a Chromium that starts.
 * @throws StepError when `CHROMIUM_PATH` is wrong, or none can be found or installed; it names the libraries that one lacks
 */
export function findChromium(
	env: Readonly<Record<string, string | undefined>>,
	{ usualPlaces, download, mayInstall, installPackage, startDeadline }: BrowserSources = THIS_MACHINE,
): string {
	if (env.CHROMIUM_PATH) {
		const told = `CHROMIUM_PATH is “${env.CHROMIUM_PATH}”, and that`;
		if (!isProgram(env.CHROMIUM_PATH)) throw new StepError(`${told} is no program. Set it to the path of Chromium, or unset it.`);
		const fault = faultOf(env.CHROMIUM_PATH, startDeadline);
		if (fault) throw new StepError(`${told} does not start as a browser: it ${fault}. Mend it, set another path, or unset it.`);
		return env.CHROMIUM_PATH;
	}
	const faults = new Map<string, string>();
	const starts = (path: string | undefined): path is string => {
		if (path === undefined || !isProgram(path)) return false;
		const fault = faultOf(path, startDeadline);
		if (fault) faults.set(path, fault);
		else faults.delete(path);
		return fault === undefined;
	};
	const installed = usualPlaces.find(starts);
	if (installed) return installed;
	const downloaded = download(false);
	if (starts(downloaded)) return downloaded;
	if (mayInstall) {
		if (downloaded && starts(download(true))) return downloaded;
		installPackage();
		const packaged = usualPlaces.find(starts);
		if (packaged) return packaged;
	}
	const found = [...faults].map(([path, fault]) => `${path} ${fault}`).join("; ");
	throw new StepError(
		`The tests need Chromium, and ${found ? `what was found does not start: ${found}` : "none was found or could be installed"}. ` +
			"Install it with its libraries (Debian, as root: apt-get install chromium), or set CHROMIUM_PATH to where one is that starts.",
	);
}

/** A Chromium that is installed already and starts; undefined where there is none. */
export function installedChromium(env: Readonly<Record<string, string | undefined>>): string | undefined {
	try {
		return findChromium(env, { ...THIS_MACHINE, download: () => undefined, mayInstall: false });
	} catch (error) {
		if (error instanceof StepError) return undefined;
		throw error;
	}
}

/** Why a program does not show an empty page, as the end of a sentence; undefined when it does. */
function faultOf(path: string, deadline: number): string | undefined {
	const profile = mkdtempSync(join(tmpdir(), "data-hub-browser-"));
	try {
		const args = ["--headless", "--no-sandbox", "--disable-gpu", `--user-data-dir=${profile}`, "--dump-dom", "about:blank"];
		const { stdout, stderr, error, status, signal } = spawnSync(path, args, {
			encoding: "utf8",
			timeout: deadline,
			killSignal: "SIGKILL",
			stdio: ["ignore", "pipe", "pipe"],
		});
		if (stdout?.includes("<html>")) return undefined;
		const lacking = missingLibraries(path, stderr ?? "");
		if (lacking.length > 0) return `lacks ${lacking.join(", ")}`;
		if (error && "code" in error && error.code === "ETIMEDOUT") return `showed no page within ${deadline / 1_000} s`;
		if (error) return `could not be run (${error.message})`;
		return `showed no page and ended with ${signal ?? status}`;
	} finally {
		rmSync(profile, { recursive: true, force: true, maxRetries: 3 });
	}
}

/** The loader names the first library that is missing, `ldd` all of them. */
function missingLibraries(path: string, said: string): string[] {
	const first = /error while loading shared libraries: ([^:\s]+)/.exec(said)?.[1];
	if (!first) return [];
	const listed = spawnSync("ldd", [path], { encoding: "utf8" }).stdout ?? "";
	const all = [...listed.matchAll(/^\s*(\S+) => not found$/gm)].map(([, name = ""]) => name);
	return [...new Set([first, ...all])];
}

function isProgram(path: string): boolean {
	try {
		accessSync(path, constants.X_OK);
		return true;
	} catch {
		return false;
	}
}
