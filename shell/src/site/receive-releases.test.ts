// Releases that a team may send, and refusals before the body is read.

import { generateKeyPairSync, randomBytes } from "node:crypto";
import { mkdtemp, readdir, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { folderStore } from "@hub/releases/folder-store";
import { integrityOf } from "@hub/releases/integrity";
import { encodeJson } from "@hub/releases/json";
import {
	keyIdOf,
	SIGNED_HEADERS,
	type SignedRelease,
	signRelease,
	textOfPublicKey,
} from "@hub/releases/signed-release";
import { versionOf } from "@hub/releases/version";
import { CONTRACT_VERSION } from "@hub/shared-contracts/remote/remote";
import type { RemoteManifest } from "@hub/shared-contracts/remote/remote-manifest";
import { Hono } from "hono";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { bufferBodies } from "../http/request-body.server.ts";
import type { Surroundings } from "../http/surroundings.server.ts";
import type { UploadedRelease, UploadResult } from "../process/messages.ts";
import type { LoadedCanary } from "../remotes/live-set.server.ts";
import type { LoadedSet } from "../remotes/load-set.server.ts";
import { receiveReleases } from "./receive-releases.server.ts";

const { publicKey, privateKey } = generateKeyPairSync("ed25519");
const stranger = generateKeyPairSync("ed25519");
const id = keyIdOf(publicKey);

const code = new TextEncoder().encode("exports.default = {};");
const described: Omit<RemoteManifest, "version"> = {
	name: "mf-new",
	contractVersion: CONTRACT_VERSION,
	shared: {},
	routes: [],
	slots: {},
	redirects: [],
	lazyChunks: {},
	services: {},
	messages: { de: { js: [], css: [] }, en: { js: [], css: [] } },
	api: [],
	entry: "remoteEntry.js",
	server: "server.cjs",
	files: { "remoteEntry.js": integrityOf(code), "server.cjs": integrityOf(code) },
};
const manifest = encodeJson({ ...described, version: versionOf("0.1.0", described) });

let folder: string;
beforeEach(async () => {
	folder = await mkdtemp(join(tmpdir(), "data-hub-received-"));
});
afterEach(() => rm(folder, { recursive: true, force: true }));

/** A request of the team, with other options than usual. */
const releaseOf = (changed: Partial<SignedRelease>): SignedRelease => ({
	site: "http://site",
	remote: "mf-new",
	manifest: integrityOf(manifest),
	at: Date.now(),
	nonce: randomBytes(16).toString("hex"),
	candidate: false,
	now: false,
	allowLoss: false,
	...changed,
});

function opened(
	answer: UploadResult | Promise<UploadResult> = { kind: "published", version: "0.1.0-a", revision: 7 },
	canary?: LoadedCanary,
) {
	const uploads: { readonly upload: UploadedRelease; readonly files: readonly string[]; readonly server: string }[] =
		[];
	const keys: Record<
		string,
		{ team: string; remotes: string[]; publicKey: string; at: string; by: string; why: string }
	> = {
		[id]: { team: "Events", remotes: ["mf-new"], publicKey: textOfPublicKey(publicKey), at: "", by: "", why: "" },
	};
	const receiver = receiveReleases({
		live: {
			keys: () => keys,
			canary: () => canary,
			manifestOf: async (_remote, version) => (version === "1" ? { ...described, version } : undefined),
		},
		store: folderStore(join(folder, "releases")),
		publicUrl: "http://site",
		folder,
		async publishUpload(upload) {
			const files = (await readdir(upload.folder)).sort();
			uploads.push({ upload, files, server: await readFile(join(upload.folder, "server.cjs"), "utf8") });
			return answer;
		},
		networkOf: () => "one",
		log: { info: vi.fn(), warn: vi.fn(), error: vi.fn() },
	});
	const app = new Hono<Surroundings>();
	app.get("/_releases/:remote/:version", receiver.outcome);
	app.use("/_releases/*", receiver.guard);
	app.use(bufferBodies(5_000));
	app.post("/_releases/*", receiver.take);
	const send = async ({ changed = {}, by = privateKey, query = "", headers = {}, ...part }: Partial<Sent> = {}) => {
		const sent = { remote: "mf-new", manifest, ...part };
		const release = releaseOf({ remote: sent.remote, ...changed });
		const body = new FormData();
		body.append("file", new File([new Uint8Array(sent.manifest)], "remote.json"));
		for (const name of ["remoteEntry.js", "server.cjs"]) body.append("file", new File([code], name));
		const request = new Request(`http://site/_releases/${sent.remote}${query}`, {
			method: "POST",
			headers: { ...signRelease(release, by), [SIGNED_HEADERS.key]: id, ...headers },
			body: sent.body ?? body,
		});
		const response = await app.fetch(request, { socket: undefined });
		return { status: response.status, body: (await response.json()) as Record<string, unknown> };
	};
	const outcomeOf = async (path: string) =>
		(await app.fetch(new Request(`http://site/_releases/${path}`), { socket: undefined })).json();
	return { send, uploads, keys, outcomeOf };
}
interface Sent {
	readonly remote: string;
	readonly manifest: Uint8Array;
	/** Changed options, which are signed. */
	readonly changed: Partial<SignedRelease>;
	readonly by: typeof privateKey;
	readonly query: string;
	readonly headers: Readonly<Record<string, string>>;
	readonly body: string;
}

/** Names in the folder beside the store. */
const leftBehind = async () => (await readdir(folder)).filter((name) => name !== "releases");

describe("[PF-9] a release that a team sends", () => {
	test("is passed on with its files, key and signed options", async () => {
		const { send, uploads } = opened();
		const changed = { why: "Agenda", by: "Ada", commit: "abcdef0", candidate: true };
		expect(await send({ changed, query: "?why=Other&by=Eve&candidate=0&allow-loss=1" })).toEqual({
			status: 200,
			body: { remote: "mf-new", version: "0.1.0-a", revision: 7 },
		});
		expect(uploads).toEqual([
			{
				upload: {
					folder: expect.any(String),
					remote: "mf-new",
					key: id,
					team: "Events",
					by: "Ada",
					why: "Agenda",
					commit: "abcdef0",
					candidate: true,
					now: false,
					allowLoss: false,
				},
				files: ["remote.json", "remoteEntry.js", "server.cjs"],
				server: "exports.default = {};",
			},
		]);
		expect(await leftBehind()).toEqual([]);
	});

	test.each<[string, Partial<Sent>, number, string]>([
		["without a signature", { headers: { [SIGNED_HEADERS.signature]: "" } }, 401, "not signed"],
		[
			"of a key named as all objects have one",
			{ headers: { [SIGNED_HEADERS.key]: "constructor" } },
			401,
			"does not trust the key",
		],
		["signed with another key", { by: stranger.privateKey }, 401, "does not match the key"],
		["signed for another site", { changed: { site: "http://staging" } }, 401, "signed for mf-new at http://staging"],
		["sent to another remote's address", { changed: { remote: "mf-events" } }, 401, "signed for mf-events"],
		["of yesterday", { changed: { at: Date.now() - 86_400_000 } }, 401, "too old"],
		["of another remote than the key's", { remote: "mf-events" }, 403, "may publish mf-new, not mf-events"],
		[
			"with another remote.json than signed",
			{ manifest: encodeJson({ ...described, version: "1" }) },
			400,
			"differs from the signed one",
		],
		["with a made-up commit", { changed: { commit: "main" } }, 400, "commit"],
		["with control characters in its reason", { changed: { why: "\u001b[2J" } }, 400, "why"],
	])("%s is refused", async (_what, part, status, words) => {
		const { send, uploads } = opened();
		const answer = await send(part);
		expect(answer.status).toBe(status);
		expect(answer.body.error).toContain(words);
		expect(uploads).toEqual([]);
		expect(await leftBehind()).toEqual([]);
	});

	test("is accepted once by all processes of a site", async () => {
		const [one, other] = [opened(), opened()];
		const changed = { nonce: "0".repeat(32), at: Date.now() };
		const { [SIGNED_HEADERS.signature]: signature } = signRelease(releaseOf(changed), privateKey);
		const rewritten = {
			[SIGNED_HEADERS.signature]: signature.replaceAll("+", "-").replaceAll("/", "_").replaceAll("=", ""),
		};
		expect((await one.send({ changed })).status).toBe(200);
		expect((await one.send({ changed })).status).toBe(409);
		expect((await one.send({ changed, headers: rewritten })).status).toBe(409);
		expect((await other.send({ changed })).status).toBe(409);
		expect((await other.send()).status).toBe(200);
	});

	test("waits for another remote's canary, unless it goes live for all at once or not at all", async () => {
		const other = {
			remote: "mf-events",
			version: "1",
			percent: 10,
			at: "2026-11-30T00:00:00Z",
			widens: true,
			set: {} as LoadedSet,
		};
		const { send } = opened({ kind: "published", version: "0.1.0-a", revision: undefined, percent: 10 }, other);
		expect(await send()).toEqual({
			status: 503,
			body: { error: "mf-events has a canary, and one is compared at a time.", waits: true },
		});
		expect(await send({ changed: { now: true } })).toMatchObject({ status: 200, body: { percent: 10 } });
		expect((await send({ changed: { candidate: true } })).status).toBe(200);
		expect((await opened(undefined, { ...other, remote: "mf-new" }).send()).status).toBe(200);
	});

	test("of a key that is no longer trusted is refused", async () => {
		const { send, keys } = opened();
		expect((await send()).status).toBe(200);
		delete keys[id];
		expect((await send()).status).toBe(401);
	});

	test("[PF-10] has an outcome for those who know its version", async () => {
		const { outcomeOf } = opened();
		expect(await outcomeOf("mf-new/1")).toEqual({ kind: "unknown" });
		expect(await outcomeOf("mf-new/2")).toEqual({ error: "There is no such release." });
	});

	test("of unknown keys is rate-limited", async () => {
		const { send } = opened();
		for (let time = 0; time < 30; time += 1) await send({ headers: { [SIGNED_HEADERS.key]: "0".repeat(16) } });
		expect((await send()).status).toBe(429);
	});
});
