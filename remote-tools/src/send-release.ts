// Sends a signed release to a site, and waits until the site has decided on it. The site's part is in docs/teams.md.

import type { KeyObject } from "node:crypto";
import { readFile } from "node:fs/promises";
import { setTimeout as sleep } from "node:timers/promises";
import { AdmissionError } from "@hub/releases/admission-error";
import { integrityOf } from "@hub/releases/integrity";
import { requestNow, signRelease } from "@hub/releases/signed-release";
import { MANIFEST_FILE } from "@hub/shared-contracts/remote/remote-manifest";
import { z } from "zod";
import type { RemoteBuild } from "./remote-build.ts";

/** Timeout in ms: a site renders pages of the release before it responds. */
const SEND_TIMEOUT_MS = 120_000;

/** Pause in ms before a release is sent again. A site accepts 30 in a minute. */
const SEND_PAUSE_MS = 20_000;

/** Pause in ms before an outcome is requested again. */
const OUTCOME_PAUSE_MS = 2_000;

/** Longest wait for other teams' releases, and for the decision on a canary, in ms. */
const WAIT_MS = 3_600_000;

export interface SentWith {
	readonly by?: string | undefined;
	readonly why?: string | undefined;
	readonly commit?: string | undefined;
	/** True if routes, slots, services and API paths of the live release may disappear. Default false. */
	readonly allowLoss?: boolean | undefined;
	/** True to only store it on the site. Default false. */
	readonly candidate?: boolean | undefined;
	/** True to put it live for all visitors at once. Default false: it begins as a canary. */
	readonly now?: boolean | undefined;
	/** False to be refused while the site tries another team's release. Default true: it is sent again. */
	readonly wait?: boolean | undefined;
}

const taken = z.object({
	remote: z.string(),
	version: z.string(),
	revision: z.number().optional(),
	/** Share of visitors who get it, if it is a canary. */
	percent: z.number().optional(),
	/** Preview of the whole site with it, valid for a day. */
	preview: z.url().optional(),
});
const refused = z.object({ refused: z.array(z.string()) });
const failed = z.object({ error: z.string(), waits: z.boolean().default(false) });
const outcomeSchema = z.discriminatedUnion("kind", [
	z.object({ kind: z.literal("tried"), percent: z.number() }),
	z.object({ kind: z.literal("live"), revision: z.number() }),
	z.object({ kind: z.literal("ended"), why: z.string() }),
	z.object({ kind: z.literal("unknown") }),
]);

/** Outcome of a canary; `tried`: it still runs. */
export type ReleaseOutcome = z.infer<typeof outcomeSchema>;

/** Stored release. Without a revision, it is not live for everyone. */
export type SentRelease = z.infer<typeof taken>;

/** Explanations of a site's failure responses. */
const FAILURES: Readonly<Record<number, string>> = {
	401: "The site rejects the signature: check that its operator trusts this key and that this machine’s clock is correct.",
	403: "This key may not publish this remote: ask the site’s operator.",
	404: "The site accepts no releases at this address: check --site, and ask its operator to enable them.",
	409: "Something else changed meanwhile: check, then publish again.",
	413: "The release is too large for the site: make it smaller, or ask its operator.",
	429: "The site received too many releases: wait a minute, then publish again.",
	503: "The site cannot accept releases now: publish again in a minute.",
};

/**
 * Sends a release, and again until the site accepts it, unless it is not to wait.
 * @param site its public address
 * @throws AdmissionError with the site's reason if it rejects the release, or does not respond
 */
export async function sendRelease(
	build: RemoteBuild,
	{
		site,
		key,
		wait = true,
		deadline = SEND_TIMEOUT_MS,
		pause = SEND_PAUSE_MS,
		onWait = () => undefined,
		...options
	}: {
		readonly site: string;
		readonly key: KeyObject;
		readonly deadline?: number;
		readonly pause?: number;
		/** Called once with the site's reason if it does not accept the release yet. */
		readonly onWait?: (reason: string) => void;
	} & SentWith,
): Promise<SentRelease> {
	const manifest = await readFile(build.manifest);
	const digest = integrityOf(manifest);
	const base = siteAddress(site);
	const body = await bodyOf(build, manifest);
	const until = Date.now() + WAIT_MS;
	for (let hasSaid = false; ; hasSaid = true) {
		const { by, why, commit, allowLoss, candidate, now } = options;
		const stated = { by, why, commit, allowLoss, candidate, now };
		const request = requestNow({ site: base.origin, remote: build.name, manifest: digest, ...stated });
		// A signature is for one site, so redirects are not followed.
		const sent: RequestInit = { method: "POST", redirect: "manual", headers: signRelease(request, key), body };
		const response = await ask(releaseUrl(base, build.name), sent, deadline);
		const { data: failure } = failed.safeParse(response.body);
		const isLater = response.status === 429 || (response.status === 503 && failure?.waits);
		if (wait && isLater && Date.now() < until) {
			if (!hasSaid) onWait(failure?.error ?? "The site received too many requests.");
			await sleep(pause);
			continue;
		}
		if (response.status === 200) {
			const { data } = taken.safeParse(response.body);
			if (data) return data;
		}
		throw refusalOf(response, site);
	}
}

