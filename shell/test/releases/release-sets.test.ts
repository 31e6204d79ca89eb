// The release set of a request.

import { dataOfPage, type PageElement, regionOfLayout } from "@hub/shared-contracts/testing/page-document";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { freePort } from "../../../launcher/free-port.ts";
import { type HandmadeRemote, openTestStore, plainLoad, type TestStore } from "../fixtures/handmade-releases.ts";
import { openTestSite, type TestSite } from "../fixtures/test-site.ts";
import { publishFlipping, tryFlips } from "./flips.ts";

/** Returns a remote that shows its version in its page and its loader. */
function telling(name: string, version: string, path: string): HandmadeRemote {
	return { name, version, routes: [{ key: `${name}-page`, path, load: plainLoad(`${name} ${version}`, version) }] };
}

/** Returns the set that a document's tab requests data of, followed by a point and its shell. */
function tabOf(document: PageElement): string {
	return (dataOfPage(document) as { set: { id: string } }).set.id;
}

function setOf(document: PageElement): string | undefined {
	return tabOf(document).split(".")[0];
}

const first = telling("mf-one", "1", "/");
const changed = telling("mf-one", "2", "/");
const other = telling("mf-two", "1", "/two");

let releases: TestStore;
let site: TestSite;
beforeAll(async () => {
	releases = await openTestStore({ withLive: false });
	await releases.publish(first, other);
	await releases.goLive(first, other);
	site = await openTestSite({ releasesDir: releases.dir });
});
afterAll(async () => {
	await site.close();
	await releases.remove();
});

test("[CN-6] without the consent remote there is no banner, and the footer says what is stored", async () => {
	const { document } = await site.get("/");
	expect(document.all("form", { action: "/api/consent" })).toEqual([]);
	expect(regionOfLayout(document, "footer").text).toContain("Cookies: only what is necessary");
	const headers = { "sec-fetch-site": "same-origin" };
	const sent = await site.fetch("/api/consent", {
		method: "POST",
		body: new URLSearchParams({ answer: "all" }),
		headers,
	});
	expect(sent.status).toBe(404);
});

describe("[PF-3] a change of what is live", () => {
	test("keeps the set of open tabs, and reloads tabs of an unknown set or shell", async () => {
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
			expect(await answer.json()).toMatchObject({ result: { kind: "page", data: { text: version } } });
		}
		const ofShell = tab.slice(tab.indexOf("."));
		const others = [`0000000000000000${ofShell}`, ofShell, `../live${ofShell}`, "", "x"];
		// Data of another shell may have another shape (RT-9).
		for (const set of [...others, after, `${after}.0.0.0-another`]) {
			const answer = await site.data("/", set);
			expect([set, answer.status]).toEqual([set, 409]);
			expect(await answer.json()).toEqual({ kind: "reload" });
		}
	});

	test("[PF-8] fails no request and mixes no page in twenty flips with readers", async () => {
		const flipping = await openTestStore({ withLive: false });
		await publishFlipping(flipping);
		const port = await freePort();
		const listening = await openTestSite({ releasesDir: flipping.dir, host: "127.0.0.1", port }, { listens: true });
		try {
			const tally = await tryFlips({ origin: `http://127.0.0.1:${port}`, releases: flipping, flips: 20, readers: 4 });
			expect([tally.failed, tally.mixed, Object.keys(tally.visits).sort()]).toEqual([[], [], ["1", "2"]]);
		} finally {
			await listening.close();
			await flipping.remove();
		}
	});
});
