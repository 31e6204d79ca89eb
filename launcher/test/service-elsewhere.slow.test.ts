// With a Directus that runs elsewhere, the site reads from it, follows its changes, and starts none itself.

import { mkdtemp, readdir, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createCmsClient } from "@hub/cms/rest";
import { type RunningCms, startCms } from "@hub/cms/start";
import { afterAll, beforeAll, expect, test } from "vitest";
import { z } from "zod";
import { bringUp, type RunningSite } from "../bring-up.ts";
import { type BuiltPackage, buildAll } from "../bundle.ts";
import { beginWithContent } from "../content-copy.ts";
import { freePort } from "../free-port.ts";

const SECRET = "a secret that both of them know";
const folder = await mkdtemp(join(tmpdir(), "data-hub-elsewhere-"));
const ours = join(folder, "site");
let packages: readonly BuiltPackage[];
let port: number;
let cms: RunningCms;
let running: RunningSite | undefined;
const messages: string[] = [];

const siteEnv = (more: Record<string, string> = {}) => ({
	PATH: process.env.PATH,
	DATA_DIR: ours,
	PORT: String(port),
	CMS_URL: cms.url,
	CMS_TOKEN: cms.siteToken,
	PUBLISH_SECRET: SECRET,
	...more,
});
const open = async (env: Record<string, string | undefined>) => {
	messages.length = 0;
	running = await bringUp({ env, packages, onProgress: (text) => messages.push(text), logLevel: "silent" });
	return running;
};
const read = async (path: string) => {
	const answer = await fetch(`http://127.0.0.1:${port}${path}`);
	return { status: answer.status, text: await answer.text() };
};

beforeAll(async () => {
	packages = await buildAll();
	port = await freePort();
	const elsewhere = join(folder, "elsewhere");
	await beginWithContent(elsewhere);
	cms = await startCms({
		dataDir: elsewhere,
		port: await freePort(),
		env: { PATH: process.env.PATH, NODE_COMPILE_CACHE: process.env.NODE_COMPILE_CACHE, PUBLISH_SECRET: SECRET },
		siteHookUrl: `http://127.0.0.1:${port}/_hooks/address`,
	});
}, 240_000);
afterAll(async () => {
	await running?.stop();
	await cms?.stop();
	await rm(folder, { recursive: true, force: true, maxRetries: 5, retryDelay: 200 });
});

test("the site reads from it, follows its changes, and starts no database, Directus or mail catcher", {
	timeout: 120_000,
}, async () => {
	const site = await open(siteEnv({ CMS_PORT: "1", PAGE_CASHE: "off" }));
	expect(site.cms).toBeUndefined();
	expect(site.mailsUrl).toBeUndefined();
	expect(site.settings.studioUrl).toBe(cms.url);
	// The site's own keys do not depend on where Directus runs.
	expect(await readFile(join(ours, "credentials.json"), "utf8"), "nobody's password is made").not.toMatch(
		/PASSWORD|DIRECTUS/,
	);
	expect(await readdir(ours)).not.toContain("cms");
	expect(messages.join("\n")).toContain(
		"Settings have no effect: CMS_PORT (the content service runs elsewhere, by CMS_URL), PAGE_CASHE (is PAGE_CACHE meant?).",
	);
	expect(messages.join("\n")).toContain(`set HUB_HOOK_URL there to http://localhost:${port}/_hooks/address`);
	expect((await read("/why-lisbon")).status).toBe(200);
	// The search reads its pages after the site listens.
	await expect
		.poll(async () => JSON.parse((await read("/readyz")).text), { timeout: 20_000 })
		.toEqual({ ready: true, reasons: [] });

	const admin = createCmsClient(cms.url, cms.credentials.directus.adminToken);
	const rows = z.array(z.object({ id: z.union([z.string(), z.number()]) }));
	const english = { slug: { _eq: "why-lisbon" }, locale: { _eq: "en" } };
	const [post] = await admin.read("/items/posts", { filter: english, fields: ["id"], limit: 1 }, rows);
	await admin.update(`/items/posts/${post?.id}`, { title: "Told from elsewhere" });
	await expect.poll(async () => (await read("/why-lisbon")).text, { timeout: 10_000 }).toContain("Told from elsewhere");
});

test("the site starts without it, shows stored content, and reports it", { timeout: 120_000 }, async () => {
	await running?.stop();
	await open(siteEnv({ CMS_URL: `http://127.0.0.1:${await freePort()}` }));
	expect(messages.join("\n")).toMatch(
		/The content service at http:\S+ cannot be reached \(ECONNREFUSED\)\. The site shows its stored content/,
	);
	expect((await read("/why-lisbon")).text).toContain("Told from elsewhere");
	const { ready, warnings } = JSON.parse((await read("/readyz")).text) as { ready: boolean; warnings: string[] };
	expect(ready).toBe(true);
	expect(warnings).toContain("The content service does not answer; pages show what was published until then.");
	await running?.stop();
	running = undefined;
});

test("a refused token or a different schema ends the start with a message", { timeout: 120_000 }, async () => {
	await expect(open(siteEnv({ CMS_TOKEN: "another" }))).rejects.toThrow(
		`The content service at ${cms.url} refuses the token: set CMS_TOKEN to the token of the account with which the site reads.`,
	);
	for (const path of ["/fields/partners/name", "/collections/resources"]) {
		const gone = await fetch(cms.url + path, {
			method: "DELETE",
			headers: { authorization: `Bearer ${cms.credentials.directus.adminToken}` },
		});
		expect(gone.status, path).toBe(204);
	}
	await expect(open(siteEnv())).rejects.toThrow(
		/does not let the site read partners\.name, resources: its schema differs from this repository/,
	);
});
