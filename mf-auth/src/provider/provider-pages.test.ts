// Pages of a site with a sign-in provider.

import { openTestHost } from "@hub/content-model/testing/test-host";
import { describe, expect, test } from "vitest";
import de from "../../messages/de-DE.json" with { type: "json" };
import en from "../../messages/en-US.json" with { type: "json" };
import server from "../remote.server.ts";

const elsewhere = { kind: "elsewhere", name: "Ada", mayPreview: false } as const;
const hosted = (providerName: string | undefined = "Example ID", visitor = async () => elsewhere as never) =>
	openTestHost(server, { routes: { home: { path: "/" } }, session: { providerName, visitor } });

describe("[SS-1] the sign-in page", () => {
	test.each([
		["/login", "Sign in with Example ID", { callbackUrl: "/", page: "/login" }],
		["/de/anmelden", "Mit Example ID anmelden", { callbackUrl: "/de", page: "/de/anmelden" }],
		[
			"/de/anmelden?to=%2Fde%2Fprofil",
			undefined,
			{ callbackUrl: "/de/profil", page: "/de/anmelden?to=%2Fde%2Fprofil" },
		],
		["/login?to=https%3A%2F%2Fevil.example&error=x", undefined, { callbackUrl: "/", page: "/login" }],
	])("%s has a button for the provider that works without JavaScript", async (path, label, fields) => {
		const { document } = await hosted().get(path);
		const [, form] = document.all("form");
		expect(form?.attributes).toMatchObject({ method: "post", action: "/api/auth/signin/oidc" });
		if (label) expect(form?.one("button").text).toBe(label);
		const hidden = form?.all("input").map(({ attributes }) => [attributes.name, attributes.value]) ?? [];
		expect(Object.fromEntries(hidden)).toEqual(fields);
	});

	test("has no button and no message without a provider", async () => {
		const { get } = openTestHost(server, { routes: { home: { path: "/" } } });
		const { document, text } = await get("/login?error=provider-failed");
		expect(document.all("form").length).toBe(1);
		expect(text).toContain(en["login.failed"]);
	});

	test.each(["provider-unreachable", "provider-cancelled", "provider-failed"] as const)(
		"shows the error %s in both languages",
		async (error) => {
			for (const [path, words] of [
				["/login", en],
				["/de/anmelden", de],
			] as const) {
				const { text } = await hosted().get(`${path}?error=${error}&code=%3Cb%3E`);
				expect(text).toContain(words[error].replace("{{name}}", "Example ID"));
				expect(text).not.toContain("<b>");
			}
		},
	);
});

describe("[SS-1] a visitor from a provider", () => {
	test("has no profile and no second factor", async () => {
		const { get, post } = hosted();
		expect(await get("/de/profil")).toMatchObject({ status: 302, location: "/de/abmelden" });
		expect((await post("/profile", { step: "password", password: "long enough words" })).status).toBe(403);
		expect((await get("/profile/two-factor")).status).toBe(403);
		expect((await post("/profile/two-factor", { step: "begin", password: "p" })).status).toBe(403);
	});

	test("is told that signing out does not affect the provider", async () => {
		const { document, text } = await hosted().get("/de/abmelden");
		expect(text).toContain("Sie sind als Ada angemeldet. Bei Example ID selbst bleiben Sie angemeldet.");
		expect(document.all("main")[0]?.text).not.toContain(de["account.profile"]);
		expect(document.one("button").text).toBe(de["account.sign-out"]);
	});
});
