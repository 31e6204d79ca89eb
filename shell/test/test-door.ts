// Opens the built site within the test's own process, on the content service that `npm test` started.

import { createRequire } from "node:module";
import { join } from "node:path";
import { testSite } from "@hub/e2e/test-site";
import type * as ShellServer from "../src/server/main.tsx";

/** An answer as a reader sees it. */
export interface TestPage {
	readonly status: number;
	readonly headers: Headers;
	readonly html: string;
	/** The words of the body without markup, spaces folded. */
	readonly text: string;
}

/** The front door. */
export interface TestDoor {
	readonly site: ShellServer.OpenSite;
	fetch(path: string, init?: RequestInit): Promise<Response>;
	/** Asks for a page; redirects are not followed. */
	get(path: string, headers?: Record<string, string>): Promise<TestPage>;
	close(): Promise<void>;
}

/** Opens a site; settings given here replace those of the running one. */
export async function openTestSite(settings: Partial<ShellServer.Settings> = {}): Promise<TestDoor> {
	const { rooms, settings: running } = testSite();
	const shellDir = rooms.find(({ name }) => name === "shell")?.outDir ?? "";
	const { openSite } = createRequire(import.meta.url)(join(shellDir, "node", "server.cjs")) as typeof ShellServer;
	// What `npm test` handed over is what the site itself was opened with.
	const site = await openSite({ ...(running as unknown as ShellServer.Settings), ...settings }, { shellDir, logLevel: "silent" });
	const origin = "http://localhost:3000";
	const fetch = (path: string, init?: RequestInit) => site.fetch(new Request(new URL(path, origin), init));
	return {
		site,
		fetch,
		async get(path, headers = {}) {
			const response = await fetch(path, { headers });
			const html = await response.text();
			const text = html
				.replace(/<script[\s\S]*?<\/script>|<head>[\s\S]*?<\/head>|<svg[\s\S]*?<\/svg>/g, " ")
				.replace(/<[^>]+>/g, " ")
				.replace(/\s+/g, " ");
			return { status: response.status, headers: response.headers, html, text };
		},
		close: () => site.close(),
	};
}
