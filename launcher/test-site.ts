// A whole site in a folder that goes with it, on ports of its own, for tests and benchmarks.

import { join } from "node:path";
import { directusPaths } from "@hub/cms/directus-environment";
import { bringUp, type RunningSite } from "./bring-up.ts";
import type { BuiltPackage } from "./bundle.ts";
import { freePort } from "./free-port.ts";
import { say } from "./progress.ts";

/** The site, and what those who ask it have to know, as they expect it in `HUB_TEST_SITE`. */
export interface TestSite {
	readonly running: RunningSite;
	readonly told: string;
}

/** Settings for a site below a folder, on ports that are free now. */
export async function ownSettings(folder: string): Promise<Record<string, string | undefined>> {
	return {
		PATH: process.env.PATH,
		PORT: String(await freePort()),
		CMS_PORT: String(await freePort()),
		MAIL_UI_PORT: String(await freePort()),
		MAIL_SMTP_PORT: String(await freePort()),
		DATA_DIR: join(folder, "data"),
	};
}

/** Brings a site up. `more` is told along. */
export async function bringUpTestSite(
	folder: string,
	packages: readonly BuiltPackage[],
	more: Readonly<Record<string, unknown>> = {},
): Promise<TestSite> {
	const settings = await ownSettings(folder);
	const running = await bringUp({ env: settings, packages, onProgress: say, logLevel: "silent" });
	const { cms } = running;
	if (!cms) throw new Error("A test site has a content service of its own.");
	const told = {
		url: `http://localhost:${settings.PORT}`,
		mailsUrl: running.mails?.uiUrl,
		settings: running.settings,
		adminToken: cms.credentials.directus.adminToken,
		staff: cms.credentials.staff,
		database: directusPaths(join(folder, "data")).database,
		packages,
		...more,
	};
	return { running, told: JSON.stringify(told) };
}
