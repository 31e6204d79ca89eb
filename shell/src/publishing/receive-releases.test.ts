// What a team may send, and what is refused before anything of it is read.

import { generateKeyPairSync } from "node:crypto";
import { mkdtemp, readdir, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { integrityOf } from "@hub/releases/integrity";
import { encodeJson } from "@hub/releases/json";
import { keyIdOf, SIGNED_HEADERS, signRelease, textOfPublicKey } from "@hub/releases/signed-release";
import { versionOf } from "@hub/releases/version";
import { CONTRACT_VERSION } from "@hub/shared-contracts/remote/remote";
import type { RemoteManifest } from "@hub/shared-contracts/remote/remote-manifest";
import { Hono } from "hono";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { bufferBodies } from "../http/request-body.server.ts";
import type { Surroundings } from "../http/surroundings.server.ts";
import type { OfferAnswer, OfferedRelease } from "../process/messages.ts";
import { receiveReleases } from "./receive-releases.server.ts";

const { publicKey, privateKey } = generateKeyPairSync("ed25519");
const stranger = generateKeyPairSync("ed25519");
const id = keyIdOf(publicKey);

const code = new TextEncoder().encode("exports.default = {};");
const described: Omit<RemoteManifest, "version"> = {
	...{ name: "mf-new", contractVersion: CONTRACT_VERSION, shared: {}, routes: [], slots: {}, redirects: [], lazyChunks: {} },
	...{ services: {}, messages: { de: { js: [], css: [] }, en: { js: [], css: [] } }, api: [] },
	...{
		entry: "remoteEntry.js",
		server: "server.cjs",
		files: { "remoteEntry.js": integrityOf(code), "server.cjs": integrityOf(code) },
	},
};
const manifest = encodeJson({ ...described, version: versionOf("0.1.0", described) });

let folder: string;
beforeEach(async () => {
	folder = await mkdtemp(join(tmpdir(), "data-hub-received-"));
});
afterEach(() => rm(folder, { recursive: true, force: true }));

function opened(answer: OfferAnswer | Promise<OfferAnswer> = { kind: "published", version: "0.1.0-a", revision: 7 }) {
	const offers: { readonly offer: OfferedRelease; readonly files: readonly string[]; readonly server: string }[] = [];
	const keys: Record<string, { team: string; remotes: string[]; publicKey: string; at: string; by: string; why: string }> = {
		[id]: { team: "Events", remotes: ["mf-new"], publicKey: textOfPublicKey(publicKey), at: "", by: "", why: "" },
	};
	const receiver = receiveReleases({
		live: { keys: () => keys },
		folder,
		async offer(offer) {
			const files = (await readdir(offer.folder)).sort();
			offers.push({ offer, files, server: await readFile(join(offer.folder, "server.cjs"), "utf8") });
			return answer;
		},
		networkOf: () => "one",
		log: { info: vi.fn(), warn: vi.fn(), error: vi.fn() },
	});
	const app = new Hono<Surroundings>();
	app.use("/_releases/*", receiver.guard);
	app.use(bufferBodies(5_000));
	app.post("/_releases/*", receiver.take);
	const send = async (part: Partial<Sent> = {}) => {
		const sent: Sent = { remote: "mf-new", manifest, at: Date.now(), key: id, by: privateKey, query: "", headers: {}, ...part };
		const integrity = integrityOf(manifest);
		const body = new FormData();
		body.append("file", new File([new Uint8Array(sent.manifest)], "remote.json"));
		for (const name of ["remoteEntry.js", "server.cjs"]) body.append("file", new File([code], name));
		const request = new Request(`http://site/_releases/${sent.remote}${sent.query}`, {
			method: "POST",
			headers: {
				[SIGNED_HEADERS.key]: sent.key,
				[SIGNED_HEADERS.at]: String(sent.at),
				[SIGNED_HEADERS.manifest]: integrity,
				[SIGNED_HEADERS.signature]: signRelease({ remote: sent.remote, manifest: integrity, at: sent.at }, sent.by),
				...sent.headers,
			},
			body: sent.body ?? body,
		});
		const response = await app.fetch(request, { socket: undefined });
		return { status: response.status, said: (await response.json()) as Record<string, unknown> };
	};
	return { send, offers, keys };
}
interface Sent {
	readonly remote: string;
	readonly manifest: Uint8Array;
	readonly at: number;
	readonly key: string;
	readonly by: typeof privateKey;
	readonly query: string;
	readonly headers: Readonly<Record<string, string>>;
	readonly body?: string;
}

describe("[PF-9] a release that a team sends", () => {
	test("is offered with its files, its key and what was said of it, and leaves no file behind", async () => {
		const { send, offers } = opened();
		expect(await send({ query: "?why=Agenda&by=Ada&commit=abcdef0&allow-loss=1" })).toEqual({
			status: 200,
			said: { remote: "mf-new", version: "0.1.0-a", revision: 7 },
		});
		expect(offers).toEqual([
			{
				offer: {
					...{ folder: expect.any(String), remote: "mf-new", key: id, team: "Events", by: "Ada", why: "Agenda" },
					...{ commit: "abcdef0", candidate: false, allowLoss: true },
				},
				files: ["remote.json", "remoteEntry.js", "server.cjs"],
				server: "exports.default = {};",
			},
		]);
		expect(await readdir(folder)).toEqual([]);
	});

	test("that the gate refuses is answered with every reason", async () => {
		const { send } = opened({ kind: "refused", reasons: ["styles: …", "messages: …"] });
		expect(await send()).toEqual({ status: 422, said: { refused: ["styles: …", "messages: …"] } });
	});

	test.each<[string, Partial<Sent>, number, string]>([
		["without a signature", { headers: { [SIGNED_HEADERS.signature]: "" } }, 401, "not signed"],
		["of an unknown key", { key: "0".repeat(16) }, 401, "does not trust the key"],
		["signed with another key", { by: stranger.privateKey }, 401, "not of the key"],
		["signed for other bytes", { headers: { [SIGNED_HEADERS.manifest]: integrityOf(code) } }, 401, "not of the key"],
		["of yesterday", { at: Date.now() - 86_400_000 }, 401, "too old"],
		["of another remote than the key's", { remote: "mf-events" }, 403, "may publish mf-new, and not mf-events"],
		["with another remote.json than signed", { manifest: encodeJson({ ...described, version: "1" }) }, 400, "not what was signed"],
		["that is no form", { body: "release" }, 400, "multipart/form-data"],
		["with a made-up commit", { query: "?commit=main" }, 400, "commit"],
	])("%s is refused", async (_what, part, status, words) => {
		const { send, offers } = opened();
		const answer = await send(part);
		expect(answer.status).toBe(status);
		expect(answer.said.error).toContain(words);
		expect(offers).toEqual([]);
		expect(await readdir(folder)).toEqual([]);
	});

	test("is not taken twice, so that it cannot undo a roll back", async () => {
		const { send } = opened();
		const at = Date.now();
		expect((await send({ at })).status).toBe(200);
		expect((await send({ at })).status).toBe(409);
		expect((await send({ at: at + 1 })).status).toBe(200);
	});

	test("waits for no other: one at a time is tried", async () => {
		const { promise, resolve } = Promise.withResolvers<OfferAnswer>();
		const { send, offers } = opened(promise);
		const first = send();
		await expect.poll(() => offers.length).toBe(1);
		expect((await send({ at: Date.now() + 1 })).status).toBe(503);
		resolve({ kind: "failed" });
		expect((await first).status).toBe(503);
		expect((await send({ at: Date.now() + 2 })).status).toBe(503);
		expect(offers).toHaveLength(2);
	});

	test("of a key whose trust was taken away is refused from then on", async () => {
		const { send, keys } = opened();
		expect((await send()).status).toBe(200);
		delete keys[id];
		expect((await send({ at: Date.now() + 1 })).status).toBe(401);
	});

	test("guessing is slowed down", async () => {
		const { send } = opened();
		for (let time = 0; time < 30; time += 1) await send({ key: "0".repeat(16) });
		expect((await send()).status).toBe(429);
	});
});
