// Settings of a site that shows a copy of releases and content, and has no content service.

import { randomBytes } from "node:crypto";
import { join } from "node:path";
import { readSettings, settingsFor } from "@hub/settings/read-settings";
import type { Settings } from "../../shell/src/base/settings.server.ts";

/** @param folder with the copies in `releases` and `site` @param more environment variables */
export function settingsOfCopy(folder: string, port: number, more: Readonly<Record<string, string>> = {}): Settings {
	const secret = () => randomBytes(24).toString("hex");
	const address = { PUBLIC_URL: `http://localhost:${port}`, PORT: String(port) };
	return {
		...settingsFor("site", readSettings({ ...address, DATA_DIR: folder, PAGE_CACHE: "off", ...more })),
		// Nothing responds there: pages come from the copy of the content.
		cmsUrl: "http://127.0.0.1:9",
		cmsToken: secret(),
		publishSecret: secret(),
		sessionKeys: [secret()],
		releasesDir: join(folder, "releases"),
		fontsDir: join(folder, "fonts"),
		siteDir: join(folder, "site"),
	};
}
