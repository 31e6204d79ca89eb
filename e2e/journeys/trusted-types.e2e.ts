// Strings that a page must not accept as scripts or markup, and one that it accepts (decision 008).

import { expect, test } from "../fixtures.ts";
import { open, refuseCookies } from "../page-actions.ts";
import { knownPage } from "../page-kinds.ts";

/** Attempts to use strings like a library or an injected script. */
const ATTEMPTS = {
	"markup with a handler": () => {
		document.createElement("div").innerHTML = '<img src="x" onerror="alert(1)">';
	},
	"markup beside a frame": () => {
		document.createElement("div").innerHTML = '<iframe src="https://player.vimeo.com/video/1"></iframe><b></b>';
	},
	"a frame with a document of its own": () => {
		document.createElement("div").innerHTML = '<iframe srcdoc="&lt;b&gt;"></iframe>';
	},
	"a drawing with a handler": () => {
		document.createElement("div").innerHTML = '<path d="M0 0" onclick="alert(1)"/>';
	},
	"a script's text": () => {
		document.createElement("script").text = "alert(1)";
	},
	"an upload as a script": () => {
		document.createElement("script").src = "/media/00000000-0000-0000-0000-000000000000";
	},
	"another policy": () => {
		(
			window as unknown as { trustedTypes: { createPolicy(name: string, rules: object): void } }
		).trustedTypes.createPolicy("mine", {});
	},
	"the site's own policy a second time": () => {
		(
			window as unknown as { trustedTypes: { createPolicy(name: string, rules: object): void } }
		).trustedTypes.createPolicy("hub", {});
	},
} as const;

test("strings cannot become scripts or markup", async ({ page, expectMessage }) => {
	expectMessage(/Trusted|Content.Security.Policy/i);
	await open(page, knownPage("post").path);
	await refuseCookies(page);
	for (const [what, attempt] of Object.entries(ATTEMPTS)) {
		const refusal = page.evaluate(attempt).then(
			() => "",
			(error: unknown) => String(error),
		);
		expect(await refusal, what).toMatch(/TypeError/);
	}
});

test("a release's scripts run, and Vimeo's player creates its frame", async ({ page }) => {
	await open(page, knownPage("post").path);
	await page.evaluate(() => {
		document.createElement("div").innerHTML = '<g class="sand"><path d="M0 0h1" stroke-width="2" class="line"/></g>';
		document.createElement("script").src = "/r/mf-events/1/remoteEntry.js";
		document.createElement("div").innerHTML =
			'<iframe src="https://player.vimeo.com/video/1?h=1" width="240" title="A film" allow="autoplay; fullscreen"></iframe>';
	});
});
