// Accounts over HTTP, against the Directus that runs beside the tests: a second factor, an invitation, and what must not be possible.

import { createHmac, randomUUID } from "node:crypto";
import { testSite } from "@hub/e2e/test-site";
import { describe, expect, test } from "vitest";
import { z } from "zod";
import { createSeal } from "../../src/session/sealed-value.server.ts";
import { keptSession } from "../../src/session/session-cookies.server.ts";

const users = z.object({ data: z.array(z.object({ id: z.string(), role: z.string() })) });
const mails = z.array(z.object({ text: z.string() }));

async function asAdministrator(path: string, method = "GET", body?: object): Promise<unknown> {
	const { settings, adminToken } = testSite();
	const headers = { authorization: `Bearer ${adminToken}`, "content-type": "application/json" };
	const answer = await fetch(settings.cmsUrl + path, { method, headers, ...(body ? { body: JSON.stringify(body) } : {}) });
	const text = await answer.text();
	if (!answer.ok) throw new Error(`${method} ${path}: ${answer.status} ${text}`);
	return text === "" ? undefined : JSON.parse(text);
}

const find = async (email: string) =>
	users.parse(await asAdministrator(`/users?filter[email][_eq]=${email}&fields=id,role`)).data[0];
const newEmail = () => `account.${randomUUID().slice(0, 8)}@example.org`;
const PASSWORD = "several words of a test";

/** A browser without scripts: it keeps cookies, and posts forms. */
function visitor() {
	const jar = new Map<string, string>();
	const send = async (path: string, init: RequestInit = {}) => {
		const cookie = [...jar].map(([name, value]) => `${name}=${value}`).join("; ");
		const answer = await fetch(testSite().url + path, { ...init, headers: { cookie, ...init.headers }, redirect: "manual" });
		for (const set of answer.headers.getSetCookie()) {
			const [, name = "", value = ""] = /^([^=]+)=([^;]*)/.exec(set) ?? [];
			if (value) jar.set(name, value);
			else jar.delete(name);
		}
		return { status: answer.status, to: answer.headers.get("location"), text: await answer.text(), headers: answer.headers };
	};
	const post = (path: string, fields: Record<string, string>, headers: Record<string, string> = {}) =>
		send(path, { method: "POST", body: new URLSearchParams(fields), headers });
	return {
		jar,
		get: send,
		post,
		login: (email: string, password = PASSWORD) => post("/login", { step: "login", email, password }),
	};
}

/** A one-time code (RFC 6238) of a key in base 32. */
function codeOf(key: string): string {
	const bits = [...key].map((letter) => "ABCDEFGHIJKLMNOPQRSTUVWXYZ234567".indexOf(letter).toString(2).padStart(5, "0")).join("");
	const secret = Buffer.from((bits.match(/.{8}/g) ?? []).map((byte) => Number.parseInt(byte, 2)));
	const counter = Buffer.alloc(8);
	counter.writeBigUInt64BE(BigInt(Math.floor(Date.now() / 30_000)));
	const hash = createHmac("sha1", secret).update(counter).digest();
	const at = (hash.at(-1) ?? 0) & 15;
	return String((hash.readUInt32BE(at) & 0x7fffffff) % 1_000_000).padStart(6, "0");
}

async function withAccount(work: (email: string) => Promise<void>): Promise<void> {
	const email = newEmail();
	const role = (await find(testSite().staff.email))?.role;
	await asAdministrator("/users", "POST", { email, password: PASSWORD, first_name: "Ada", role, status: "active" });
	try {
		await work(email);
	} finally {
		await asAdministrator(`/users/${(await find(email))?.id}`, "DELETE");
	}
}