/** Waits until a site has decided on a canary. @returns `tried` if it has not within an hour */
export async function waitForOutcome(
	site: string,
	{ remote, version }: Pick<SentRelease, "remote" | "version">,
	pause = OUTCOME_PAUSE_MS,
): Promise<ReleaseOutcome> {
	const url = releaseUrl(siteAddress(site), `${remote}/${version}`);
	const until = Date.now() + WAIT_MS;
	for (;;) {
		// The site may restart meanwhile.
		const response = await ask(url, { redirect: "manual" }, SEND_TIMEOUT_MS).catch((error: unknown) => {
			if (Date.now() > until) throw error;
			return { status: 503, body: undefined };
		});
		const { data: outcome } = outcomeSchema.safeParse(response.body);
		const isLater = response.status === 429 || response.status >= 500;
		if (!outcome && (!isLater || Date.now() > until)) throw refusalOf(response, site);
		if (outcome && (outcome.kind !== "tried" || Date.now() > until)) return outcome;
		await sleep(pause);
	}
}

function releaseUrl(base: URL, path: string): URL {
	return new URL(`${base.href.replace(/\/*$/, "")}/_releases/${path}`);
}

/** @throws AdmissionError unless the address uses HTTPS, or HTTP on this machine */
export function siteAddress(text: string): URL {
	const url = URL.parse(text);
	const isHere = url !== null && ["localhost", "127.0.0.1", "[::1]"].includes(url.hostname);
	if (url && (url.protocol === "https:" || (url.protocol === "http:" && isHere))) return url;
	throw new AdmissionError(`--site is “${text}”, but must be the site’s address, such as https://datahub.example.`);
}

async function bodyOf({ files }: RemoteBuild, manifest: Uint8Array<ArrayBuffer>): Promise<FormData> {
	const form = new FormData();
	form.append("file", new Blob([manifest]), MANIFEST_FILE);
	for (const [name, path] of Object.entries(files)) form.append("file", new Blob([await readFile(path)]), name);
	return form;
}

interface SiteResponse {
	readonly status: number;
	/** Parsed JSON; undefined if it is invalid. */
	readonly body: unknown;
}

async function ask(url: URL, request: RequestInit, deadline: number): Promise<SiteResponse> {
	try {
		const response = await fetch(url, { ...request, signal: AbortSignal.timeout(deadline) });
		const text = await response.text();
		return { status: response.status, body: jsonOf(text) };
	} catch (error) {
		if (error instanceof Error && error.name === "TimeoutError")
			throw new AdmissionError(
				`${url.origin} did not respond within ${deadline / 1_000} s. It may have the release: \`npm run releases -- list\` there shows it. Publishing again does no harm.`,
			);
		const { cause } = error as { readonly cause?: { readonly code?: string; readonly message?: string } };
		throw new AdmissionError(
			`${url.origin} could not be reached (${cause?.code ?? cause?.message ?? String(error)}): check --site, and that the site is running.`,
		);
	}
}

function jsonOf(text: string): unknown {
	try {
		return JSON.parse(text);
	} catch {
		return undefined;
	}
}

function refusalOf({ status, body }: SiteResponse, site: string): AdmissionError {
	const reasons = refused.safeParse(body).data?.refused;
	if (status === 422 && reasons) return new AdmissionError(`${site} refuses the release:`, reasons);
	const advice = FAILURES[status];
	const reason = failed.safeParse(body).data?.error;
	if (advice) return new AdmissionError(reason ? `${advice}\n${site}: ${reason}` : advice);
	return new AdmissionError(
		`${site} answered ${status}${reason ? ` (${reason})` : ""}, which no Data Hub site does: check --site.`,
	);
}
