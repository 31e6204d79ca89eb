// A second site in the test's own process, with the running Directus, for tests that would disturb the shared site.

import { createRequire } from "node:module";
import { join } from "node:path";
import { expect } from "@playwright/test";
import { freePort } from "../launcher/free-port.ts";
import type * as ShellServer from "../shell/src/site/main.tsx";
import { testSite } from "./test-site.ts";

export interface OwnSite {
	readonly url: string;
	close(): Promise<void>;
}

/** Differences from the running site. */
export interface OwnSiteOptions {
	/** True to use React's development build, which warns about mismatched markup. Default false. */
	readonly warnings?: boolean;
	/** Lowest level of the log, which goes to stdout. Default `silent`. */
	readonly logLevel?: string;
	/** True to wait until it is ready, which it never is without content. Default true. */
	readonly waits?: boolean;
	/** Settings that replace those of the running site. */
	readonly settings?: Partial<ShellServer.Settings>;
}

/** Opens a site on a free port. */
export async function openOwnSite({
	warnings = false,
	logLevel = "silent",
	waits = true,
	settings = {},
}: OwnSiteOptions = {}): Promise<OwnSite> {
	const { packages, settings: running, shellWithWarnings } = testSite();
	const shellDir =
		(warnings ? shellWithWarnings : undefined) ?? packages.find(({ name }) => name === "shell")?.outDir ?? "";
	const { openSite } = createRequire(import.meta.url)(join(shellDir, "node", "server.cjs")) as typeof ShellServer;
	const port = await freePort();
	const url = `http://localhost:${port}`;
	const site = await openSite(
		// The settings are parsed JSON without their type. Without a cache on disk, which this site would share with the
		// running one.
		{ ...(running as unknown as ShellServer.Settings), siteDir: undefined, port, publicUrl: url, ...settings },
		{ shellDir, logLevel },
	);
	await site.listen();
	if (waits) await untilReady(url);
	return { url, close: () => site.close() };
}

/** Waits until a site has filled its empty content store, like a load balancer. */
async function untilReady(url: string): Promise<void> {
	const readiness = async () => {
		const response = await fetch(`${url}/readyz`);
		return { isReady: response.ok, answer: await response.text() };
	};
	await expect.poll(readiness, { timeout: 60_000, intervals: [100] }).toMatchObject({ isReady: true });
}
