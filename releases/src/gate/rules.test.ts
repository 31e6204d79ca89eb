// Tests the gate's static rules, each on a release with one fault (PF-7).

import { rm } from "node:fs/promises";
import type { RemoteManifest } from "@hub/shared-contracts/remote/remote-manifest";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { publishRelease } from "../publish.ts";
import type { ReleaseStore } from "../store.ts";
import { buildTinyRelease, manifestRoute, openTestStore } from "../tiny-release.fixture.ts";
import { brokenRules } from "./rules.ts";

let folder: string;
let store: ReleaseStore;
beforeEach(async () => {
	({ folder, store } = await openTestStore());
});
afterEach(() => rm(folder, { recursive: true, force: true }));

const LIVE = { id: "0".repeat(16), releases: { one: "1" } };
const chunks = { js: [], css: [] };
const slot = { loads: false, still: false, chunks, packs: {} };
const whole: Partial<RemoteManifest> = {
	routes: [manifestRoute("list", "/list"), manifestRoute("entry", "/list/:slug")],
	slots: { teaser: slot },
	services: { seats: { chunks } },
	api: ["seats"],
	redirects: [{ from: ["/old"], route: "list" }],
};

/** Rules broken by a release after an intact one. */
async function judge(
	part: Partial<RemoteManifest>,
	{ more = {}, isFirst = false }: { more?: Readonly<Record<string, string>>; isFirst?: boolean } = {},
): Promise<string[]> {
	await publishRelease(store, await buildTinyRelease(folder, "one", "1", { part: whole }));
	await publishRelease(store, await buildTinyRelease(folder, "one", "2", { part: { ...whole, ...part }, more }));
	return brokenRules(
		store,
		{ releases: { one: "2" }, changed: ["one"], live: isFirst ? undefined : LIVE },
		{ allowLoss: false },
	);
}

test("[PF-7] a release with everything that the live one has breaks no rule", async () => {
	expect(await judge({ routes: [...(whole.routes ?? []), manifestRoute("more", "/more")] })).toEqual([]);
});

describe("[PF-7] a release that loses a route, slot, message or service needs --allow-loss", () => {
	test.each<[string, Partial<RemoteManifest>]>([
		["the route “entry”", { routes: [manifestRoute("list", "/list")] }],
		["the slot “teaser”", { slots: {} }],
		["the service “seats”", { services: {} }],
		["/api/seats", { api: [] }],
		["its texts in de", { messages: { en: chunks } }],
		["the redirect from /old", { redirects: [] }],
	])("%s", async (what, part) => {
		expect(await judge(part)).toEqual([
			`losses: one 2 no longer has ${what}, which 1 has. Restore it, or use --allow-loss.`,
		]);
		expect(
			await brokenRules(store, { releases: { one: "2" }, changed: ["one"], live: LIVE }, { allowLoss: true }),
		).toEqual([]);
	});

	const moved = [{ ...manifestRoute("list", "/list"), paths: { de: "/liste" } }, manifestRoute("entry", "/list/:slug")];

	test("an address that moved, in the languages in which it did", async () => {
		expect(await judge({ routes: moved })).toEqual([
			"losses: one 2 no longer has the address /list (de-DE) of the route “list”. Restore it, redirect from it (redirects of the remote), or use --allow-loss.",
		]);
	});

	test("but not an address that moved if its remote redirects from it", async () => {
		expect(await judge({ routes: moved, redirects: [{ from: ["/old", "/list"], route: "list" }] })).toEqual([]);
	});

	test("but not in a first release", async () => {
		expect(await judge({ routes: [], slots: {} }, { isFirst: true })).toEqual([]);
	});
});

test.each([
	"/_data",
	"/r/:file",
	"/media/x",
	"/api/seats",
	"/healthz",
	"/readyz",
	"/robots.txt",
	"/sitemap.xml",
	"/files/a",
	"/_hooks/x",
])("[PF-7] a route at %s, an address of the site itself, is refused", async (path) => {
	expect(await judge({ routes: [...(whole.routes ?? []), manifestRoute("taken", path)] })).toEqual([
		`paths: ${path}, the route “taken” of one, is reserved for the site itself. Use another path.`,
	]);
});

