// A complete site in a temporary folder with its own ports, for tests and benchmarks.

import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { directusPaths } from "@hub/cms/directus/directus-environment";
import { bringUp, type RunningSite } from "./bring-up.ts";
import type { BuiltPackage } from "./bundle.ts";
import { freePorts } from "./free-port.ts";
import { say } from "./progress.ts";

/** A running site with its description for test runners. */
export interface TestSite {
	readonly running: RunningSite;
	/** Value of `HUB_TEST_SITE`. */
	readonly description: string;
}

/** Returns settings for a site below a folder, with free ports. */
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

/** The search starts reading all pages when the site listens. */
const SEARCH_TIMEOUT_MS = 20_000;

/**
 * Starts a site and waits for its search.
 * @param more additional values of the description
 * @param database settings of the database; default: the embedded one
 */
export async function bringUpTestSite(
	folder: string,
	packages: readonly BuiltPackage[],
	more: Readonly<Record<string, unknown>> = {},
	database: Readonly<Record<string, string>> = {},
): Promise<TestSite> {
	const settings = { ...(await ownSettings(folder)), ...database };
	const running = await bringUp({ env: settings, packages, onProgress: say, logLevel: "silent" });
	const { cms } = running;
	if (!cms) throw new Error("A test site needs its own content service.");
	await untilSearchable(`http://localhost:${settings.PORT}`);
	const description = {
		url: `http://localhost:${settings.PORT}`,
		mailsUrl: running.mailsUrl,
		settings: running.settings,
		adminToken: cms.credentials.directus.adminToken,
		staff: cms.credentials.staff,
		database: directusPaths(join(folder, "data")).database,
		packages,
		...more,
	};
	return { running, description: JSON.stringify(description) };
}

/** If this takes too long, tests of the search fail. */
async function untilSearchable(url: string): Promise<void> {
	for (const end = performance.now() + SEARCH_TIMEOUT_MS; performance.now() < end; await sleep(100)) {
		const body = await (await fetch(`${url}/readyz`)).text();
		if (body.includes('"ready":true') && !body.includes("search")) return;
	}
}
