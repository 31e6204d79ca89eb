// A whole site in a folder that goes with it, on ports of its own, for tests and benchmarks.

import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { directusPaths } from "@hub/cms/directus-environment";
import { bringUp, type RunningSite } from "./bring-up.ts";
import type { BuiltPackage } from "./bundle.ts";
import { freePorts } from "./free-port.ts";
import { say } from "./progress.ts";

/** The site, and what those who ask it have to know, as they expect it in `HUB_TEST_SITE`. */
export interface TestSite {
	readonly running: RunningSite;
	readonly told: string;
}

/** Settings for a site below a folder, on ports that are free now. */
export async function ownSettings(folder: string): Promise<Record<string, string | undefined>> {
	const [port, cmsPort, mailUiPort, mailSmtpPort] = (await freePorts(4)).map(String);
	return {
		PATH: process.env.PATH,
		NODE_COMPILE_CACHE: process.env.NODE_COMPILE_CACHE,
		PORT: port,
		CMS_PORT: cmsPort,
		MAIL_UI_PORT: mailUiPort,
		MAIL_SMTP_PORT: mailSmtpPort,
		DATA_DIR: join(folder, "data"),
	};
}

/** How long the search may take, in ms, to read all pages: it begins once the site listens. */
const SEARCH_WITHIN = 20_000;

/** Brings a site up, with its search. `more` is told along; `database` are settings of the database, none for the embedded one. */
export async function bringUpTestSite(
	folder: string,
	packages: readonly BuiltPackage[],
	more: Readonly<Record<string, unknown>> = {},
	database: Readonly<Record<string, string>> = {},
): Promise<TestSite> {
	const settings = { ...(await ownSettings(folder)), ...database };
	const running = await bringUp({ env: settings, packages, onProgress: say, logLevel: "silent" });
	const { cms } = running;
	if (!cms) throw new Error("A test site has a content service of its own.");
	await untilSearchable(`http://localhost:${settings.PORT}`);
	const told = {
		url: `http://localhost:${settings.PORT}`,
		mailsUrl: running.mailsUrl,
		settings: running.settings,
		adminToken: cms.credentials.directus.adminToken,
		staff: cms.credentials.staff,
		database: directusPaths(join(folder, "data")).database,
		packages,
		...more,
	};
	return { running, told: JSON.stringify(told) };
}

/** A search that takes longer is for its own tests to tell. */
async function untilSearchable(url: string): Promise<void> {
	for (const end = performance.now() + SEARCH_WITHIN; performance.now() < end; await sleep(100)) {
		const said = await (await fetch(`${url}/readyz`)).text();
		if (said.includes('"ready":true') && !said.includes("search")) return;
	}
}
