// docs/teams.md, “Without the repository”: a team creates, tests, shows and publishes a remote from an empty folder.
// Runs each of its commands as documented.

import { execFile } from "node:child_process";
import { mkdtemp, readdir, readFile, rm, stat, writeFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import { readHistory } from "@hub/releases/history";
import { openReleaseStore } from "@hub/releases/open-store";
import { rollBack, trustKey, withdraw } from "@hub/releases/operations";
import { SIGNED_HEADERS } from "@hub/releases/signed-release";
import type * as Playwright from "@playwright/test";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { openReceivingSite, type ReceivingSite, signedIn } from "../../remote-tools/src/receiving-site.fixture.ts";
import { buildAll } from "../bundle.ts";
import { findChromium } from "../chromium.ts";
import { freePort } from "../free-port.ts";
import { bringUpTestSite } from "../test-site.ts";
import { documentedCommands, openTeamFolder, type TeamFolder } from "./packages/team-folder.ts";
import { type CheckoutCopy, copyCheckout } from "./recipes/checkout-copy.ts";

const run = promisify(execFile);
const root = join(import.meta.dirname, "../..");
const REMOTE = "mf-city-maps";
const VERSION = /mf-city-maps (0\.1\.0-[0-9a-f]{12})/;

let team: TeamFolder;
let site: ReceivingSite;
let copy: CheckoutCopy | undefined;
let documented: string[] = [];
let builtVersion = "";
let trusted = "";

beforeAll(async () => {
	team = await openTeamFolder();
	site = await openReceivingSite();
	documented = await documentedCommands();
});
afterAll(async () => {
	await site?.close();
	await team?.remove();
	await copy?.remove();
});

/** Returns the documented command with a given beginning. @throws if there is none */
function documentedLike(start: string): string {
	const command = documented.find((line) => line.startsWith(start));
	if (command === undefined) throw new Error(`docs/teams.md does not say “${start}…”.`);
	return command.replace("https://datahub.example", site.address);
}

/** Runs a documented command in the remote's folder, and expects success. @returns its output */
async function done(start: string, below: string = REMOTE): Promise<string> {
	const { code, output } = await team.run(documentedLike(start), below);
	expect(code, output).toBe(0);
	return output;
}

async function edit(path: string, change: (text: string) => string): Promise<void> {
	const file = join(team.path, REMOTE, path);
	await writeFile(file, change(await readFile(file, "utf8")));
}

/** Shows the site with the remote from its folder, edits the remote, and looks at one open tab. */
async function developInside(publicUrl: string): Promise<void> {
	expect(documentedLike("pnpm hub dev")).toContain("--site");
	const refused = await team.run("node_modules/.bin/hub dev --site http://localhost:9 --key hub.key", REMOTE);
	expect([refused.code, refused.output]).toEqual([1, expect.stringContaining("could not be reached")]);
	const page = "src/city-maps.page.tsx";
	const original = await readFile(join(team.path, REMOTE, page), "utf8");
	await edit(page, (text) => text.replace("<ul ", '<input aria-label="Note" />\n<ul '));
	const port = await freePort();
	const { child, output } = team.start(`node_modules/.bin/hub dev --site ${publicUrl} --port ${port}`, REMOTE);
	const require = createRequire(join(root, "e2e", "package.json"));
	const { chromium } = require("@playwright/test") as typeof Playwright;
	const browser = await chromium.launch({ executablePath: await findChromium(process.env), args: ["--no-sandbox"] });
	try {
		await expect.poll(output, { timeout: 60_000 }).toMatch(/^ready {2}http/m);
		const address = `http://localhost:${port}`;
		const sameElsewhere = await Promise.all(
			[publicUrl, address].map(
				async (site) => /<h1[^>]*>(.*?)<\/h1>/s.exec(await (await fetch(`${site}/de/glossar`)).text())?.[1],
			),
		);
		expect(sameElsewhere[1], "pages of other remotes, with their content").toBe(sameElsewhere[0]);
		expect(await (await fetch(`${address}/contact`, { method: "POST" })).text()).toContain(
			"There is no content service",
		);
		const tab = await browser.newPage();
		await tab.goto(`${address}/city-maps`);
		await tab.getByRole("contentinfo").waitFor();
		const note = tab.getByLabel("Note");
		await tab.waitForFunction(() =>
			Object.keys(document.querySelector("[data-region=page]") ?? {}).some((name) => name.startsWith("__reactFiber")),
		);
		await note.fill("kept");
		await edit(page, (text) => text.replace('aria-label="Note"', 'aria-label="Note" placeholder="Edited"'));
		await expect.poll(() => note.getAttribute("placeholder"), { timeout: 20_000 }).toBe("Edited");
		await edit("messages/en-US.json", (text) => text.replace('"City maps"', '"Maps of cities"'));
		await expect
			.poll(() => tab.getByRole("heading", { level: 1 }).textContent(), { timeout: 20_000 })
			.toBe("Maps of cities");
		await edit("messages/en-US.json", (text) => text.replace('"Maps of cities"', '"City maps"'));
		expect(await note.inputValue()).toBe("kept");
	} catch (error) {
		process.stdout.write(output());
		throw error;
	} finally {
		await browser.close();
		child.kill();
		await writeFile(join(team.path, REMOTE, page), original);
	}
}

describe("[PF-9] without the repository", { timeout: 240_000 }, () => {
	test("the packages have published versions, and only the template's tests", async () => {
		expect(documentedLike("npm run pack")).toBe("npm run pack");
		await run(process.execPath, [join(root, "launcher", "pack.ts"), "--out", join(team.path, "packed")], { cwd: root });
		const packages = await readdir(join(team.path, "packed"));
		expect(packages.sort()).toEqual(
			["content-model", "remote-tools", "shared-contracts", "shared-ui"].map((name) => `hub-${name}-0.1.0.tgz`),
		);
		for (const name of packages) {
			const file = join(team.path, "packed", name);
			const paths = (await run("tar", ["-tzf", file])).stdout.trim().split("\n");
			const ours = paths.filter((path) => !path.startsWith("package/mf-new-page/"));
			expect(
				ours.filter((path) => /\.test\.|\.fixture\.|\/cases\//.test(path)),
				name,
			).toEqual([]);
			const manifest = (await run("tar", ["-xzOf", file, "package/package.json"])).stdout;
			expect(manifest).not.toMatch(/catalog:|workspace:|"private"/);
			expect(
				name.startsWith("hub-remote") ? paths.filter((path) => /^package\/(src|dist)\/.*\.tsx?$/.test(path)) : [],
			).toEqual([
				...(name.startsWith("hub-remote") ? ["package/dist/css-modules.d.ts", "package/dist/recipe.d.ts"] : []),
			]);
		}
	});

	test("a remote is created in an empty folder, and its packages are installed", async () => {
		await done("pnpm --package", ".");
		expect(await readdir(join(team.path, REMOTE))).toContain("rspack.config.ts");
		await done("pnpm install");
		expect(await readFile(join(team.path, REMOTE, "pnpm-lock.yaml"), "utf8")).not.toContain("://");
		const again = await team.run(documentedLike("pnpm --package"));
		expect([again.code, again.output]).toEqual([
			1,
			expect.stringContaining("already: use another folder. Nothing was written."),
		]);
	});

	test("its tests pass", async () => {
		expect(await done("pnpm test")).toMatch(/Tests .*4 passed/);
	});

	test("it is checked and built", async () => {
		expect(await done("pnpm hub check")).toMatch(/: no faults/);
		builtVersion = VERSION.exec(await done("pnpm hub build"))?.[1] ?? "";
		const { version } = JSON.parse(await readFile(join(team.path, REMOTE, "dist/production/remote.json"), "utf8")) as {
			version: string;
		};
		expect(version).toBe(builtVersion);
	});

	test.each([
		[
			"src/city-maps.page.tsx",
			`t("city-maps.industries")`,
			`t("city-maps.industry")`,
			/types: src\/city-maps\.page\.tsx.* TS\d+/,
		],
		[
			"messages/en-US.json",
			"{{count}}",
			"some",
			/messages: the text “city-maps\.count_other” is with other placeholders in messages\/en-US\.json/,
		],
		[
			"src/city-maps.module.css",
			".industries {",
			":global(body) {\n\t\tcolor: red;\n\t}\n\t.industries {",
			/styles: “body” in city-maps\.css/,
		],
	])("reports a fault in %s before sending anything to a site", async (path, right, wrong, sentence) => {
		await edit(path, (text) => text.replace(right, wrong));
		const { code, output } = await team.run(documentedLike("pnpm hub check"), REMOTE);
		expect(output).toMatch(sentence);
		expect(code).toBe(1);
		await edit(path, (text) => text.replace(wrong, right));
	});

	test("it is signed and sent, and the site verifies the signature", async () => {
		const key = /^[A-Za-z0-9+/]{59}=$/m.exec(await done("pnpm hub key"))?.[0] ?? "";
		trusted = key;
		expect((await stat(join(team.path, REMOTE, "hub.key"))).mode & 0o777).toBe(0o600);
		expect(await readFile(join(team.path, REMOTE, ".gitignore"), "utf8")).toContain("*.key\n");
		site.reply({ status: 200, body: { remote: REMOTE, version: builtVersion, revision: 8 } });
		expect(await done("pnpm hub publish")).toContain(`${REMOTE} ${builtVersion} is live at revision 8`);
		const sent = site.lastRequest();
		expect(signedIn(sent, key).why).toBe("First page");
		const { files } = JSON.parse(Buffer.from(sent.files[0]?.[1] ?? []).toString()) as { files: object };
		expect(sent.files.map(([name]) => name).sort()).toEqual(["remote.json", ...Object.keys(files)].sort());
		site.reply({ status: 422, body: { refused: ["losses: it is gone."] } });
		const refused = await team.run(documentedLike("pnpm hub publish"), REMOTE);
		expect([refused.code, refused.output]).toEqual([
			1,
			expect.stringContaining("refuses the release:\n- losses: it is gone."),
		]);
	});

	test("a running site in another folder accepts it, shows its page in each language, and rolls it back", async () => {
		const folder = await mkdtemp(join(tmpdir(), "data-hub-site-"));
		const { running } = await bringUpTestSite(folder, await buildAll());
		try {
			const { publicUrl } = running.settings;
			const store = await openReleaseStore(running.settings);
			const command = `node_modules/.bin/hub publish --site ${publicUrl} --key hub.key --why "First page"`;
			const heading = async (path: string) =>
				/<h1[^>]*>(.*?)<\/h1>/.exec(await (await fetch(`${publicUrl}${path}`)).text())?.[1]?.replace(/<[^>]*>/g, "");
			const before = await heading("/city-maps");
			expect((await team.run(command, REMOTE)).code, "no operator trusts the key yet").toBe(1);
			const acting = { by: "an operator", why: "a new team" };
			const { id } = await trustKey(store, { ...acting, key: trusted, team: "City maps", remotes: [REMOTE] });
			const forged = { [SIGNED_HEADERS.key]: id, [SIGNED_HEADERS.release]: "x", [SIGNED_HEADERS.signature]: "x" };
			const refusal = async () =>
				(await fetch(`${publicUrl}/_releases/${REMOTE}`, { method: "POST", headers: forged })).text();
			await expect.poll(refusal, { timeout: 5_000 }).toContain("The signature does not match the key");

			await developInside(publicUrl);
			const sent = await team.run(command, REMOTE);
			expect(sent.output).toContain(`${REMOTE} ${builtVersion} is live at revision`);
			await expect.poll(() => heading("/city-maps")).toBe("City maps");
			expect(await heading("/de/city-maps")).toBe("City maps");
			const [last] = (await readHistory(store)).records;
			expect(last).toMatchObject({ action: "publish", why: "First page", by: expect.stringContaining("City maps") });

			await edit("messages/en-US.json", (text) => text.replace('"City maps"', '"Maps of cities"'));
			const candidate = await team.run(`${command} --candidate`, REMOTE);
			const opened = await fetch(/http\S+_preview-release\S+/.exec(candidate.output)?.[0] ?? "", {
				redirect: "manual",
			});
			const cookie = opened.headers.get("set-cookie")?.split(";")[0] ?? "";
			expect(await (await fetch(`${publicUrl}/city-maps`, { headers: { cookie } })).text()).toContain("Maps of cities");
			expect(await heading("/city-maps")).toBe("City maps");
			expect((await team.run(`${command} --now`, REMOTE)).code).toBe(0);
			await edit("messages/en-US.json", (text) => text.replace('"Maps of cities"', '"City maps"'));
			await expect.poll(() => heading("/city-maps")).toBe("Maps of cities");
			const began = Date.now();
			await rollBack(store, { ...acting, remote: REMOTE });
			await expect.poll(() => heading("/city-maps"), { interval: 20 }).toBe("City maps");
			process.stdout.write(`${Date.now() - began} ms  from a roll back to the page\n`);
			await withdraw(store, { ...acting, remote: REMOTE });
			await expect.poll(() => heading("/city-maps")).toBe(before);
		} finally {
			await running.stop();
			await rm(folder, { recursive: true, force: true, maxRetries: 3 });
		}
	});

	test("in the repository the same remote is created with an identical release", async () => {
		copy = await copyCheckout();
		await copy.run("new.ts", REMOTE);
		await copy.installLike(REMOTE, "mf-demos");
		expect(VERSION.exec(await copy.run("build.ts", REMOTE))?.[1]).toBe(builtVersion);
		expect(await copy.runTool("vitest", "run", "--project", "unit", REMOTE, "architecture/messages")).toContain(REMOTE);
		await copy.runTool("biome", "check", REMOTE);
	});
});
