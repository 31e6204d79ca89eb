// Sends a signed release to a site and describes the response. The site's part is in docs/teams.md.

import { type KeyObject, randomBytes } from "node:crypto";
import { readFile } from "node:fs/promises";
import { AdmissionError } from "@hub/releases/admission-error";
import { integrityOf } from "@hub/releases/integrity";
import { signRelease } from "@hub/releases/signed-release";
import { MANIFEST_FILE } from "@hub/shared-contracts/remote/remote-manifest";
import { z } from "zod";
import type { RemoteBuild } from "./remote-build.ts";

/** Timeout in ms: a site renders pages of the release before it responds. */
const SEND_TIMEOUT_MS = 120_000;

export interface SentWith {
	readonly by?: string | undefined;
	readonly why?: string | undefined;
	readonly commit?: string | undefined;
	/** True if routes, slots, services and API paths of the live release may disappear. Default false. */
	readonly allowLoss?: boolean | undefined;
	/** True to only store it on the site. Default false. */
	readonly candidate?: boolean | undefined;
}

const taken = z.object({
	remote: z.string(),
	version: z.string(),
	revision: z.number().optional(),
	/** Preview of the whole site with it, valid for a day. */
	preview: z.url().optional(),
});
const refused = z.object({ refused: z.array(z.string()) });
const failed = z.object({ error: z.string() });

/** Stored release. Without a revision, it is not live. */
export type SentRelease = z.infer<typeof taken>;

/** Explanations of a site's failure responses. */
const FAILURES: Readonly<Record<number, string>> = {
	401: "The site does not take the signature: see that its operator knows this key, and that this machine’s clock is right.",
	403: "The site does not let this key release this remote: ask its operator.",
	404: "The site takes no releases at this address: see that --site is right, and that its operator switched it on.",
	409: "Something else changed meanwhile: look, then publish again.",
	413: "The release is too large for the site: load less, or ask its operator.",
	429: "The site has had too many releases lately: wait a minute, then publish again.",
	503: "The site cannot take releases now: publish again in a minute.",
};

/**
 * Sends a release. @param site its public address @throws AdmissionError with the site's reason if it rejects the release, or does not
 * respond
 */
export async function sendRelease(
	build: RemoteBuild,
	{
		site,
		key,
		by,
		why,
		commit,
		allowLoss = false,
		candidate = false,
		deadline = SEND_TIMEOUT_MS,
	}: { readonly site: string; readonly key: KeyObject; readonly deadline?: number } & SentWith,
): Promise<SentRelease> {
	const manifest = await readFile(build.manifest);
	const base = siteAddress(site);
	const signed = signRelease(
		{
			site: base.origin,
			remote: build.name,
			manifest: integrityOf(manifest),
			at: Date.now(),
			nonce: randomBytes(16).toString("hex"),
			...(by ? { by } : {}),
			...(why ? { why } : {}),
			...(commit ? { commit } : {}),
			candidate,
			allowLoss,
		},
		key,
	);
	const response = await ask(
		new URL(`${base.href.replace(/\/*$/, "")}/_releases/${build.name}`),
		{
			method: "POST",
			// A signature is for one site, so redirects are not followed.
			redirect: "manual",
			signal: AbortSignal.timeout(deadline),
			headers: signed,
			body: await bodyOf(build, manifest),
		},
		deadline,
	);
	if (response.status === 200) {
		const { data } = taken.safeParse(response.body);
		if (data) return data;
	}
	throw refusalOf(response, site);
}

/** @throws AdmissionError unless the address uses HTTPS, or HTTP on this machine */
export function siteAddress(text: string): URL {
	const url = URL.parse(text);
	const isHere = url !== null && ["localhost", "127.0.0.1", "[::1]"].includes(url.hostname);
	if (url && (url.protocol === "https:" || (url.protocol === "http:" && isHere))) return url;
	throw new AdmissionError(`--site is “${text}”, and has to be the site’s address, such as https://datahub.example.`);
}

async function bodyOf({ files }: RemoteBuild, manifest: Uint8Array<ArrayBuffer>): Promise<FormData> {
	const form = new FormData();
	form.append("file", new Blob([manifest]), MANIFEST_FILE);
	for (const [name, path] of Object.entries(files)) form.append("file", new Blob([await readFile(path)]), name);
	return form;
}

interface SiteAnswer {
	readonly status: number;
	/** Parsed JSON; undefined if it is invalid. */
	readonly body: unknown;
}

async function ask(url: URL, request: RequestInit, deadline: number): Promise<SiteAnswer> {
	try {
		const response = await fetch(url, request);
		const text = await response.text();
		return { status: response.status, body: jsonOf(text) };
	} catch (error) {
		if (error instanceof Error && error.name === "TimeoutError")
			throw new AdmissionError(
				`${url.origin} did not answer within ${deadline / 1_000} s. Whether it has the release is not known: \`npm run releases -- list\` there shows it. To publish it again does no harm.`,
			);
		const { cause } = error as { readonly cause?: { readonly code?: string; readonly message?: string } };
		throw new AdmissionError(
			`${url.origin} could not be reached (${cause?.code ?? cause?.message ?? String(error)}): see that --site is right and the site runs.`,
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

function refusalOf({ status, body }: SiteAnswer, site: string): AdmissionError {
	const reasons = refused.safeParse(body).data?.refused;
	if (status === 422 && reasons) return new AdmissionError(`${site} refuses the release:`, reasons);
	const advice = FAILURES[status];
	const reason = failed.safeParse(body).data?.error;
	if (advice) return new AdmissionError(reason ? `${advice}\n${site} says: ${reason}` : advice);
	return new AdmissionError(
		`${site} answered ${status}${reason ? ` (${reason})` : ""}, as no site of Data Hub does: see that --site is right.`,
	);
}
