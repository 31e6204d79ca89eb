// Opens the built site within the test's own process, on the content service that `npm test` started.

import { createRequire } from "node:module";
import { join } from "node:path";
import { testSite } from "@hub/e2e/test-site";
import type * as ShellServer from "../src/server/main.tsx";
import { type PageElement, parsePage } from "@hub/shared-contracts/testing/page-document";

/** An answer as a reader sees it. */
export interface TestPage {
	readonly status: number;
	readonly headers: Headers;
	readonly html: string;
	/** The words of the body without markup, spaces folded. */
	readonly text: string;
	/** The markup as a tree. */
	readonly document: PageElement;
}

/** The front door. */
export interface TestDoor {
	readonly site: ShellServer.OpenSite;
	fetch(path: string, init?: RequestInit): Promise<Response>;
	/** Asks for a page; redirects are not followed. */
	get(path: string, headers?: Record<string, string>): Promise<TestPage>;
	/** Asks like a tab that navigates. */
	data(
		to: string,
		set: string,
		options?: { readonly layout?: string; readonly headers?: Record<string, string> },
	): Promise<Response>;
	close(): Promise<void>;
}

/** Sites that are open in this process: the content service reports changes to the running site alone. */
const open = new Set<TestDoor>();

/** The sites that are open now. */
export function openDoors(): ReadonlySet<TestDoor> {
	return open;
}

/** Where the site under test is, for canonical addresses and referers. */
export function publicUrl(): string {
	return String(testSite().settings.publicUrl);
}

/** Opens a site; settings given here replace those of the running one. */
export async function openTestSite(
	settings: Partial<ShellServer.Settings> = {},
	{ logLevel = "silent" }: { readonly logLevel?: string } = {},
): Promise<TestDoor> {
	const { rooms, settings: running } = testSite();
	const shellDir = rooms.find(({ name }) => name === "shell")?.outDir ?? "";
	const { openSite } = createRequire(import.meta.url)(join(shellDir, "node", "server.cjs")) as typeof ShellServer;
	// What `npm test` handed over is what the site itself was opened with.
	const { siteDir: _runningSites, ...given } = running as unknown as ShellServer.Settings;
	const site = await openSite({ ...given, ...settings }, { shellDir, logLevel });
	const once = (path: string, init?: RequestInit) => site.fetch(new Request(new URL(path, publicUrl()), init));
	// A page that says that it is older than the last publish may do so on a busy machine; tests are about the newer one. Where a test
	// brings a content service of its own, what that does is what it is about.
	const fetch = async (path: string, init?: RequestInit) => {
		for (let tries = 0; ; tries += 1) {
			const response = await once(path, init);
			const stale = response.headers.get("cache-status")?.includes("stale");
			if (!stale || settings.cmsUrl !== undefined || init?.body || tries === 10) return response;
			await response.body?.cancel();
			await new Promise((resolve) => setTimeout(resolve, 100));
		}
	};
	const door: TestDoor = {
		site,
		fetch,
		async get(path, headers = {}) {
			const response = await fetch(path, { headers });
			const html = await response.text();
			return {
				status: response.status,
				headers: response.headers,
				html,
				get document() {
					return parsePage(html);
				},
				get text() {
					return parsePage(html).one("body").text;
				},
			};
		},
		data: (to, set, { layout, headers } = {}) =>
			fetch(`/_data?${new URLSearchParams({ to, ...(layout ? { layout } : {}) })}`, { headers: { "x-hub-set": set, ...headers } }),
		close() {
			open.delete(door);
			return site.close();
		},
	};
	open.add(door);
	return door;
}
