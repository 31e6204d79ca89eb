// Requests addresses of a built site without content, which shows the effect of a recipe without seeding. `node
// site-without-content.ts /login /de/anmelden` builds and ends with one line of JSON: a response for each address.

import { mkdtemp, rm } from "node:fs/promises";
import { createServer } from "node:http";
import { createRequire } from "node:module";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { folderStore } from "@hub/releases/folder-store";
import { readSettings, settingsFor } from "@hub/settings/read-settings";
import type * as ShellServer from "../../../shell/src/site/main.tsx";
import { buildAll } from "../../bundle.ts";
import { publishBuilds, storeShell } from "../../publish-builds.ts";

export interface SiteResponse {
	readonly status: number;
	readonly location: string | null;
	readonly body: string;
}

const PUBLIC_URL = "https://datahub.example";

/** Responds to every GraphQL read without rows, to every count with 0, and to the feed without changes. */
const content = createServer(async (request, response) => {
	const { pathname, searchParams } = new URL(request.url ?? "/", "http://localhost");
	if (pathname === "/hub-feed") {
		const position = { epoch: 1, cursor: "0.0" };
		const isFollowing = searchParams.has("epoch");
		const answer = JSON.stringify(
			isFollowing ? { kind: "changes", ...position, changes: [] } : { kind: "refill", ...position },
		);
		setTimeout(() => response.setHeader("content-type", "application/json").end(answer), isFollowing ? 1_000 : 0);
		return;
	}
	let text = "";
	for await (const part of request) text += part;
	const { query = "" } = JSON.parse(text || "{}") as { query?: string };
	const rows = [...query.matchAll(/\b(q\d+): (\w+)/g)].map(([, alias, collection]) => [
		alias,
		collection?.endsWith("_aggregated") ? [{ count: { id: 0 } }] : [],
	]);
	response.setHeader("content-type", "application/json").end(JSON.stringify({ data: Object.fromEntries(rows) }));
});

const folder = await mkdtemp(join(tmpdir(), "data-hub-empty-site-"));
const packages = await buildAll();
await new Promise<void>((resolve) => content.listen(0, "127.0.0.1", resolve));
const releasesDir = join(folder, "releases");
const store = folderStore(releasesDir);
const shellDir = packages.find(({ name }) => name === "shell")?.outDir ?? "";
await storeShell(store, shellDir);
await publishBuilds(store, packages);
const { openSite } = createRequire(import.meta.url)(join(shellDir, "node", "server.cjs")) as typeof ShellServer;
const site = await openSite(
	{
		...settingsFor("site", readSettings({ PUBLIC_URL, DATA_DIR: folder })),
		cmsUrl: `http://127.0.0.1:${(content.address() as AddressInfo).port}`,
		cmsToken: "none",
		publishSecret: "none",
		sessionKeys: ["0123456789abcdef"],
		releasesDir,
		fontsDir: join(folder, "fonts"),
	},
	{ shellDir, logLevel: "silent" },
);
const answers: Record<string, SiteResponse> = {};
for (const address of process.argv.slice(2)) {
	const response = await site.fetch(new Request(new URL(address, PUBLIC_URL)));
	answers[address] = {
		status: response.status,
		location: response.headers.get("location"),
		body: await response.text(),
	};
}
await site.close();
content.close();
await rm(folder, { recursive: true, force: true });
process.stdout.write(`\n${JSON.stringify(answers)}\n`, () => process.exit(0));
