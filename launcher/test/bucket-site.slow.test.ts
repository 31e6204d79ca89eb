// A site whose releases are in a bucket: a change is seen within a second, and a bucket that goes away takes nothing with it.

import { bucketStore } from "@hub/releases/bucket-store";
import { type S3Server, startS3Server } from "@hub/releases/s3-server.fixture";
import { afterAll, beforeAll, expect, test } from "vitest";
import { openTestStore, plainLoad, type TestStore } from "../../shell/test/fixtures/handmade-releases.ts";
import { settingsAlone } from "../../shell/test/fixtures/settings-alone.ts";
import { buildAll } from "../bundle.ts";
import { freePort } from "../free-port.ts";
import { type SupervisedSite, superviseSite } from "../site-supervisor.ts";

const SECRET = "a secret of this test alone";
const release = (version: string) => ({
	name: "mf-plain",
	version,
	routes: [{ key: "home", path: "/", load: plainLoad(`The page of release ${version}`) }],
});

let server: S3Server;
let releases: TestStore;
let site: SupervisedSite;
let url: string;
const said: string[] = [];
const logged: string[] = [];

beforeAll(async () => {
	const shellDir = (await buildAll()).find(({ name }) => name === "shell")?.outDir ?? "";
	server = await startS3Server();
	const releasesBucket = { ...server.emptyBucket(), patience: 1_000 };
	releases = await openTestStore({ withLive: false, shellDir, store: bucketStore(releasesBucket) });
	await releases.publish(release("1"), release("2"), release("3"));
	await releases.goLive(release("1"));
	const port = await freePort();
	url = `http://localhost:${port}`;
	const settings = { ...(await settingsAlone(releases.dir, port, { PAGE_CACHE: "off" })), publishSecret: SECRET, releasesBucket };
	site = await superviseSite({ settings, shellDir, logLevel: "error", onLog: (line) => logged.push(line) }, (text) =>
		said.push(text),
	);
}, 240_000);
afterAll(async () => {
	await site?.stop();
	await releases?.remove();
	await server?.stop();
});

const page = async () => (await fetch(`${url}/`, { headers: { cookie: "NEXT_LOCALE=en" } })).text();
const timesLogged = () => logged.join("").split("The live record could not be read").length - 1;
const ready = async () => (await fetch(`${url}/readyz`)).text();

test("[PF-3] a change is seen, and the record is sent only then", async () => {
	await releases.goLive(release("2"));
	await expect.poll(page, { interval: 20, timeout: 5_000 }).toContain("The page of release 2");
	// The site looks four times a second.
	const looks = () => server.answers.filter((answer) => answer.includes("live.json"));
	const before = looks().length;
	await expect.poll(() => looks().length, { timeout: 10_000 }).toBeGreaterThan(before + 12);
	expect(
		looks()
			.slice(-8)
			.filter((answer) => !answer.endsWith(" 304")),
	).toEqual([]);
});

test("[PF-5] release files are sent as the bucket has them", async () => {
	const answer = await fetch(`${url}/r/mf-plain/2/remoteEntry.js`);
	expect([answer.status, await answer.text()]).toEqual([200, "// nothing here runs in a browser\n"]);
	expect((await fetch(`${url}/r/mf-plain/2/other.js`)).status).toBe(404);
});

test.each(["failing", "hanging"] as const)(
	"[PF-4] the site goes on while the bucket is %s, says so once, and finds back",
	async (how) => {
		logged.length = 0;
		server.behave(how);
		await expect.poll(ready, { timeout: 10_000 }).toContain("What is live cannot be read, and what was live before is served.");
		await expect.poll(timesLogged, { timeout: 10_000 }).toBe(1);
		for (let times = 0; times < 5; times += 1) expect(await page()).toContain("The page of release");
		server.behave("well");
		await expect.poll(ready, { timeout: 10_000 }).not.toContain("cannot be read");
		const next = how === "failing" ? "3" : "1";
		await releases.goLive(release(next));
		await expect.poll(page, { timeout: 5_000 }).toContain(`The page of release ${next}`);
		expect(timesLogged()).toBe(1);
		expect(JSON.stringify([logged, said])).not.toContain("test-secret");
	},
);
