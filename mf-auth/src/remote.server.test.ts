import { openTestHost } from "@hub/shared-contracts/testing/test-host";
import { afterEach, describe, expect, test, vi } from "vitest";
import de from "../messages/de.json" with { type: "json" };
import en from "../messages/en.json" with { type: "json" };
import server from "./remote.server.ts";
import createSessionService from "./session/session-service.ts";

const host = openTestHost(server, { routes: { home: { path: "/" } } });
afterEach(() => vi.unstubAllGlobals());

describe("the sign-in page", () => {
	test.each([
		["/login", en, "/"],
		["/de/anmelden", de, "/de"],
	])("[RT-1] %s says in its language who can sign in, and leads home", async (path, words, home) => {
		const { document, outcome } = await host.get(path);
		expect(document.one("h1").text).toBe(words["login.title"]);
		expect(document.text).toContain(words["login.text"]);
		expect(document.all("a").map(({ attributes }) => attributes.href)).toEqual([home]);
		expect(outcome).toMatchObject({ head: { noIndex: true } });
	});

	test("is on no sitemap", async () => {
		expect(await host.entries("login")).toMatchObject([{ listed: false }]);
	});

	test("the account's place in the header leads to it", async () => {
		const menu = await host.slot("account-menu", "de");
		expect(menu?.one("a")).toMatchObject({ text: de["account.login"], attributes: { href: "/de/anmelden" } });
	});
});

describe("[SS-1] the session", () => {
	const ask = (method: string) => host.api(new Request("https://datahub.example/api/auth/session", { method }));

	test("of an unknown visitor is empty, and kept by no cache", async () => {
		const response = await ask("GET");
		expect([response.status, await response.json()]).toEqual([200, {}]);
		expect(response.headers.get("cache-control")).toContain("no-store");
	});

	test("is only read at its address", async () => {
		const response = await ask("POST");
		expect([response.status, response.headers.get("allow")]).toEqual([405, "GET, HEAD"]);
	});

	test.each([
		["an empty answer", async () => Response.json({})],
		["an answer that is no session", async () => Response.json({ user: { name: 7 } })],
		["an error page", async () => new Response("<p>no", { status: 502 })],
		["no answer", () => Promise.reject(new TypeError("fetch failed"))],
	])("[SS-2] %s means a guest", async (_what, fetched) => {
		vi.stubGlobal("fetch", fetched);
		expect(await createSessionService().fetch()).toEqual({ status: "unauthenticated" });
	});

	test("with a name is a visitor who is signed in", async () => {
		vi.stubGlobal("fetch", async () => Response.json({ user: { name: "Ada" } }));
		expect(await createSessionService().fetch()).toEqual({ status: "authenticated", user: { name: "Ada" } });
	});
});
