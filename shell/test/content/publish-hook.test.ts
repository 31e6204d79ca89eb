// Publishing: from the save in the content service to the page, and who may report it.

import { testSite } from "@hub/e2e/test-site";
import { parsePage } from "@hub/shared-contracts/testing/page-document";
import { afterEach, describe, expect, test } from "vitest";
import { openEditor } from "../fixtures/editor.ts";
import { report, signed } from "../fixtures/publish-report.ts";
import { recordLog } from "../fixtures/site-log.ts";
import { openTestSite } from "../fixtures/test-site.ts";

const editor = openEditor();
afterEach(() => editor.undo());

describe("who may report a change", () => {
	const post = async (body: string, headers: Record<string, string>, logLevel = "silent") => {
		const site = await openTestSite({}, { logLevel });
		try {
			const response = await site.fetch("/_hooks/publish", { method: "POST", body, headers });
			return response.status;
		} finally {
			await site.close();
		}
	};

	test("a signed report is taken", async () => {
		expect(await post(report(), signed(report()))).toBe(204);
	});

	test.each([
		["unsigned", report(), {}],
		["signed with another secret", report(), signed(report(), "another")],
		["signed for another text", report(), signed(report({ keys: ["y"] }))],
		["with an empty signature", report(), { "x-hub-signature": "" }],
		["with a signature of another length", report(), { "x-hub-signature": "sha256=00" }],
		["with a signature of wide characters", report(), { "x-hub-signature": "\u00e9".repeat(71) }],
	])("%s: refused", async (_what, body, headers) => {
		expect(await post(body, headers)).toBe(401);
	});

	test("older than a minute, or from the future: refused, and the log says that the clocks differ", async () => {
		const log = recordLog();
		try {
			for (const away of [-61_000, 90_000]) {
				const body = report({ at: Date.now() + away });
				expect(await post(body, signed(body), "warn")).toBe(401);
			}
			const told = () =>
				log.lines.filter(({ msg }) => msg.includes("Set the clocks")).map(({ seconds }) => Math.sign(Number(seconds)));
			await expect.poll(told).toEqual([1, -1]);
		} finally {
			log.stop();
		}
	});

	test("signed, and no report: refused without a failure of the site", async () => {
		for (const body of ["{}", "not json", "", "[]"]) expect([body, await post(body, signed(body))]).toEqual([body, 400]);
	});

	test("too large: refused", async () => {
		const body = report({ keys: ["x".repeat(1_100_000)] });
		expect(await post(body, { ...signed(body), "content-length": String(body.length) })).toBe(413);
		expect(await post(body, signed(body))).toBe(413);
	});
});

describe("a save in the content service is on the running site at once, not when what it kept grows old", () => {
	const { url } = testSite();
	const words = async (path: string) => parsePage(await (await fetch(url + path)).text()).one("main").text;

	/** How long until the page says so, in ms. */
	const until = async (path: string, done: (text: string) => boolean) => {
		const begun = performance.now();
		while (!done(await words(path))) {
			if (performance.now() - begun > 10_000) return Number.POSITIVE_INFINITY;
			await new Promise((resolve) => setTimeout(resolve, 15));
		}
		return performance.now() - begun;
	};

	test("a changed title, on the post and in the lists that show it", async () => {
		const [row] = await editor.read("posts", { locale: { _eq: "en" }, slug: { _eq: "why-lisbon" } });
		// Within a second, where the machine has nothing else to do; a busy one may hold up some of them.
		const waits: number[] = [];
		for (const attempt of [1, 2, 3]) {
			const title = `Changed at ${Date.now()}, attempt ${attempt}`;
			for (const path of ["/why-lisbon", "/insights?page=2", "/authors/nuno-tavarela"])
				expect(await words(path)).not.toContain(title);
			await editor.update("posts", String(row?.id), { title });
			waits.push(await until("/why-lisbon", (text) => text.includes(title)));
			for (const path of ["/insights?page=2", "/authors/nuno-tavarela"]) expect(await words(path)).toContain(title);
			await editor.undo();
			expect(await until("/why-lisbon", (text) => !text.includes(title))).toBeLessThan(Number.POSITIVE_INFINITY);
		}
		expect(Math.min(...waits), "ms from save to page").toBeLessThan(3_000);
	});

	test("a withdrawn post is gone, and back when it is published again", async () => {
		const [row] = await editor.read("posts", { locale: { _eq: "en" }, slug: { _eq: "who-is-asking" } });
		expect((await fetch(`${url}/who-is-asking`)).status).toBe(200);
		await editor.update("posts", String(row?.id), { status: "draft" });
		await expect.poll(async () => (await fetch(`${url}/who-is-asking`)).status, { timeout: 10_000, interval: 15 }).toBe(404);
		expect(await words("/insights")).not.toContain(String(row?.title));
		await editor.undo();
		await expect.poll(async () => (await fetch(`${url}/who-is-asking`)).status, { timeout: 10_000, interval: 15 }).toBe(200);
	});
});
