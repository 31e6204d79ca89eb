// Which releases a request gets, and that it gets no mixture.

import { freePort } from "@hub/e2e/own-site";
import { dataOfPage, type PageElement, regionOfLayout } from "@hub/shared-contracts/testing/page-document";
import { afterEach, describe, expect, test } from "vitest";
import { type HandmadeRemote, openTestStore, plainLoad, type TestStore } from "../fixtures/handmade-releases.ts";
import { openTestSite, type TestSite } from "../fixtures/test-site.ts";
import { publishFlipping, tryFlips } from "./flips.ts";

const undo: (() => Promise<void>)[] = [];
afterEach(async () => {
	for (const step of undo.splice(0).reverse()) await step();
});

async function storeWith(...remotes: readonly HandmadeRemote[]): Promise<TestStore> {
	const releases = await openTestStore({ withLive: false });
	undo.push(releases.remove);
	await releases.publish(...remotes);
	if (remotes.length > 0) await releases.goLive(...remotes);
	return releases;
}

async function siteOn(releases: TestStore): Promise<TestSite> {
	const site = await openTestSite({ releasesDir: releases.dir });
	undo.push(site.close);
	return site;
}

/** A remote that tells its version in its page and its loader. */
function telling(name: string, version: string, path: string): HandmadeRemote {
	return { name, version, routes: [{ key: `${name}-page`, path, load: plainLoad(`${name} ${version}`, version) }] };
}

/** What a document's tab asks for data of: its set, and after a point its shell. */
function tabOf(document: PageElement): string {
	return (dataOfPage(document) as { set: { id: string } }).set.id;
}

function setOf(document: PageElement): string | undefined {
	return tabOf(document).split(".")[0];
}

const first = telling("mf-one", "1", "/");
const changed = telling("mf-one", "2", "/");
const other = telling("mf-two", "1", "/two");

test("[CN-6] without the remote that asks for consent nobody is asked, and the footer says what is stored", async () => {
	const site = await siteOn(await storeWith(first));
	const { document } = await site.get("/");
	expect(document.all("form", { action: "/api/consent" })).toEqual([]);
	expect(regionOfLayout(document, "footer").text).toContain("Cookies: only what is necessary");
	const headers = { "sec-fetch-site": "same-origin" };
	const sent = await site.fetch("/api/consent", { method: "POST", body: new URLSearchParams({ answer: "all" }), headers });
	expect(sent.status).toBe(404);
});

