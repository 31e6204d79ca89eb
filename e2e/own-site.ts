// A second site in the test's own process, on the content service that `npm test` started: for tests that would disturb the site
// that all journeys share.

import { createRequire } from "node:module";
import { createServer } from "node:net";
import { join } from "node:path";
import { setTimeout as delay } from "node:timers/promises";
import type * as ShellServer from "../shell/src/site/main.tsx";
import { testSite } from "./test-site.ts";

/** A running site. */
export interface OwnSite {
	readonly url: string;
	close(): Promise<void>;
}

/** How it differs from the running site. */
export interface OwnSiteOptions {
	/** With React's own warnings about markup that does not fit. Default false. */
	readonly warnings?: boolean;
	/** From which level on it logs, to stdout. Default `silent`. */
	readonly logLevel?: string;
	/** Whether it has to be ready, which it is not without content. Default true. */
	readonly waits?: boolean;
	/** Settings in place of the running site's. */
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
	const shellDir = (warnings ? shellWithWarnings : undefined) ?? packages.find(({ name }) => name === "shell")?.outDir ?? "";
	const { openSite } = createRequire(import.meta.url)(join(shellDir, "node", "server.cjs")) as typeof ShellServer;
	const port = await freePort();
	const url = `http://localhost:${port}`;
	const site = await openSite(
		// The settings arrive as JSON, which has lost their type.
		// Without a cache on disk: otherwise this site would serve what the running one has read.
		{ ...(running as unknown as ShellServer.Settings), siteDir: undefined, port, publicUrl: url, ...settings },
		{ shellDir, logLevel },
	);
	await site.listen();
	if (waits) await untilReady(url);
	return { url, close: () => site.close() };
}

/** Waits for a site that starts with an empty content store to fill it, as a load balancer would. */
async function untilReady(url: string): Promise<void> {
	const until = Date.now() + 60_000;
	for (;;) {
		const response = await fetch(`${url}/readyz`);
		const answer = await response.text();
		if (response.ok) return;
		if (Date.now() > until) throw new Error(`The site at ${url} is not ready after a minute: ${answer}`);
		await delay(100);
	}
}

/** A free port. */
export function freePort(): Promise<number> {
	return new Promise((resolve, reject) => {
		const server = createServer();
		server.on("error", reject);
		server.listen(0, "127.0.0.1", () => {
			const address = server.address();
			server.close(() => (address && typeof address === "object" ? resolve(address.port) : reject(new Error("No free port."))));
		});
	});
}
