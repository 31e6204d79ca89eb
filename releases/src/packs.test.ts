import { readdir, readFile, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import type { RemoteDefinition } from "@hub/shared-contracts/remote/remote";
import { expect, onTestFinished, test } from "vitest";
import { packRemote, packShell, packsOf } from "./packs.ts";
import { testFolder } from "./tiny-release.fixture.ts";

/** A build whose scripts contain their own names, without a final semicolon. */
async function build(chunkGroups: Readonly<Record<string, readonly string[]>>) {
	const dir = await testFolder();
	onTestFinished(() => rm(dir, { recursive: true, force: true }));
	const names = new Set([...Object.values(chunkGroups).flat(), "remoteEntry.js"]);
	const files: Record<string, string> = {};
	for (const name of names) {
		files[name] = join(dir, name);
		await writeFile(join(dir, name), `say("${name}")`);
	}
	return { dir, built: { files, chunkGroups }, read: (name: string) => readFile(join(dir, name), "utf8") };
}

const lazy = (chunk: string) => ({ chunk, load: () => Promise.reject(new Error("Nothing is loaded here.")) });
const remote: RemoteDefinition = {
	name: "one",
	routes: [
		{ key: "list", path: "/list", page: lazy("list"), server: { load: () => ({ kind: "missing" }) as never } },
		{ key: "same", path: "/same", page: lazy("list"), server: { load: () => ({ kind: "missing" }) as never } },
	],
	slots: { banner: { view: lazy("banner") }, link: { view: lazy("link"), still: true } },
	messages: async () => ({ default: {} }),
};

test("a page or slot has one file for each language, with messages, code and the entry", async () => {
	const { dir, built, read } = await build({
		list: ["list.css", "list.js"],
		banner: ["banner.js"],
		link: ["link.js"],
		"messages-de-DE-json": ["messages-de-DE-json.js"],
		"messages-en-US-json": ["messages-en-US-json.js"],
	});
	await packRemote(built, remote, dir);
	expect(await read("list.de.js")).toBe('say("messages-de-DE-json.js");\nsay("list.js");\nsay("remoteEntry.js")');
	expect(await read("banner.en.js")).toBe('say("messages-en-US-json.js");\nsay("banner.js");\nsay("remoteEntry.js")');
	const names = await readdir(dir);
	expect(
		names.filter((name) => name.startsWith("link")),
		"a still slot needs none",
	).toEqual(["link.js"]);
	const files = Object.fromEntries(names.map((name) => [name, join(dir, name)]));
	expect(packsOf({ files }, "list")).toEqual({ de: "list.de.js", en: "list.en.js" });
	expect(packsOf({ files }, "link")).toEqual({});
});

test("[LN-1] a language without messages gets those of the default language", async () => {
	const { dir, built, read } = await build({
		list: ["list.js"],
		banner: ["banner.js"],
		"messages-en-US-json": ["messages-en-US-json.js"],
	});
	await packRemote(built, remote, dir);
	expect(await read("list.de.js")).toBe(await read("list.en.js"));
});

test("the shell's client bundle contains its messages", async () => {
	const { dir, built, read } = await build({
		shell: ["shell.css", "shell.js"],
		"messages-de-DE-json": ["messages-de-DE-json.js"],
		"messages-en-US-json": ["messages-en-US-json.js"],
	});
	await packShell(built, dir);
	expect(await read("shell.de.js")).toBe('say("messages-de-DE-json.js");\nsay("shell.js")');
});
