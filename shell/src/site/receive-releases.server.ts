// POST /_releases/<remote>: a team publishes a release over the network, signed with a key that an operator trusts for
// the remote (PF-9). The signature is over every option and the digest of `remote.json`, which has those of all files,
// so it is verified before any of them is read.

import { randomUUID } from "node:crypto";
import { mkdir, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { canaryOutcome } from "@hub/releases/canary-outcome";
import { isIntact } from "@hub/releases/integrity";
import { useNonce } from "@hub/releases/nonces";
import { publicKeyFrom, SIGNED_HEADERS, verifyRelease } from "@hub/releases/signed-release";
import type { ReleaseStore } from "@hub/releases/store";
import { isVersionOf } from "@hub/releases/version";
import { MANIFEST_FILE, remoteManifestSchema } from "@hub/shared-contracts/remote/remote-manifest";
import type { Context, Handler, MiddlewareHandler } from "hono";
import type { Log } from "../base/log.server.ts";
import { createRateLimiter } from "../base/rate-limiter.server.ts";
import type { Visitors } from "../base/visitors.server.ts";
import type { Surroundings } from "../http/surroundings.server.ts";
import type { UploadedRelease } from "../process/messages.ts";
import type { PublishUpload } from "../process/release-uploads.server.ts";
import type { LiveSet } from "../remotes/live-set.server.ts";
import { asksForLive } from "./send-live.server.ts";

/** The endpoint for releases of teams. */
export const RELEASES_PATH = "/_releases";

export interface ReceiveReleasesOptions {
	readonly live: Pick<LiveSet, "keys" | "canary" | "manifestOf">;
	/** Stores the nonces of accepted requests. */
	readonly store: ReleaseStore;
	/** The site's address, for which releases have to be signed. */
	readonly publicUrl: string;
	/** Folder for files before their trial. */
	readonly folder: string;
	readonly publishUpload: PublishUpload;
	readonly networkOf: Visitors;
	readonly log: Log;
}

/** Receives releases. */
export interface ReleaseReceiver {
	/** Verifies signatures, before bodies are read. */
	readonly guard: MiddlewareHandler<Surroundings>;
	/** Accepts a release whose body is in memory. */
	readonly take: Handler<Surroundings>;
	/** Returns the outcome of a release: GET /_releases/<remote>/<version>. */
	readonly outcome: Handler<Surroundings>;
}

/** Requests of one network that are accepted in a period, in ms. */
const ATTEMPTS = { max: 30, windowMs: 60_000 } as const;

/** Requests of one network for outcomes in a period, in ms. */
const OUTCOMES = { max: 120, windowMs: 60_000 } as const;

/** Most files of a release. */
const MAX_FILES = 2_000;

type Status = 400 | 401 | 403 | 404 | 409 | 413 | 429 | 503;

/** Creates the endpoint. One release is tried at a time: a trial takes a processor for seconds. */
export function receiveReleases({
	live,
	store,
	publicUrl,
	folder,
	publishUpload,
	networkOf,
	log,
}: ReceiveReleasesOptions): ReleaseReceiver {
	const attempts = createRateLimiter(ATTEMPTS);
	const outcomes = createRateLimiter(OUTCOMES);
	const site = new URL(publicUrl).origin;
	let busy = false;

	/** @param waits true if the same release may be accepted later */
	const refuse = (context: Context<Surroundings>, status: Status, error: string, waits = false) =>
		context.json({ error, ...(waits ? { waits } : {}) }, status, {
			"cache-control": "no-store",
			...(status === 429 || status === 503 ? { "retry-after": "30" } : {}),
		});

	return {
		async guard(context, next) {
			const { raw, method, path } = context.req;
			if (method !== "POST") return refuse(context, 404, "Releases are sent here with POST, by `hub publish`.");
			if (attempts(networkOf(raw.headers, context.env.socket)) !== undefined)
				return refuse(context, 429, "Too many releases at once. Try again in a minute.");
			const key = raw.headers.get(SIGNED_HEADERS.key);
			const [release, signature] = [raw.headers.get(SIGNED_HEADERS.release), raw.headers.get(SIGNED_HEADERS.signature)];
			if (!key || !release || !signature)
				return refuse(
					context,
					401,
					"The release is not signed in the format of this version. `hub publish --key …` signs it.",
				);
			const trusted = Object.entries(live.keys()).find(([id]) => id === key)?.[1];
			if (!trusted)
				return refuse(
					context,
					401,
					"This site does not trust the key. Its operator adds it with `npm run releases -- trust`.",
				);
			const remote = path.slice(RELEASES_PATH.length + 1);
			const result = verifyRelease({ release, signature }, publicKeyFrom(trusted.publicKey), Date.now());
			if (result.kind === "forged")
				return refuse(context, 401, `The signature does not match the key ${key} and this release.`);
			if (result.kind === "invalid")
				return refuse(context, 400, `The request is signed, but not valid: ${result.reason}`);
			if (result.kind === "expired")
				return refuse(
					context,
					401,
					"The signature is too old or from the future. Compare the clocks of this machine and of the site.",
				);
			if (result.release.remote !== remote || result.release.site !== site)
				return refuse(
					context,
					401,
					`The release is signed for ${result.release.remote} at ${result.release.site}, but was sent for ${remote} at ${site}.`,
				);
			if (!trusted.remotes.includes(remote))
				return refuse(context, 403, `The key ${key} may publish ${trusted.remotes.join(", ")}, not ${remote}.`);
			// Before temporary refusals: nobody else may repeat a request that was refused.
			const nonce = await useNonce(store, result.release, Date.now());
			if (nonce === "used")
				return refuse(context, 409, "This upload was already received. Publish again, which creates a new signature.");
			if (nonce === "full")
				return refuse(context, 503, "Too many releases were sent recently. Try again in a few minutes.", true);
			if (asksForLive(raw)) {
				context.set("signedRelease", result.release);
				return next();
			}
			if (busy) return refuse(context, 503, "Another release is being checked. Try again in a minute.", true);
			const canary = live.canary();
			if (canary && canary.remote !== remote && !result.release.now && !result.release.candidate)
				return refuse(context, 503, `${canary.remote} has a canary, and one is compared at a time.`, true);
			busy = true;
			context.set("signedRelease", result.release);
			try {
				await next();
			} finally {
				busy = false;
			}
			return undefined;
		},
		async take(context) {
			const { raw } = context.req;
			const key = raw.headers.get(SIGNED_HEADERS.key) ?? "";
			const team = live.keys()[key]?.team;
			if (team === undefined) return refuse(context, 401, `This site no longer trusts the key ${key}.`);
			const release = context.get("signedRelease");
			if (!release) return refuse(context, 401, "This release is not signed.");
			const files = await filesOf(raw);
			if (typeof files === "string") return refuse(context, 400, files);
			const { remote, manifest, by, why, commit, candidate, now, allowLoss } = release;
			const fault = faultOf(files, remote, manifest);
			if (fault) return refuse(context, 400, fault);
			const own = join(folder, `upload-${randomUUID()}`);
			try {
				await mkdir(own, { recursive: true, mode: 0o700 });
				for (const [name, bytes] of files) await writeFile(join(own, name), bytes, { mode: 0o600 });
				const upload: UploadedRelease = { folder: own, remote, key, team, by, why, commit, candidate, now, allowLoss };
				const answer = await publishUpload(upload);
				log.info({ remote, key, team, outcome: answer.kind }, "A team sent a release");
				if (answer.kind === "refused") return context.json({ refused: answer.reasons }, 422);
				if (answer.kind === "busy") return refuse(context, 503, answer.reason, true);
				if (answer.kind === "failed")
					return refuse(
						context,
						503,
						"The release could not be checked; the site's log has the reason. Nothing has changed.",
					);
				const { version, revision, percent, preview } = answer;
				return context.json({ remote, version, revision, percent, preview });
			} finally {
				await rm(own, { recursive: true, force: true });
			}
		},
		async outcome(context) {
			if (outcomes(networkOf(context.req.raw.headers, context.env.socket)) !== undefined)
				return refuse(context, 429, "Too many requests. Try again in a minute.");
			const [remote = "", version = ""] = context.req.path.slice(RELEASES_PATH.length + 1).split("/");
			if (!(await live.manifestOf(remote, version))) return refuse(context, 404, "There is no such release.");
			const outcome = await canaryOutcome(store, remote, version);
			// Versions are in every page, so anyone may ask: names and reasons of people stay in the history.
			const why = outcome.kind === "ended" && outcome.by === "the site" ? outcome.why : "by a later change";
			return context.json(outcome.kind === "ended" ? { kind: "ended", why } : outcome, 200, {
				"cache-control": "no-store",
			});
		},
	};
}

/** Returns the files of a body by their names, or why it is invalid. */
async function filesOf(request: Request): Promise<ReadonlyMap<string, Uint8Array> | string> {
	const form = await request.formData().catch(() => undefined);
	if (!form) return "A release must be sent as multipart/form-data with a part for each file.";
	const parts = form.getAll("file");
	if (parts.length > MAX_FILES) return `A release has ${MAX_FILES} files at most.`;
	const files = new Map<string, Uint8Array>();
	for (const part of parts) {
		if (typeof part === "string" || !/^[\w][\w.-]{0,200}$/.test(part.name))
			return "A part of the release has no valid file name.";
		files.set(part.name, new Uint8Array(await part.arrayBuffer()));
	}
	return files;
}

/** Returns why files are not the signed release; undefined if they are. */
function faultOf(files: ReadonlyMap<string, Uint8Array>, remote: string, signed: string): string | undefined {
	const bytes = files.get(MANIFEST_FILE);
	if (!bytes || !isIntact(bytes, signed)) return `${MANIFEST_FILE} is missing or differs from the signed one.`;
	const manifest = remoteManifestSchema.safeParse(parseJson(bytes));
	if (!manifest.success)
		return `${MANIFEST_FILE} is not a valid manifest: build the release with this version of the packages.`;
	if (manifest.data.name !== remote) return `${MANIFEST_FILE} belongs to ${manifest.data.name}, not to ${remote}.`;
	if (!isVersionOf(manifest.data))
		return `${MANIFEST_FILE} has a version that does not match its content: build the release again.`;
	return undefined;
}

function parseJson(bytes: Uint8Array): unknown {
	try {
		return JSON.parse(new TextDecoder().decode(bytes));
	} catch {
		return undefined;
	}
}