describe("[PF-3] a change of what is live", () => {
	test("the next request shows it, and a rollback is a change like any other", async () => {
		const releases = await storeWith(first, other);
		const site = await siteOn(releases);
		expect((await site.get("/")).document.one("h1").text).toBe("mf-one 1");
		await releases.publish(changed);
		await releases.goLive(changed);
		await site.opened.refresh();
		expect((await site.get("/")).document.one("h1").text).toBe("mf-one 2");
		expect((await site.get("/two")).document.one("h1").text).toBe("mf-two 1");
		await releases.goLive(first);
		await site.opened.refresh();
		expect((await site.get("/")).document.one("h1").text).toBe("mf-one 1");
	});

	test("a change of the record is noticed without a signal", async () => {
		// Within a second, where the machine has nothing else to do; a busy one may hold up some of them.
		const waits: number[] = [];
		for (let attempt = 0; attempt < 3; attempt += 1) {
			const releases = await storeWith(first);
			const site = await siteOn(releases);
			await releases.publish(changed);
			await releases.goLive(changed);
			const begun = performance.now();
			await expect
				.poll(async () => (await site.get("/")).document.one("h1").text, { timeout: 10_000, interval: 20 })
				.toBe("mf-one 2");
			waits.push(performance.now() - begun);
		}
		expect(Math.min(...waits)).toBeLessThan(3_000);
	});

	test("a tab that was open keeps its set; one of an unknown set or of another shell starts over", async () => {
		const releases = await storeWith(first, other);
		const site = await siteOn(releases);
		const tab = tabOf((await site.get("/")).document);
		await releases.publish(changed);
		const { id: after } = (await releases.goLive(changed)).set;
		await site.opened.refresh();
		const { document } = await site.get("/");
		expect([setOf(document), tabOf(document) === tab]).toEqual([after, false]);
		for (const [set, version] of [
			[tab, "1"],
			[tabOf(document), "2"],
		] as const) {
			const answer = await site.data("/", set);
			expect(answer.status).toBe(200);
			expect(await answer.json()).toMatchObject({ answer: { kind: "page", data: { text: version } } });
		}
		const ofShell = tab.slice(tab.indexOf("."));
		const others = [`0000000000000000${ofShell}`, ofShell, `../live${ofShell}`, "", "x"];
		// What another shell says may be of another shape (RT-9).
		for (const set of [...others, after, `${after}.0.0.0-another`]) {
			const answer = await site.data("/", set);
			expect([set, answer.status]).toEqual([set, 409]);
			expect(await answer.json()).toEqual({ kind: "reload" });
		}
	});

	test("a request in flight finishes on what it began with", async () => {
		const slow = (version: string): HandmadeRemote => ({
			name: "mf-slow",
			version,
			routes: [
				{
					key: "slow",
					path: "/",
					load: `() => new Promise((resolve) => setTimeout(() => resolve((${plainLoad(`slow ${version}`)})()), 300))`,
				},
			],
		});
		const releases = await storeWith(slow("1"));
		const site = await siteOn(releases);
		const underWay = site.get("/");
		await releases.publish(slow("2"));
		const { set } = await releases.goLive(slow("2"));
		await site.opened.refresh();
		const page = await underWay;
		expect(page.document.one("h1").text).toBe("slow 1");
		expect(setOf(page.document)).not.toBe(set);
		expect((await site.get("/")).document.one("h1").text).toBe("slow 2");
	});

	test("[PF-8] of twenty flips and rollbacks with readers beside none costs a request, and no page is made of two", async () => {
		const releases = await openTestStore({ withLive: false });
		undo.push(releases.remove);
		await publishFlipping(releases);
		const port = await freePort();
		const site = await openTestSite({ releasesDir: releases.dir, host: "127.0.0.1", port }, { listens: true });
		undo.push(site.close);
		const tally = await tryFlips({ origin: `http://127.0.0.1:${port}`, releases, flips: 20, readers: 4 });
		expect([tally.failed, tally.mixed, Object.keys(tally.visits).sort()]).toEqual([[], [], ["1", "2"]]);
	});

	test("files of the old set are served as long as the store has them", async () => {
		const releases = await storeWith(first);
		const site = await siteOn(releases);
		await releases.publish(changed);
		await releases.goLive(changed);
		await site.opened.refresh();
		for (const version of ["1", "2"]) expect((await site.fetch(`/r/mf-one/${version}/remoteEntry.js`)).status).toBe(200);
	});
});

describe("what may not go live", () => {
	test("[RT-10] paths that two claim are refused, all at once, and nothing changes", async () => {
		const thief: HandmadeRemote = {
			name: "mf-thief",
			routes: [
				{ key: "thief-home", path: "/" },
				{ key: "thief-two", path: "/TWO" },
				{ key: "thief-own", path: "/own" },
			],
		};
		const releases = await storeWith(first, other);
		await releases.publish(thief);
		const refusal = await releases.goLive(thief).catch((error: Error) => error.message);
		expect(refusal).toMatch(/mf-one/);
		expect(refusal).toMatch(/mf-two/);
		expect(refusal).toMatch(/\/de\/two/i);
		const site = await siteOn(releases);
		expect((await site.get("/")).document.one("h1").text).toBe("mf-one 1");
		expect((await site.get("/own")).status).toBe(404);
	});

	test("a remote that claims a path twice by itself is refused", async () => {
		const greedy: HandmadeRemote = {
			name: "mf-greedy",
			routes: [
				{ key: "greedy-a", path: "/greedy/:a" },
				{ key: "greedy-b", path: "/greedy/:b" },
			],
		};
		const releases = await storeWith();
		await releases.publish(greedy);
		await expect(releases.goLive(greedy)).rejects.toThrow(/\/greedy\/:a is claimed by/);
	});

	test("[PF-5] a release whose files were changed afterwards is refused", async () => {
		const releases = await storeWith(first);
		await releases.publish(changed);
		await releases.spoil(changed, "remoteEntry.js", "// something else\n");
		await expect(releases.goLive(changed)).rejects.toThrow(/mf-one 2: remoteEntry.js/);
	});

	test("[PF-5] a published version never changes", async () => {
		const releases = await storeWith(first);
		const fake: HandmadeRemote = { ...first, routes: [{ key: "mf-one-page", path: "/", load: plainLoad("another text") }] };
		await expect(releases.publish(fake)).rejects.toThrow(/mf-one 1 is in the store already/);
	});
});
