import { createHmac } from "node:crypto";
import type { ApiExtensionContext } from "@directus/types";
import { type AddressQuery, type AddressResult, addressResult } from "@hub/shared-contracts/address/address-query";
import { type ReleaseMark, releaseMarks } from "@hub/shared-contracts/remote/release-marks";

export interface Site {
	/** Returns undefined if the site does not respond in time. Rules that depend on it then accept the change. */
	lookUp(query: Omit<AddressQuery, "at">): Promise<AddressResult | undefined>;
}

/** The site, with the releases for staff's calendar. */
export interface SiteWithReleases extends Site {
	/** Returns the releases that went live from a time (ms) on until another one; none if the site does not respond. */
	releases(from: number, to: number): Promise<readonly ReleaseMark[]>;
}

/** Timeout in ms. The editor waits meanwhile, and on SQLite every other editor too. */
const TIMEOUT_MS = 1_000;

/** Time in ms without requests after a timeout. */
const PAUSE_MS = 10_000;

/**
 * Opens the site at `HUB_HOOK_URL`, `/_hooks/address` or a path beside it; without it, or without the secret, there is no
 * site. Warns once when the site stops responding, and again only after it has responded.
 */
export function openSite(logger: ApiExtensionContext["logger"]): SiteWithReleases {
	const { HUB_HOOK_URL: hookUrl, HUB_PUBLISH_SECRET: secret } = process.env;
	if (!hookUrl || !secret) return { lookUp: async () => undefined, releases: async () => [] };
	let warned = false;
	let pausedUntil = 0;

	const send = async (hook: string, query: object): Promise<unknown> => {
		const body = JSON.stringify({ ...query, at: Date.now() });
		const response = await fetch(new URL(hook, hookUrl), {
			method: "POST",
			headers: {
				"content-type": "application/json",
				"x-hub-signature": `sha256=${createHmac("sha256", secret).update(body).digest("hex")}`,
			},
			body,
			signal: AbortSignal.timeout(TIMEOUT_MS),
			redirect: "error",
		});
		if (!response.ok) throw new Error(`status ${response.status}`);
		return response.json();
	};

	return {
		async lookUp(query) {
			if (Date.now() < pausedUntil) return undefined;
			try {
				const answer = addressResult.parse(await send("address", query));
				warned = false;
				return answer;
			} catch (error) {
				if (error instanceof Error && error.name === "TimeoutError") pausedUntil = Date.now() + PAUSE_MS;
				if (!warned)
					logger.warn(
						`The site at ${hookUrl} did not respond (${String(error)}). Until it does, saves are not checked against its addresses.`,
					);
				warned = true;
				return undefined;
			}
		},
		releases: (from, to) =>
			send("releases", { from, to }).then(
				(marks) => releaseMarks.parse(marks),
				() => [],
			),
	};
}