describe("accounts", () => {
	test("[TK-6] a second factor is switched on, asked for, and switched off", () =>
		withAccount(async (email) => {
			const { login, post, get, jar } = visitor();
			expect((await login(email)).status).toBe(303);
			expect((await post("/profile/two-factor", { step: "begin", password: "wrong" })).status).toBe(422);
			const { text } = await post("/profile/two-factor", { step: "begin", password: PASSWORD });
			const secret = /name="secret" value="([A-Z2-7]+)"/.exec(text)?.[1] ?? "";
			expect((await post("/profile/two-factor", { step: "enable", secret, otp: "000000" })).status).toBe(422);
			expect(await post("/profile/two-factor", { step: "enable", secret, otp: codeOf(secret) })).toMatchObject({
				status: 303,
				to: "/profile/two-factor?saved",
			});
			expect((await post("/sign-out", { step: "sign-out" })).to).toBe("/");
			expect([...jar.keys()].filter((name) => name.startsWith("hub_"))).toEqual([]);
			const asked = await login(email);
			expect([asked.status, asked.text.includes("one-time-code"), jar.has("hub_session")]).toEqual([200, true, false]);
			expect((await post("/login", { step: "code", otp: "000000" })).status).toBe(422);
			expect((await post("/login?to=/profile", { step: "code", otp: codeOf(secret) })).to).toBe("/profile");
			expect((await get("/profile")).status).toBe(200);
			expect((await post("/profile/two-factor", { step: "disable", otp: codeOf(secret) })).status).toBe(303);
		}));

	test("[TK-6] an invitation leads to an account that signs in, once", async () => {
		const email = newEmail();
		const role = (await find(testSite().staff.email))?.role;
		await asAdministrator("/users/invite", "POST", { email, role, invite_url: `${testSite().url}/accept-invite` });
		const link = async () => {
			const sent = mails.parse(await (await fetch(`${testSite().mailsUrl}/api/mails?to=${email}`)).json());
			return /\/accept-invite\?token=[^\s"<]+/.exec(sent[0]?.text ?? "")?.[0] ?? "";
		};
		await expect.poll(link, { timeout: 15_000, interval: 300 }).not.toBe("");
		const path = await link();
		const { post, login } = visitor();
		expect((await post(path, { step: "choose", password: PASSWORD })).to).toBe("/login?invited");
		expect((await login(email)).status).toBe(303);
		expect((await visitor().post(path, { step: "choose", password: `other ${PASSWORD}` })).status).toBe(404);
		await asAdministrator(`/users/${(await find(email))?.id}`, "DELETE");
	});

	test("[TK-4] an unknown address and a wrong password are answered alike, and guessing grows slow", () =>
		withAccount(async (email) => {
			const [known, unknown] = [await visitor().login(email, "wrong"), await visitor().login(newEmail(), "wrong")];
			const plain = ({ status, text }: { status: number; text: string }) => [status, text.replace(/account\.[0-9a-f]+@/g, "")];
			expect(plain(known)).toEqual(plain(unknown));
			const tries = await Promise.all(Array.from({ length: 8 }, () => visitor().login(email, "wrong")));
			expect(tries.filter(({ status }) => status === 429).length).toBeGreaterThanOrEqual(3);
			expect(tries.find(({ status }) => status === 429)?.headers.get("retry-after")).toMatch(/^\d+$/);
		}));

	test.each([{ "sec-fetch-site": "cross-site" }, { "sec-fetch-site": "same-site" }, { origin: "https://evil.example" }])(
		"[SS-1] a post with %j changes nothing",
		async (headers) => {
			const { post, jar } = visitor();
			const { staff } = testSite();
			for (const path of ["/login", "/sign-out", "/api/auth/callback/credentials", "/api/auth/signout"])
				expect((await post(path, { step: "login", ...staff }, headers)).status).toBe(403);
			expect(jar.size).toBe(0);
		},
	);

	test("[TK-5] [SS-1] nothing that is sent along gets into a header or leads to another site", () =>
		withAccount(async (email) => {
			const targets = [
				"//evil.example",
				"https://evil.example",
				"/\\evil.example",
				"/x\r\nset-cookie: planted=1",
				"javascript:alert(1)",
			];
			const { login } = visitor();
			await login(email);
			for (const target of targets) {
				const { post, jar } = visitor();
				const answer = await post(`/login?to=${encodeURIComponent(target)}`, { step: "login", email, password: PASSWORD });
				expect([answer.status, answer.to]).toEqual([303, "/"]);
				expect(jar.has("planted")).toBe(false);
			}
		}));

	test("[TK-3] a token that is about to expire is refreshed once for many tabs, and those that are late get the same", () =>
		withAccount(async (email) => {
			const { login, jar } = visitor();
			await login(email);
			const { sessionKeys } = z.object({ sessionKeys: z.array(z.string()) }).parse(testSite().settings);
			const seal = createSeal(sessionKeys);
			const open = (cookie: string | undefined) => keptSession.parse(seal.open("session", cookie));
			const old = { ...open(jar.get("hub_session")), expiresAt: Date.now() + 10_000 };
			const tab = () => {
				const one = visitor();
				one.jar.set("hub_session", seal.seal("session", old));
				return one;
			};
			const tabs = Array.from({ length: 6 }, tab);
			const seen = await Promise.all(tabs.map(({ get }) => get("/profile")));
			const late = tab();
			expect([...seen, await late.get("/profile")].map(({ status }) => status)).toEqual(Array(7).fill(200));
			const kept = [...tabs, late].map((one) => open(one.jar.get("hub_session")));
			expect(new Set(kept.map((one) => JSON.stringify(one))).size).toBe(1);
			expect(kept[0]).not.toMatchObject({ refresh: "refresh" in old ? old.refresh : "" });
			// What is sealed, and not one part of it, is in what was sent.
			const secrets = [old, kept[0]].flatMap((one) => Object.values(one ?? {})).filter((value) => String(value).length > 20);
			expect(secrets.length).toBe(4);
			for (const { text, headers } of seen)
				for (const secret of secrets) expect(text + JSON.stringify([...headers])).not.toContain(String(secret).slice(0, 30));
		}));

	test("[TK-7] what is for accounts is in no cache, as page and as data", () =>
		withAccount(async (email) => {
			const { login, get } = visitor();
			await login(email);
			const page = await get("/profile");
			expect([page.status, page.headers.get("cache-control")]).toEqual([200, "private, no-store"]);
			expect(page.text).toContain(email);
			const guest = await visitor().get("/profile");
			expect([guest.status, guest.to, guest.text.includes(email)]).toEqual([302, "/login?to=%2Fprofile", false]);
			const [one, other] = [await visitor().get("/about-us"), await visitor().get("/about-us")];
			expect(one.text).toBe(other.text);
		}));
});
