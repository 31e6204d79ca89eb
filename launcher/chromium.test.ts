import { chmodSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, expect, test } from "vitest";
import { type BrowserSources, findChromium } from "./chromium.ts";

const folder = mkdtempSync(join(tmpdir(), "data-hub-chromium-"));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** A program that does what a browser does when it is asked for an empty page, or fails as one does. */
function program(name: string, does: string): string {
	const path = join(folder, name);
	writeFileSync(path, `#!/bin/sh\n${does}\n`);
	chmodSync(path, 0o755);
	return path;
}

const SHOWS_A_PAGE = 'case "$*" in *--dump-dom*) echo "<html><head></head><body></body></html>";; esac';
const LACKS_A_LIBRARY =
	'echo "$0: error while loading shared libraries: libnss3.so: cannot open shared object file: No such file or directory" >&2; exit 127';

const works = program("works", SHOWS_A_PAGE);
const lacks = program("lacks", LACKS_A_LIBRARY);
const hangs = program("hangs", "exec sleep 30");
const other = program("other", "echo 1.2.3");

/** A machine with these browsers and no others, which counts what is fetched. */
function machine(given: Partial<BrowserSources> & { readonly fetched?: string }): BrowserSources & { readonly did: string[] } {
	const did: string[] = [];
	return {
		usualPlaces: [],
		mayInstall: false,
		startDeadline: 500,
		download(withLibraries) {
			did.push(withLibraries ? "libraries" : "download");
			return given.fetched;
		},
		installPackage: () => void did.push("package"),
		did,
		...given,
	};
}

test("the browser that is set is taken when it starts", () => {
	expect(findChromium({ CHROMIUM_PATH: works }, machine({ startDeadline: 20_000 }))).toBe(works);
});

test.each(["/nowhere/chromium", import.meta.filename])(
	"a setting that is no program is named rather than passed over: %s",
	(path) => {
		expect(() => findChromium({ CHROMIUM_PATH: path })).toThrow(`CHROMIUM_PATH is “${path}”, and that is no program.`);
	},
);

test.each([
	[lacks, 20_000, "lacks libnss3.so"],
	[hangs, 500, "showed no page within 0.5 s"],
	[other, 20_000, "showed no page and ended with 0"],
])("a setting that does not start says why: %s", (path, startDeadline, why) => {
	expect(() => findChromium({ CHROMIUM_PATH: path }, machine({ startDeadline }))).toThrow(
		`CHROMIUM_PATH is “${path}”, and that does not start as a browser: it ${why}.`,
	);
});

test("of browsers that are installed the first that starts is taken", () => {
	const here = machine({ usualPlaces: [join(folder, "absent"), lacks, works], startDeadline: 20_000 });
	expect([findChromium({}, here), here.did]).toEqual([works, []]);
});

test("one that is installed and does not start is no reason to do without: Playwright's is fetched", () => {
	const here = machine({ usualPlaces: [lacks], fetched: works, startDeadline: 20_000 });
	expect([findChromium({}, here), here.did]).toEqual([works, ["download"]]);
});

test("where Playwright's lacks its libraries they are installed, where that is allowed", () => {
	const fresh = program("fresh", LACKS_A_LIBRARY);
	const here = machine({ fetched: fresh, mayInstall: true, startDeadline: 20_000 });
	const download = (withLibraries: boolean) => {
		here.did.push(withLibraries ? "libraries" : "download");
		if (withLibraries) program("fresh", SHOWS_A_PAGE);
		return fresh;
	};
	expect([findChromium({}, { ...here, download }), here.did]).toEqual([fresh, ["download", "libraries"]]);
});

test("where nothing can be fetched the system's package is installed, where that is allowed", () => {
	const packaged = join(folder, "packaged");
	const here = machine({ usualPlaces: [packaged], mayInstall: true, startDeadline: 20_000 });
	const installPackage = () => {
		here.did.push("package");
		program("packaged", SHOWS_A_PAGE);
	};
	expect([findChromium({}, { ...here, installPackage }), here.did]).toEqual([packaged, ["download", "package"]]);
});

test("where nothing starts and nothing may be installed, a sentence names what is missing", () => {
	const sentence = (here: BrowserSources) => {
		try {
			return findChromium({}, here);
		} catch (error) {
			return error instanceof Error ? error.message : "";
		}
	};
	expect(sentence(machine({ fetched: lacks, startDeadline: 20_000 }))).toBe(
		`The tests need Chromium, and what was found does not start: ${lacks} lacks libnss3.so. Install it with its libraries (Debian, as root: apt-get install chromium), or set CHROMIUM_PATH to where one is that starts.`,
	);
	expect(sentence(machine({}))).toContain("The tests need Chromium, and none was found or could be installed.");
});
