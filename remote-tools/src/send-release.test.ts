// The client that publishes releases, with a server that verifies them like a site.

import { createPublicKey } from "node:crypto";
import { mkdtemp, readFile, rm, stat, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { AdmissionError } from "@hub/releases/admission-error";
import { integrityOf } from "@hub/releases/integrity";
import { keyIdOf, publicKeyFrom, textOfPublicKey } from "@hub/releases/signed-release";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { makeKey, readKey } from "./key-pair.ts";
import { openReceivingSite, type ReceivingSite, signedIn } from "./receiving-site.fixture.ts";
import type { RemoteBuild } from "./remote-build.ts";
import { sendRelease, siteAddress, waitForOutcome } from "./send-release.ts";

let folder: string;
let taking: ReceivingSite;
let site: string;
let build: RemoteBuild;

beforeEach(async () => {
	folder = await mkdtemp(join(tmpdir(), "data-hub-send-"));
	taking = await openReceivingSite();
	site = taking.address;
	const files = { "remote.json": '{"name":"mf-maps"}', "remoteEntry.js": "// entry", "server.cjs": "// server" };
	for (const [name, text] of Object.entries(files)) await writeFile(join(folder, name), text);
	build = {
		name: "mf-maps",
		version: "1",
		manifest: join(folder, "remote.json"),
		files: { "remoteEntry.js": join(folder, "remoteEntry.js"), "server.cjs": join(folder, "server.cjs") },
	};
});
afterEach(async () => {
	await taking.close();
	await rm(folder, { recursive: true, force: true });
});

async function key() {
	const file = join(folder, "hub.key");
	return { publicKey: await makeKey(file), privateKey: readKey(file) };
}

async function send(more: Partial<Parameters<typeof sendRelease>[1]> = {}) {
	return sendRelease(build, { site, key: (await key()).privateKey, ...more });
}

describe("[PF-9] a key", () => {
	test("is readable by its owner only, and has a public key of one line", async () => {
		const { publicKey, privateKey } = await key();
		expect((await stat(join(folder, "hub.key"))).mode & 0o777).toBe(0o600);
		expect(await readFile(join(folder, "hub.key"), "utf8")).toMatch(/^-----BEGIN PRIVATE KEY-----\n/);
		expect(textOfPublicKey(createPublicKey(privateKey))).toBe(publicKey.text);
		expect(keyIdOf(publicKeyFrom(publicKey.text))).toBe(publicKey.id);
	});

	test.each([
		[undefined, "hub.key\n"],
		["dist", "dist\nhub.key\n"],
		["dist\n*.key\n", "dist\n*.key\n"],
		["hub.key", "hub.key"],
	])("is added to a .gitignore of %j", async (before, after) => {
		if (before !== undefined) await writeFile(join(folder, ".gitignore"), before);
		await key();
		expect(await readFile(join(folder, ".gitignore"), "utf8")).toBe(after);
	});

	test("never overwrites another key", async () => {
		await key();
		await expect(makeKey(join(folder, "hub.key"))).rejects.toThrow(AdmissionError);
	});

	test.each(["none.key", "remote.json"])("cannot be read from %s, and the message says why", (file) => {
		expect(() => readKey(join(folder, file))).toThrow(/could not be read as a key .*`hub key`/);
	});
});

describe("[PF-9] a release is sent", () => {
	test("with its manifest first, signed with all options", async () => {
		const { publicKey, privateKey } = await key();
		const options = {
			why: "Maps & more",
			by: "Ada <ada@example>",
			commit: "abcdef0+",
			allowLoss: true,
			candidate: true,
			now: false,
		};
		expect(await sendRelease(build, { site: `${site}/`, key: privateKey, ...options })).toEqual({
			remote: "mf-maps",
			version: "1",
			revision: 7,
		});
		const { url, headers, files } = taking.lastRequest();
		expect(url.pathname + url.search).toBe("/_releases/mf-maps");
		expect(files.map(([name]) => name)).toEqual(["remote.json", "remoteEntry.js", "server.cjs"]);
		expect(headers["x-hub-key"]).toBe(publicKey.id);
		expect(signedIn(taking.lastRequest(), publicKey.text)).toEqual({
			site,
			remote: "mf-maps",
			manifest: integrityOf(files[0]?.[1] ?? new Uint8Array()),
			...options,
			at: expect.any(Number),
			nonce: expect.stringMatching(/^[0-9a-f]{32}$/),
		});
	});

	test("as a candidate without a revision", async () => {
		taking.reply({ status: 200, body: { remote: "mf-maps", version: "1" } });
		expect(await send({ candidate: true })).toEqual({ remote: "mf-maps", version: "1" });
	});
});

describe("[PF-9] a release waits", () => {
	test("until the site has tried another team's, signed again each time", async () => {
		const waits = { status: 503, body: { error: "mf-events has a canary.", waits: true } };
		taking.reply(waits, { status: 429, body: { error: "Too many." } }, waits, {
			status: 200,
			body: { remote: "mf-maps", version: "1", percent: 10 },
		});
		const reasons: string[] = [];
		expect(await send({ pause: 1, onWait: (reason) => reasons.push(reason) })).toEqual({
			remote: "mf-maps",
			version: "1",
			percent: 10,
		});
		expect(reasons).toEqual(["mf-events has a canary."]);
	});

	test("for nothing if it is not to wait", async () => {
		taking.reply({ status: 503, body: { error: "mf-events has a canary.", waits: true } });
		await expect(send({ wait: false })).rejects.toThrow(": mf-events has a canary.");
	});

	test("[PF-10] until the site has decided on its canary", async () => {
		taking.reply(
			{ status: 200, body: { kind: "tried", percent: 10 } },
			{ status: 200, body: { kind: "ended", why: "It fails." } },
		);
		expect(await waitForOutcome(site, { remote: "mf-maps", version: "1" }, 1)).toEqual({
			kind: "ended",
			why: "It fails.",
		});
		expect(taking.lastRequest().url.pathname).toBe("/_releases/mf-maps/1");
	});
});

describe("[PF-9] a refusal is explained", () => {
	test("with every reason of the gate", async () => {
		taking.reply({ status: 422, body: { refused: ["styles: “body” is not yours.", "sizes: too much."] } });
		await expect(send()).rejects.toMatchObject({
			message: `${site} refuses the release:\n- styles: “body” is not yours.\n- sizes: too much.`,
			reasons: ["styles: “body” is not yours.", "sizes: too much."],
		});
	});

	test.each([
		[401, "rejects the signature"],
		[403, "This key may not publish this remote"],
		[404, "accepts no releases at this address"],
		[409, "Something else changed meanwhile"],
		[413, "too large"],
		[503, "cannot accept releases now"],
	])("for the status %i", async (status, sentence) => {
		taking.reply({ status, body: { error: "Because." } });
		await expect(send()).rejects.toThrow(sentence);
		await rm(join(folder, "hub.key"));
		await expect(send()).rejects.toThrow(`${site}: Because.`);
		await rm(join(folder, "hub.key"));
		taking.reply({ status, body: "<html>a proxy</html>" });
		await expect(send()).rejects.toThrow(sentence);
	});

	test.each([
		[200, { done: true }],
		[200, "<html>"],
		[201, {}],
		[301, ""],
		[422, { error: "no list" }],
		[500, "oops"],
	])("for the invalid response %i with %j", async (status, body) => {
		taking.reply({ status, body });
		await expect(send()).rejects.toThrow(`${site} answered ${status}`);
	});

	test("after a timeout", async () => {
		taking.reply("never");
		await expect(send({ deadline: 50 })).rejects.toThrow(/did not respond within 0\.05 s\. It may have the release/);
	});

	test("for an unreachable site", async () => {
		await expect(send({ site: "http://127.0.0.1:1" })).rejects.toThrow(
			/127\.0\.0\.1:1 could not be reached \(.+\): check --site/,
		);
	});
});

test.each([
	["https://datahub.example", true],
	["https://datahub.example/below/", true],
	["http://localhost:3000", true],
	["http://[::1]:3000", true],
	["http://datahub.example", false],
	["ftp://datahub.example", false],
	["datahub.example", false],
	["", false],
])("[PF-9] %s is a valid site address: %s", (address, isOne) => {
	if (isOne) expect(siteAddress(address)).toBeInstanceOf(URL);
	else expect(() => siteAddress(address)).toThrow("must be the site’s address");
});
