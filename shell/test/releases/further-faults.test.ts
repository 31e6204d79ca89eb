// Further releases with one fault each, of kinds that show beside the page: in heads, redirects, feeds, lists of pages, and in what is
// left running (PF-7, PF-8).

import { readLive } from "@hub/releases/live";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { type HandmadeRemote, plainLoad, type TestStore } from "../fixtures/handmade-releases.ts";
import { found, judge, late, openTrialStore, page, route, slot } from "./judged-release.ts";

const head = (words: string) => `() => ({ kind: "found", data: {}, head: ${words} })`;

/** Code with Node's modules, which `require` of a release does not have. */
function overModules(code: string): string {
	return `{ const fs = process.getBuiltinModule("node:fs"), child = process.getBuiltinModule("node:child_process"); ${code} }`;
}

/** Each in place of a sound release: what is wrong, the fault, and what the gate says. */
const FAULTS: readonly (readonly [string, Omit<HandmadeRemote, "name" | "version">, RegExp])[] = [
	["a page has no head", page({ load: `() => ({ kind: "found", data: {} })` }), /^render: \/trial answers 500/],
	["a page has no title", page({ load: head(`{ title: "", description: "A trial" }`) }), /^render: \/trial has no title/],
	[
		"a page's file throws",
		page({ files: { "trial.ics": `() => { throw new Error("no file") }` } }),
		/^render: \/trial\/trial\.ics answers 500/,
	],
	[
		"a title is an object",
		page({ load: head(`{ title: { de: "Probe" }, description: "A trial" }`) }),
		/^render: \/trial answers 500/,
	],
	[
		"a view shows an object",
		page({ view: `() => h("p", null, { words: "of an object" })` }),
		/^render: \/trial answers 500: .*Objects are not valid as a React child/,
	],
	[
		"a view has an element of no name",
		page({ view: `() => h("no element", null, "x")` }),
		/^render: \/trial answers 500: .*Invalid tag: no element/,
	],
	[
		"a view has children in a void element",
		page({ view: `() => h("br", null, "x")` }),
		/^render: \/trial answers 500: .*br is a self-closing tag/,
	],
	[
		"a view has a style that is words",
		page({ view: `() => h("p", { style: "color: red" }, "x")` }),
		/^render: \/trial answers 500: .*The `style` prop expects a mapping/,
	],
	["a view floods the page", page({ view: `() => h("p", null, "x".repeat(3e6))` }), /^size: \/trial is 3\.0 MB/],
	["a slot floods the page", slot({ view: `() => h("p", null, "x".repeat(3e6))` }), /^size: \/trial is 3\.0 MB/],
	["a slot finds a flood", slot({ load: `() => "x".repeat(3e6)` }), /^size: \/trial is 3\.0 MB/],
	[
		"a slot shows an object",
		slot({ view: `() => h("p", null, {})` }),
		/^render: \/trial lacks a part: .*Objects are not valid as a React child/,
	],
	["a slot loops", slot({ view: "() => { for (;;); }" }), /^process: The server hangs at \//],
	["a slot's loader loops", slot({ load: "() => { for (;;); }" }), /^process: The server hangs at \//],
	[
		"data goes round in a circle",
		page({ load: `() => { const data = {}; data.self = data; return ${found("data")}; }` }),
		/^render: \/trial answers 500: .*circular structure/,
	],
	["data holds a BigInt", page({ load: `() => ${found("{ many: 1n }")}` }), /^render: \/trial answers 500: .*BigInt/],
	[
		"a loader sends on to itself",
		page({ load: `() => ({ kind: "moved", to: "/trial" })` }),
		/^render: \/trial leads to \S+, which leads on for ever/,
	],
	[
		"a loader sends on to where nothing is",
		page({ load: `() => ({ kind: "moved", to: "/trial/nowhere/at/all" })` }),
		/^render: \/trial leads to \S+, which answers 404/,
	],
	["a loader says that the page is missing", page({ load: `() => ({ kind: "missing" })` }), /^render: \/trial answers 404/],
	[
		"a loader writes to the environment",
		page({ load: late(`process.env.TZ = "Asia/Tokyo"; process.env.PORT = "1"`) }),
		/^process: Code of it changes process\.env/,
	],
	["a loader changes what all objects have", page({ load: late(`Object.prototype.polluted = "yes"`) }), /^(render|process): /],
	[
		"a loader changes Date for all",
		page({ load: late(`globalThis.Date = class { static now() { return 0 } }`) }),
		/^(render|process): /,
	],
	[
		"a loader reports that nothing is wrong, before it throws",
		page({
			load: `() => {
				const done = { kind: "done", faults: [] };
				process.send?.(done);
				process.getBuiltinModule?.("node:fs").writeSync(3, "\\n" + JSON.stringify(done) + "\\n");
				throw new Error("no data");
			}`,
		}),
		/^render: \/trial answers 500: A loader threw, Error: no data/,
	],
	[
		"a loader reads a password file",
		page({ load: late(overModules(`fs.readFileSync("/etc/passwd"); throw new Error("it was read")`)) }),
		/^render: \/trial answers 500: .*getBuiltinModule is not a function/,
	],
	[
		"a loader leaves a process behind",
		page({
			load: late(overModules(`child.spawn("sleep", ["60"], { detached: true }).unref(); throw new Error("it was started")`)),
		}),
		/^render: \/trial answers 500: .*getBuiltinModule is not a function/,
	],
	[
		"a loader signals the launcher",
		page({ load: late("process.kill(process.ppid, 0)") }),
		/^render: .*process\.kill is not a function/,
	],
	[
		"a loader asks for what is not shared",
		page({ load: late(`require("node:fs")`) }),
		/^render: \/trial answers 500: .*which is not shared with remotes/,
	],
	[
		"a check of the address throws",
		page({ validate: `() => { throw new Error("no check") }` }),
		/^render: \/trial answers 500: A validity check threw, Error: no check/,
	],
	["a check of the address refuses all", page({ validate: `() => false` }), /^render: \/trial answers 404/],
	[
		"a check that is not known",
		page({ middleware: ["no-such-check"] }),
		/^render: \/trial answers 500: .*Unknown route middleware/,
	],
	[
		"its list of pages throws",
		page({ entries: `() => { throw new Error("no entries") }` }),
		/^load: The pages of trial of mf-trial could not be listed: Error: no entries/,
	],
	[
		"its list of pages is none",
		page({ entries: `() => undefined` }),
		/^load: The pages of trial of mf-trial could not be listed: TypeError: It listed nothing/,
	],
	[
		"a page that is new throws",
		{ routes: [route, { key: "new", path: "/trials", load: `() => { throw new Error("no news") }` }] },
		/^render: \/trials answers 500: A loader threw, Error: no news/,
	],
	[
		"its list has a page that is missing",
		{
			routes: [
				route,
				{
					...{ key: "one", path: "/trials/:slug", load: `() => ({ kind: "missing" })` },
					entries: `() => [{ translations: { de: { slug: "a" }, en: { slug: "a" } } }]`,
				},
			],
		},
		/^render: \/trials\/a answers 404/,
	],
	[
		"a redirect takes another page",
		{ routes: [route], redirects: [{ from: ["/events"], route: "trial" }] },
		/^\/events is claimed by mf-events \(\/events\) and mf-trial/,
	],
	[
		"a redirect takes its own page",
		{ routes: [route], redirects: [{ from: ["/trial"], route: "trial" }] },
		/^\/trial is claimed by mf-trial .* and mf-trial/,
	],
	[
		"two routes have one path",
		{ routes: [route, { key: "twin", path: "/trial", load: plainLoad("Twin") }] },
		/^\/trial is claimed by mf-trial .* and mf-trial/,
	],
	[
		"two routes have one key",
		{ routes: [route, { ...route, path: "/twin", paths: {} }] },
		/^the route key “trial” is offered by mf-trial and mf-trial/,
	],
	[
		"an api path is another's",
		{ routes: [route], api: { consent: `() => new Response("mine")` } },
		/^\/api\/consent is offered by mf-consent and mf-trial/,
	],
	[
		"a slot is another's",
		{ routes: [route], slots: { "account-menu": { view: `() => h("p", null, "mine")` } } },
		/^the slot “account-menu” is offered by mf-auth and mf-trial/,
	],
];

let releases: TestStore;
beforeAll(async () => {
	releases = await openTrialStore();
});
afterAll(() => releases.remove());

describe("[PF-7] a release with one fault is refused with its reason, and what is live stays", () => {
	test.each(FAULTS)("%s", { timeout: 90_000 }, async (_what, fault, reason) => {
		const before = await readLive(releases.store);
		const reasons = await judge(releases, fault, reason.source.includes("hangs") ? { patience: 4_000 } : {});
		expect(reasons).toContainEqual(expect.stringMatching(reason));
		expect(await readLive(releases.store)).toEqual(before);
	});
});
