// Makes the videos of the seed's recordings, in Chromium, which draws and encodes them: `node
// cms/seed/films/make-videos.ts`. Needed only after a scene has changed; what it makes is kept beside this file.

import { readdir, readFile, writeFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import { chromium } from "@playwright/test";
import type { RecordingSeed } from "../shape.ts";

const require = createRequire(import.meta.url);
// The fonts are the design system's.
const fromLooks = createRequire(new URL("../../../shared-ui/package.json", import.meta.url));
const folder = new URL("../recordings/", import.meta.url);
const font = async (name: string) =>
	`data:font/woff2;base64,${(await readFile(fromLooks.resolve(name))).toString("base64")}`;

const browser = await chromium.launch({
	...(process.env.CHROMIUM_PATH ? { executablePath: process.env.CHROMIUM_PATH } : {}),
	args: ["--no-sandbox", "--disable-gpu"],
});
const page = await browser.newPage();
// Encoders work only where the page counts as secure.
await page.route("http://localhost/", (route) =>
	route.fulfill({ contentType: "text/html", body: "<canvas></canvas>" }),
);
await page.goto("http://localhost/");
await page.addScriptTag({
	content: await readFile(join(dirname(require.resolve("mediabunny")), "mediabunny.cjs"), "utf8"),
});
await page.addScriptTag({ content: await readFile(new URL("./video.client.js", import.meta.url), "utf8") });
const fonts = {
	headings: await font("@fontsource-variable/bricolage-grotesque/files/bricolage-grotesque-latin-wght-normal.woff2"),
	text: await font("@fontsource-variable/source-sans-3/files/source-sans-3-latin-wght-normal.woff2"),
};
for (const name of (await readdir(folder)).filter((entry) => entry.endsWith(".ts"))) {
	const { default: recording } = (await import(new URL(name, folder).href)) as { default: RecordingSeed };
	const scenes = recording.scenes.map((scene) => ({ seconds: scene.seconds, ...scene[recording.language] }));
	const video = await page.evaluate(
		(wanted) => (window as unknown as { makeVideo(wanted: unknown): Promise<string> }).makeVideo(wanted),
		{ key: recording.key, title: recording.text[recording.language].title, scenes, fonts },
	);
	const bytes = Buffer.from(video, "base64");
	await writeFile(new URL(`./${recording.video}.webm`, import.meta.url), bytes);
	process.stdout.write(`${name}: ${Math.round(bytes.length / 1024)} kB\n`);
}
await browser.close();