test("[PF-7] scripts are limited by their compressed size", async () => {
	const noise = (bytes: number) => Buffer.from(crypto.getRandomValues(new Uint8Array(bytes))).toString("base64");
	expect(
		await judge({}, { more: { "repeats.js": "x".repeat(500_000), "large.js": noise(60_000) + noise(65_000) } }),
	).toEqual([expect.stringMatching(/^sizes: large\.js of one is 12\d kB compressed, and 120 kB are allowed/)]);
});

describe("[PF-7] styles", () => {
	test.each([
		["body { display: none }", "body"],
		["* { color: red }", "*"],
		["main p, .own { color: red }", "main p"],
		[":root { --a: 1 }", ":root"],
		["@media (width > 1px) { h1 { color: red } }", "h1"],
		["@layer page { #menu { color: red } }", "#menu"],
		["html:not(.own) { color: red }", "html:not(.own)"],
		[":is(.own, a) { color: red }", ":is(.own, a)"],
		[".own ~ * { display: none }", ".own ~ *"],
		[".own { & + main { color: red } }", ".own + main"],
		[".own { ~ footer { color: red } }", ".own ~ footer"],
	])("%s is refused: it reaches elements of others", async (css, selector) => {
		expect(await judge({}, { more: { "page.css": css } })).toEqual([
			`styles: “${selector}” in page.css of one also styles elements of other remotes. Begin it with a class of a CSS module, and use a class after + and ~.`,
		]);
	});

	test.each([
		".own { color: red }",
		".own > p:hover, a.own { color: red }",
		".own { & p { color: red } &:hover { color: blue } body & { color: red } }",
		":is(.own, .other) { color: red }",
		".own + .other, .own li + li { color: red }",
		".own { & > * + * { color: red } p + p { color: red } & + & { color: red } }",
		".own { @media print { rect.chosen { & ~ rect { color: red } } } }",
		"[dir=rtl] .own { color: red }",
		"@keyframes spin { from { rotate: 0turn } to { rotate: 1turn } }",
		"@font-face { font-family: A }",
		"@layer page { @media print { .own { color: red } } }",
	])("%s is accepted", async (css) => {
		expect(await judge({}, { more: { "page.css": css } })).toEqual([]);
	});
});

test("[PF-7] a stylesheet that cannot be read is refused", async () => {
	expect(await judge({}, { more: { "page.css": `.own { color: red${" }".repeat(3)}` } })).toEqual([
		"styles: page.css of one is not a valid stylesheet. Build it again.",
	]);
});

describe("[PF-7] secrets in files for browsers", () => {
	// Written in parts, because these forms are looked for in repositories too.
	test.each([
		["a private key", ["-----BEGIN PRIV", "ATE KEY-----"]],
		["an AWS access key", ["AK", "IAIOSFODNN7EXAMPLE"]],
		["an address of a developer's machine", ["http://local", "host:3000/api"]],
		["a GitHub token", ["gh", `p_${"a".repeat(36)}`]],
		["a password in an address", ["postgres://hub:", "correct-horse@db.internal/hub"]],
	])("%s is refused, and the refusal does not repeat it", async (what, parts) => {
		const [reason = "", ...others] = await judge(
			{},
			{ more: { "page.js": `fetch("/x", { headers: { a: "${parts.join("")}" } })` } },
		);
		expect(others).toEqual([]);
		expect(reason).toMatch(new RegExp(`^secrets: page\\.js of one has ${what}, which every visitor can read`));
		expect(reason).not.toContain(parts.join(""));
	});

	test("addresses without a password are accepted", async () => {
		const code = `open("https://vimeo.com/1"); open("https://a.example:8443/@x"); use("https://x.example/?a=b:c@d")`;
		expect(await judge({}, { more: { "page.js": code } })).toEqual([]);
	});
});
