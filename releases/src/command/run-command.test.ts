// The operator's command on a store in a folder.

import { generateKeyPairSync } from "node:crypto";
import { rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { CanaryBusyError } from "../admission-error.ts";
import { changeLive } from "../change-live.ts";
import { appendFailures, findFailures } from "../failures.ts";
import type { Gate } from "../gate/gate.ts";
import { readHistory } from "../history.ts";
import { readLive } from "../live.ts";
import { beginCanary, endCanary, goLive, rollBack, widenCanary, withdraw } from "../operations.ts";
import { readPass } from "../preview-pass.ts";
import { publishRelease } from "../publish.ts";
import { readSet } from "../read.ts";
import { keyIdOf, textOfPublicKey } from "../signed-release.ts";
import { KEYS, type ReleaseStore } from "../store.ts";
import { buildTinyRelease, manifestRoute, openTestStore } from "../tiny-release.fixture.ts";
import { runCommand } from "./run-command.ts";

let folder: string;
let store: ReleaseStore;
let gate: Gate;
/** Everything that commands wrote to stderr. */
let written: string;
beforeEach(async () => {
	gate = async () => [];
	written = "";
	({ folder, store } = await openTestStore());
	for (const version of ["1", "2"]) await publish(version);
	await publishRelease(store, await buildTinyRelease(folder, "two", "1"), { by: "Berta" });
	await goLive(store, { by: "Ada", why: "first", releases: { one: "1", two: "1" } });
	await goLive(store, { by: "Ada", why: "second", releases: { one: "2" } });
});
afterEach(() => rm(folder, { recursive: true, force: true }));

async function publish(version: string): Promise<void> {
	const part = { routes: [manifestRoute("a", "/a")] };
	await publishRelease(store, await buildTinyRelease(folder, "one", version, { part }), { by: "Ada", commit: "abc" });
}

async function run(words: string): Promise<{ exit: number; out: string; error: string }> {
	let out = "";
	let error = "";
	const exit = await runCommand(
		// Quoted words are one argument.
		[...words.matchAll(/"([^"]*)"|(\S+)/g)].map(([, quoted, word = ""]) => quoted ?? word),
		{
			store,
			author: async () => ({ by: "Clara", from: "desk:/hub", commit: "def+" }),
			build: (remote) => buildTinyRelease(folder, remote, "9", { part: { routes: [manifestRoute("a", "/a")] } }),
			gate: (...judged) => gate(...judged),
			failures: (reference) => findFailures(folder, reference),
			canaries: { percent: 10, minutes: 10 },
			site: async () => ({ url: "https://site.example", secret: "secret" }),
			out: (text) => {
				out += text;
			},
			error: (text) => {
				error += text;
				written += text;
			},
		},
	);
	return { exit, out, error };
}
const runJson = async (words: string) => JSON.parse((await run(`${words} --json`)).out) as Record<string, unknown>;
const live = async () => (await readLive(store)).record?.set.releases;

const VERBS = [
	"list",
	"show one 1",
	"history",
	"check one",
	"publish one --now",
	"live one 1",
	"rollback one",
	"withdraw two",
	"canary one 1",
	"preview one 1",
	'lock one --why "fair"',
	"unlock one",
	'revoke one 1 --why "bad"',
	"allow one 1",
	"verify",
	"prune",
];

describe("[PF-3] every verb", () => {
	test.each(VERBS)("%s succeeds with text and with JSON, and has a help text", async (words) => {
		const answer = await run(words);
		expect([answer.exit, answer.error]).toEqual([0, ""]);
		expect(answer.out.trim()).not.toBe("");
		expect(await runJson(words)).toBeTypeOf("object");
		const help = await run(`${words.split(" ")[0]} --help`);
		expect(help.exit).toBe(0);
		expect(help.out).toContain("--json");
	});

	test("[PF-10] a candidate is not live; its preview link works for a day", async () => {
		const before = await live();
		const { preview } = await runJson("publish one --candidate");
		expect(await live()).toEqual(before);
		const pass = readPass(String(preview).split("/").at(-1) ?? "", "secret", Date.now() + 86_000_000);
		expect((await readSet(store, pass?.set ?? ""))?.releases).toMatchObject({ two: "1" });
		expect(readPass(String(preview).split("/").at(-1) ?? "", "secret", Date.now() + 87_000_000)).toBeUndefined();
	});

	test.each(["", "fly", "live one", "live", "rollback one --revision soon", "list --loud", "history one two"])(
		"exits with 2 on wrong use and changes nothing: “%s”",
		async (words) => {
			const before = await store.get(KEYS.live);
			const { exit, out, error } = await run(words);
			expect([exit, out]).toEqual([2, ""]);
			expect(error).toMatch(/error:|Usage:/);
			expect(await store.get(KEYS.live)).toEqual(before);
		},
	);

	test.each([
		["live one 7", "one 7 is not in the store"],
		["live one ../../x", "one ../../x is not in the store"],
		["show one ..", "one .. is not in the store"],
		["canary one /etc", "one /etc is not in the store"],
		["live ghost 1", "The store has no remote “ghost”. It has one, two."],
		["rollback two", "two was never live with another release"],
		["revoke one 2 --why bad", "one 2 is live and cannot be revoked"],
		["lock one", "Give the reason with --why"],
		["rollback one --revision 1", "decided at revision 1, which is no longer live"],
	])("exits with 1 and a sentence on refusal and changes nothing: %s", async (words, sentence) => {
		const before = await store.get(KEYS.live);
		const { exit, out, error } = await run(words);
		expect([exit, out]).toEqual([1, ""]);
		expect(error).toContain(sentence);
		expect(await runJson(words)).toMatchObject({ refused: expect.stringContaining(sentence) });
		expect(await store.get(KEYS.live)).toEqual(before);
	});
});

describe("[PF-7] publishing", () => {
	test("puts the build live, or with --candidate only into the store", async () => {
		expect((await run("publish one --candidate")).out).toMatch(
			/^one 9 is in the store\nThe site with it, until .*\nhttps:/,
		);
		expect(await live()).toEqual({ one: "2", two: "1" });
		expect((await run("publish one --now")).out).toBe("one 9 was already in the store\none 9 is live at revision 3\n");
	});

	test("[PF-10] begins as a canary, and the command waits until the site has put it live for all", async () => {
		const waiting = run("publish one");
		await expect
			.poll(async () => (await readLive(store)).record?.canary)
			.toMatchObject({
				remote: "one",
				version: "9",
				percent: 10,
				widens: true,
				by: "Clara",
				why: "published manually",
				from: "desk:/hub",
			});
		expect(await live()).toEqual({ one: "2", two: "1" });
		await widenCanary(store, { remote: "one", version: "9" });
		const { exit, out, error } = await waiting;
		expect([exit, out]).toEqual([0, "one 9 is live at revision 4\n"]);
		expect(error).toContain("10 % of the visitors get one 9. Waiting");
		const [last] = (await readHistory(store)).records;
		expect(last).toMatchObject({
			action: "publish",
			by: "Clara",
			from: "desk:/hub",
			changes: { one: { before: "2", after: "9" } },
		});
	});

	test("[PF-10] is refused by the command once the site has withdrawn the canary", async () => {
		const waiting = run("publish one");
		await expect.poll(async () => (await readLive(store)).record?.canary?.version).toBe("9");
		await endCanary(store, { by: "the site", why: "8 of 8 pages failed" });
		expect(await waiting).toMatchObject({
			exit: 1,
			error: expect.stringContaining("one 9 is no longer a canary (end canary by the site: 8 of 8 pages failed)."),
		});
	});

	test("[PF-10] says that the outcome is unknown once its canary is gone, and the history with it", async () => {
		const waiting = run("publish one");
		await expect.poll(async () => (await readLive(store)).record?.canary?.version).toBe("9");
		await endCanary(store, { by: "Ada", why: "it flickers" });
		for (const key of await store.list("history/")) await rm(join(folder, "store", key));
		expect(await waiting).toMatchObject({
			exit: 1,
			error: expect.stringContaining("one 9 is no longer a canary, and the history has no entry about it. `npm run"),
		});
	});

	test("[PF-10] waits for another remote's canary, and then begins", async () => {
		await publishRelease(store, await buildTinyRelease(folder, "two", "2"));
		await run("canary two 2");
		const waiting = run("publish one");
		await expect.poll(() => written).toContain("Waiting for the canary of two, which Clara published");
		await run("canary two --end");
		await expect.poll(async () => (await readLive(store)).record?.canary?.remote).toBe("one");
		await widenCanary(store, { remote: "one", version: "9" });
		expect(await waiting).toMatchObject({ exit: 0, error: expect.stringContaining("10 % of the visitors get one 9") });
	});

	test("[PF-10] with --no-wait waits for no canary, its own or another's", async () => {
		await publishRelease(store, await buildTinyRelease(folder, "two", "2"));
		await run("canary two 2");
		expect(await run("publish one --no-wait")).toMatchObject({
			exit: 1,
			error: expect.stringMatching(
				/^✗ two 2 is a canary for 10 % of the visitors since .*, by Clara\. Wait until it ends/,
			),
		});
		await run("canary two --end");
		expect(await run("publish one --no-wait")).toEqual({
			exit: 0,
			error: "",
			out: "one 9 is in the store\n10 % of the visitors get one 9\n",
		});
	});

	test("[PF-10] leaves another remote's canary that began meanwhile, and waits for it too", async () => {
		await publishRelease(store, await buildTinyRelease(folder, "two", "2"));
		const choice = { by: "Berta", why: "new", remote: "two", version: "2", percent: 10 };
		await expect(
			changeLive(store, { ...choice, action: "canary", canary: { remote: "one", version: "1", percent: 10 } }),
		).resolves.toMatchObject({ changed: true });
		await expect(beginCanary(store, choice)).rejects.toThrow(CanaryBusyError);
		expect((await readLive(store)).record?.canary?.remote).toBe("one");
	});

	test("[PF-9] is not refused because another remote changed while it was built and tried", async () => {
		gate = async () => {
			await withdraw(store, { by: "Ada", why: "closed", remote: "two" });
			return [];
		};
		expect(await run("publish one --now")).toMatchObject({ exit: 0 });
		expect(await live()).toEqual({ one: "9" });
	});

	test("[PF-3] is refused if its own remote changed meanwhile, and the change is named", async () => {
		gate = async () => {
			await rollBack(store, { by: "Ada", why: "it fails", remote: "one" });
			return [];
		};
		const { exit, error } = await run("publish one --now");
		expect(exit).toBe(1);
		expect(error).toMatch(
			/decided at revision 2, and one has changed.*\n- revision 3, rollback: one 2 → 1, at .* by Ada: it fails/,
		);
	});

	test("stores nothing if the gate refuses, and check reports the same", async () => {
		const before = await store.list("");
		gate = async (_store, { changed }) => [`${changed} has no page. Give it one.`];
		const published = await run("publish one");
		expect([published.exit, published.error]).toEqual([1, "✗ Refused:\n- one has no page. Give it one.\n"]);
		const checked = await run("check one");
		expect([checked.exit, checked.out]).toEqual([1, "one 9 could not go live:\n- one has no page. Give it one.\n"]);
		expect(await store.list("")).toEqual(before);
	});
});

test("[PF-5] the history names what each change was about, in lines of a terminal's width", async () => {
	const { publicKey } = generateKeyPairSync("ed25519");
	await run('lock one --why "trade fair"');
	await run("unlock one");
	await run('revoke one 1 --why "leaks"');
	await run(`trust ${textOfPublicKey(publicKey)} --team Maps --remotes one`);
	await run(`distrust ${keyIdOf(publicKey)} --why lost`);
	const { out } = await run("history");
	const what = [...out.matchAll(/UTC {2}(.*)/g)].map(([, words]) => words);
	const key = `key ${keyIdOf(publicKey)} of Maps`;
	expect(what.slice(0, 5)).toEqual([`distrust: ${key}`, `trust: ${key}`, "revoke: one 1", "unlock: one", "lock: one"]);
	expect(out).toContain("\n        Clara, commit def+: trade fair\n");
	expect((await run("history two")).out).not.toContain("lock: one");
	expect((await run("history one")).out).toContain("lock: one");
});

test("[PF-10] why shows a visitor's failure, also from a rotated file and another process", async () => {
	const failure = {
		at: "2026-11-26T14:00:00.000Z",
		side: "server",
		kind: "loader",
		remote: "one",
		version: "2",
		route: "a",
	} as const;
	await appendFailures(folder, [{ ...failure, reference: "00000000aa", what: "Error: no data" }]);
	await appendFailures(join(folder, "process-2"), [
		{ ...failure, reference: "00000000bb", what: "x".repeat(2_100_000) },
	]);
	await appendFailures(join(folder, "process-2"), [{ ...failure, reference: "00000000cc", what: "newer" }]);
	expect((await run("why 00000000aa")).out).toBe(
		"2026-11-26 14:00 UTC, loader in the server, route a, one 2\nError: no data\nTo see what was live then: npm run releases -- history one\n",
	);
	expect(await runJson("why 00000000bb")).toMatchObject({ failures: [{ reference: "00000000bb" }] });
	expect((await run("why 00000000cc")).exit).toBe(0);
	expect(await run("why 00000000dd")).toMatchObject({
		exit: 1,
		error: expect.stringContaining("No failure is recorded for “00000000dd”"),
	});
});

test("[PF-6] verify reports damage, and --repair restores what it can", async () => {
	expect((await run("verify")).out).toBe("No file in the store is missing or changed.\n");
	await writeFile(join(folder, "store", KEYS.live), "");
	await writeFile(join(folder, "store", KEYS.file("two", "1", "server.cjs")), "");
	const found = await run("verify");
	expect(found.exit).toBe(1);
	expect(found.out).toMatch(/^- live\.json in the release store is damaged: revision 2 .*\n- two 1: server\.cjs/);
	expect((await run("verify --repair")).out).toMatch(
		/^- two 1: server\.cjs in the store does not match remote\.json\.\n$/,
	);
	expect(await live()).toEqual({ one: "2", two: "1" });
});
