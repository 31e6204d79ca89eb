// Hostile request targets and hosts.

import { connect } from "node:net";
import { testSite } from "@hub/e2e/test-site";
import { dataOfPage, parsePage } from "@hub/shared-contracts/testing/page-document";
import { describe, expect, test } from "vitest";

const { url } = testSite();

/** Sends a raw request line over a separate connection. */
function ask(line: string, host = "elsewhere.example"): Promise<{ status: number; head: string; body: string }> {
	return new Promise((resolve, reject) => {
		let output = "";
		const socket = connect(Number(new URL(url).port), new URL(url).hostname, () =>
			socket.write(`${line}\r\nHost: ${host}\r\nConnection: close\r\n\r\n`),
		);
		socket.on("data", (chunk) => {
			output += chunk.toString("utf8");
		});
		socket.on("error", reject);
		socket.on("close", () => {
			const [head = "", body = ""] = output.split(/\r\n\r\n(.*)/s);
			resolve({ status: Number(head.split(" ")[1]), head, body });
		});
	});
}

describe("[RT-7] a path that looks like another host", () => {
	test.each([
		["//", "//"],
		["//evil.example", "//evil.example"],
		["//evil.example/%2e%2e", "//"],
		["/.//evil.example", "//evil.example"],
		["/de//evil.example", "/de//evil.example"],
	])("%s is a 404 page of this site without links to the other", async (path, shown) => {
		for (const line of [`GET ${path} HTTP/1.1`, `GET http://elsewhere.example${path} HTTP/1.1`]) {
			const { status, head, body } = await ask(line);
			expect([line, status]).toEqual([line, 404]);
			expect(head).not.toMatch(/^location:/im);
			const document = parsePage(body);
			expect(document.one("main").text).toContain(`Page not found: ${shown}`);
			const links = document.all("a").map(({ attributes }) => attributes.href ?? "");
			expect(links.filter((href) => href.startsWith("//"))).toEqual([]);
			expect(links.length).toBeGreaterThan(10);
		}
	});

	test.each([
		"/%2F%2Fevil.example",
		"/%5Cevil.example",
		"/%",
		"/events/%ff",
		"/$NOW",
		"/de/a%00b",
		"/a%0d%0aset-cookie:%20x=1",
		"/%E2%80%AE",
		`/${"a/".repeat(3_000)}`,
	])("%s is a 404", async (path) => {
		const { status, head, body } = await ask(`GET ${path} HTTP/1.1`);
		expect([path.slice(0, 40), status]).toEqual([path.slice(0, 40), 404]);
		expect(head).not.toMatch(/^(location|set-cookie):/im);
		expect(body).toContain("<main");
	});

	test("is refused by every other endpoint and method, without a redirect", async () => {
		for (const line of [
			"POST //evil.example HTTP/1.1",
			"PUT //evil.example HTTP/1.1",
			"OPTIONS //evil.example HTTP/1.1",
			"TRACE //evil.example HTTP/1.1",
			"GET /share//evil.example.png HTTP/1.1",
			"GET /share//.png HTTP/1.1",
			"GET //evil.example/calendar.ics HTTP/1.1",
			"GET //r/x HTTP/1.1",
			"GET /media//evil.example HTTP/1.1",
			"GET /files//evil.example/a.pdf HTTP/1.1",
			"GET /feeds//evil.example HTTP/1.1",
			"POST //_hooks/address HTTP/1.1",
			"GET /api//evil.example HTTP/1.1",
		]) {
			const { status, head } = await ask(line);
			expect([line, status], head).toEqual([line, expect.toSatisfy((code: number) => code >= 400 && code < 500)]);
			expect(head).not.toMatch(/^location:/im);
			expect(head).toMatch(/^content-security-policy:/im);
		}
	});

	test("cannot change links or redirects by its Host header", async () => {
		const moved = await ask("GET http://evil.example/en/about?x=1 HTTP/1.1", "evil.example");
		expect([moved.status, /^location: (.*)$/im.exec(moved.head)?.[1]]).toEqual([301, "/en/about-us?x=1"]);
		expect((await ask("GET /products HTTP/1.1", "evil.example")).body).not.toContain("evil.example");
	});

	test.each(["//", "///", "//evil.example/x", "/\\evil.example", "/\t/evil.example", "/%zz", "/%00"])(
		"%j is missing for a client navigation too",
		async (to) => {
			const { set } = dataOfPage(parsePage(await (await fetch(url)).text())) as { set: { id: string } };
			const answer = await fetch(`${url}/_data?${new URLSearchParams({ to })}`, { headers: { "x-hub-set": set.id } });
			expect(answer.status).toBe(200);
			expect(await answer.json()).toMatchObject({ result: { kind: "missing", reason: "unmatched" } });
		},
	);
});
