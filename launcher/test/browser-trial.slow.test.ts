// Faults for which the gate's browser refuses a page, on pages of a server of the test. Releases go through it in
// shell/test/releases/release-gate.slow.test.ts.

import { createServer, type Server } from "node:http";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { findChromium } from "../chromium.ts";
import { freePort } from "../free-port.ts";
import { tryInBrowser } from "../trial/browser-trial.ts";

/** Begins the script of a page that is hydrated at once. */
const READY = `document.dispatchEvent(new Event("hub:ready"));`;
const MAIN = "<main><h1>Trial</h1></main>";

function documentOf({ main = MAIN, script = READY, style = "" }): string {
	return `<!doctype html><html lang="en"><head><meta name="viewport" content="width=device-width"><title>Trial</title><style>${style}</style></head>
		<body><header><a href="/">Data Hub</a></header>${main}<script type="module">${script}</script></body></html>`;
}

let server: Server;
let url: string;
let shown = documentOf({});
beforeAll(async () => {
	const port = await freePort();
	url = `http://localhost:${port}`;
	server = createServer((request, response) => {
		response.statusCode = request.url?.startsWith("/r/") ? 404 : 200;
		response.setHeader("content-type", request.url === "/page" ? "text/html" : "text/plain");
		response.end(request.url === "/page" ? shown : "");
	}).listen(port);
});
afterAll(() => void server.close());

async function faultsOf(page: Parameters<typeof documentOf>[0]): Promise<readonly string[]> {
	shown = documentOf(page);
	let opened = 0;
	const faults = await tryInBrowser(await findChromium(process.env), url, ["/page"], () => {
		opened += 1;
	});
	expect(opened).toBe(1);
	return faults.map(({ what }) => what);
}

const does = (script: string) => ({ script: READY + script });

describe("[PF-7] the gate's browser refuses a page", { timeout: 90_000 }, () => {
	test.each([
		["that throws", { script: `throw new Error("Only here.")` }, "Only here"],
		["that throws later", does(`setTimeout(() => { throw new Error("Later."); }, 1_500)`), "Later"],
		["with a promise that nobody handles", does(`Promise.reject(new Error("Rejected."))`), "Rejected"],
		[
			"that reports an error",
			does(`console.error("Two children have the same key.")`),
			"Two children have the same key",
		],
		["that is not hydrated", { script: "" }, "it is not hydrated (TimeoutError)"],
		[
			"whose script is missing",
			does(`import("/r/mf-trial/1/gone.js").catch(() => {})`),
			"/r/mf-trial/1/gone.js responds 404",
		],
		[
			"that replaces a function of the platform",
			does("JSON.parse = JSON.parse.bind(JSON)"),
			"its code changes JSON.parse",
		],
		["that extends a prototype", does("Array.prototype.last = 1"), "its code changes Array.prototype.last"],
		["that removes its heading", does(`document.querySelector("h1").remove()`), "it has 0 headings of the first level"],
		[
			"that adds a second heading",
			does(`document.querySelector("main").append(document.createElement("h1"))`),
			"it has 2 headings",
		],
		[
			"that renders without end",
			does("setInterval(() => __REACT_DEVTOOLS_GLOBAL_HOOK__.onCommitFiberRoot(), 15)"),
			"times in 3 s without input",
		],
		[
			"that sends a request to others",
			does(`fetch("https://elsewhere.example/").catch(() => {})`),
			"elsewhere.example",
		],
		["with a picture of others", { main: `${MAIN}<img src="https://elsewhere.example/a.png">` }, "elsewhere.example"],
		["that opens a dialog", does(`alert("here")`), "it opens a dialog, “here”"],
		[
			"that stores something",
			does(`localStorage.setItem("visitor", "1")`),
			"it stores “visitor”, to which no visitor has consented",
		],
		["that sets a cookie", does(`document.cookie = "visitor=1"`), "it stores “visitor”"],
		["that covers the header", { style: "main { position: fixed; inset: 0 }" }, "something covers the site’s header"],
		["that blocks its main thread", does("setTimeout(() => { for (;;); }, 1_000)"), "its main thread is blocked"],
		["that is too wide for phones", { style: "main { width: 600px }" }, "px wide on a phone of 360 px"],
	])("%s", async (_what, page, fault) => {
		expect(await faultsOf(page)).toEqual([expect.stringContaining(fault)]);
	});

	test("but accepts a page that renders a clock every 100 ms", async () => {
		expect(await faultsOf(does("setInterval(() => __REACT_DEVTOOLS_GLOBAL_HOOK__.onCommitFiberRoot(), 100)"))).toEqual(
			[],
		);
	});
});
