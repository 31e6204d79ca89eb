import { randomBytes, randomUUID } from "node:crypto";
import { get } from "node:http";
import { Duplex } from "node:stream";
import { describe, expect, test } from "vitest";
import { z } from "zod";
import { editors } from "../src/access/access-rules.ts";
import type { Installation } from "./installation.ts";

const tokens = z.object({ access_token: z.string(), refresh_token: z.string() });
const refused = z.object({ errors: z.array(z.object({ message: z.string() })).min(1) });

/** Ending sessions of accounts, and changes that a session alone does not allow. */
export function sessionCases(hub: () => Installation): void {
	const password = "several words of a test";
	/** @param token null for none */
	const call = (method: string, path: string, token: string | null, body?: unknown, cookie?: string) =>
		hub().call(method, path, body, {
			token,
			// Sign-ins are counted by network.
			headers: { "x-forwarded-for": "203.0.113.77", ...(cookie ? { cookie } : {}) },
		});
	const asAdmin = (method: string, path: string, body?: unknown) =>
		call(method, path, hub().cms.credentials.directus.adminToken, body);
	/** Creates a staff account that is deleted afterwards. */
	const withEditor = async (work: (account: { readonly id: string; readonly email: string }) => Promise<void>) => {
		const email = `sessions.${randomUUID().slice(0, 8)}@example.org`;
		const created = await asAdmin("POST", "/users", { email, password, role: editors.role, status: "active" });
		const { id } = z.object({ id: z.string() }).parse(created.data);
		try {
			await work({ id, email });
		} finally {
			await asAdmin("DELETE", `/users/${id}`);
		}
	};
	const signIn = async (email: string, words = password) => {
		const response = await call("POST", "/auth/login", null, { email, password: words, mode: "json" });
		return tokens.parse(response.data);
	};
	/** Signs in like Studio. @returns its cookie */
	const openStudio = async (email: string) => {
		const response = await call("POST", "/auth/login", null, { email, password, mode: "session" });
		return response.headers.getSetCookie()[0]?.split(";")[0] ?? "";
	};

	describe("[TK-8] sessions of an account", () => {
		test.each<
			[string, (account: { readonly id: string; readonly email: string }) => Promise<{ readonly status: number }>]
		>([
			[
				"an administrator's new password",
				({ id }) => asAdmin("PATCH", `/users/${id}`, { password: `other ${password}` }),
			],
			["a suspension", ({ id }) => asAdmin("PATCH", `/users/${id}`, { status: "suspended" })],
			[
				"a suspension of several at once",
				({ id }) => asAdmin("PATCH", "/users", { keys: [id], data: { status: "suspended" } }),
			],
			["another address", ({ id, email }) => asAdmin("PATCH", `/users/${id}`, { email: `new.${email}` })],
			["its end", ({ id }) => asAdmin("DELETE", `/users/${id}`)],
			[
				"a password of its own choice",
				async ({ email }) => {
					const { access_token } = await signIn(email);
					return call("PATCH", "/users/me", access_token, {
						password: `other ${password}`,
						current_password: password,
					});
				},
			],
		])("end at once with %s", (_what, change) =>
			withEditor(async (account) => {
				const [one, other, studio] = [
					await signIn(account.email),
					await signIn(account.email),
					await openStudio(account.email),
				];
				const seen = async () => [
					...(await Promise.all(
						[one, other].map(async ({ access_token }) => (await call("GET", "/users/me", access_token)).status),
					)),
					(await call("GET", "/users/me", null, undefined, studio)).status,
				];
				expect(await seen()).toEqual([200, 200, 200]);
				expect((await change(account)).status).toBeLessThan(300);
				expect(await seen()).toEqual([401, 401, 401]);
				const again = await call("POST", "/auth/refresh", null, { refresh_token: other.refresh_token, mode: "json" });
				expect(again.status).toBe(401);
			}),
		);

		test("[CT-1] that have ended are reported to a request that stores something, in the browser's language", () =>
			withEditor(async ({ id, email }) => {
				const cookie = await openStudio(email);
				const draft = { key: "draft", collection: "posts", item: null };
				const begun = await call("POST", "/versions", null, draft, cookie);
				const version = z.object({ id: z.string() }).parse(begun.data).id;
				const save = async (language: string, from = cookie) => {
					const headers = { ...(from ? { cookie: from } : {}), "accept-language": language };
					const answer = await hub().call(
						"POST",
						`/versions/${version}/save`,
						{ title: "Typed" },
						{ token: null, headers },
					);
					return [answer.status, answer.status < 300 ? "" : refused.parse(answer.json).errors[0]?.message];
				};
				expect(await save("en")).toEqual([200, ""]);
				await asAdmin("PATCH", `/users/${id}`, { password: `other ${password}` });
				expect((await save("en"))[0], "Directus itself, which takes the cookie away").toBe(401);
				expect(await save("en-US,de;q=0.5", "")).toEqual([401, expect.stringMatching(/^You are signed out/)]);
				expect(await save("de-DE,de;q=0.9", "")).toEqual([401, expect.stringMatching(/^Sie sind abgemeldet/)]);
				expect((await call("PATCH", "/items/posts/x", null, {})).status).toBe(401);
				expect((await call("GET", "/items/posts", null)).status, "reading is a question of rights").toBe(403);
				await asAdmin("DELETE", `/versions/${version}`);
			}));

		test("go on with every other change of the account", () =>
			withEditor(async ({ id, email }) => {
				const { access_token, refresh_token } = await signIn(email);
				expect((await asAdmin("PATCH", `/users/${id}`, { title: "Editor", status: "active" })).status).toBe(200);
				expect((await call("PATCH", "/users/me", access_token, { first_name: "Ada" })).status).toBe(200);
				expect((await call("GET", "/users/me", access_token)).status).toBe(200);
				expect((await call("POST", "/auth/refresh", null, { refresh_token, mode: "json" })).status).toBe(200);
			}));
	});

	describe("[TK-8] an account's own password and address", () => {
		test("are changed with the current password alone, through every interface", () =>
			withEditor(async ({ id, email }) => {
				const { access_token } = await signIn(email);
				const taken = "taken over by a stranger";
				const graphql = `mutation { update_users_me(data: { password: "${taken}" }) { id } }`;
				const tries: [string, unknown, number][] = [
					["/users/me", { password: taken }, 400],
					["/users/me", { email: "stranger@example.org" }, 400],
					["/users/me", { password: taken, current_password: "wrong" }, 401],
					["/users/me", { password: taken, current_password: { $ne: "" } }, 400],
					[`/users/${id}`, { password: taken }, 400],
					["/users", { keys: [id], data: { password: taken } }, 400],
					["/users", [{ id, password: taken }], 400],
				];
				for (const [path, body, status] of tries) {
					const response = await call("PATCH", path, access_token, body);
					const { errors } = refused.parse(response.json);
					const words = status === 400 ? /your current password is needed/ : /Invalid user credentials/;
					expect([path, response.status, errors[0]?.message]).toEqual([path, status, expect.stringMatching(words)]);
				}
				refused.parse((await call("POST", "/graphql/system", access_token, { query: graphql })).json);
				expect((await call("GET", "/users/me", access_token)).status, "nothing changed").toBe(200);
				const right = { password: `other ${password}`, current_password: password };
				expect((await call("PATCH", "/users/me", access_token, right)).status).toBe(200);
				await signIn(email, `other ${password}`);
			}));

		test("are protected from guesses of the current password", () =>
			withEditor(async ({ email }) => {
				const { access_token } = await signIn(email);
				const attempt = (current_password: string) =>
					call("PATCH", "/users/me", access_token, { password: `other ${password}`, current_password });
				for (let time = 0; time < 10; time += 1) await attempt(`wrong ${time}`);
				const response = await attempt(password);
				expect([response.status, response.text]).toEqual([429, expect.stringContaining('"reset"')]);
			}));
	});

	describe("[TK-8] the connection between Studio's forms", () => {
		/** Opens a connection like a browser; returns the status if it is refused. */
		const connect = (headers: Readonly<Record<string, string>>) =>
			new Promise<Duplex | number | undefined>((resolve, reject) => {
				const upgrade = { connection: "Upgrade", upgrade: "websocket", "sec-websocket-version": "13" };
				const key = randomBytes(16).toString("base64");
				const clientRequest = get(`${hub().cms.url}/websocket`, {
					headers: { ...upgrade, "sec-websocket-key": key, ...headers },
				});
				clientRequest.on("upgrade", (_, socket) => resolve(socket));
				clientRequest.on("response", ({ statusCode }) => resolve(statusCode));
				clientRequest.on("error", reject);
			});
		const closed = (socket: Duplex) =>
			new Promise<boolean>((resolve) => socket.on("close", () => resolve(true)).resume());

		test("is open to sessions of Studio, from its own pages", () =>
			withEditor(async ({ email }) => {
				const cookie = await openStudio(email);
				expect(await connect({})).toBe(401);
				expect(await connect({ cookie: "directus_session_token=wrong" })).toBe(401);
				expect(await connect({ cookie, origin: "https://evil.example" })).toBe(403);
				const socket = await connect({ cookie, origin: hub().cms.url });
				if (!(socket instanceof Duplex)) throw new Error(`The connection was answered with ${socket}.`);
				socket.destroy();
			}));

		test("is closed to tokens of programs, and ends with its session", () =>
			withEditor(async ({ email }) => {
				const { access_token } = await signIn(email);
				const program = await connect({ cookie: `directus_session_token=${access_token}` });
				expect(program instanceof Duplex ? await closed(program) : program).toBe(true);
				const cookie = await openStudio(email);
				const socket = await connect({ cookie });
				if (!(socket instanceof Duplex)) throw new Error(`The connection was answered with ${socket}.`);
				const isClosed = closed(socket);
				expect((await call("POST", "/auth/logout", null, { mode: "session" }, cookie)).status).toBeLessThan(300);
				expect(await isClosed).toBe(true);
			}));
	});

	test("[TK-8] a session of the site is ended by the site alone, and only once", async () => {
		const id = randomUUID();
		const ask = async (operation: string, body: object, token = hub().cms.siteToken) => {
			const response = await call("POST", `/hub-sessions/${operation}`, token, body);
			return [response.status, z.object({ kind: z.string() }).parse(response.json).kind];
		};
		expect(await ask("look", { id })).toEqual([200, "open"]);
		for (let time = 0; time < 2; time += 1)
			expect(await ask("end", { id, until: Date.now() + 60_000 })).toEqual([200, "ended"]);
		expect(await ask("look", { id })).toEqual([200, "ended"]);
		expect(await ask("look", { id: "x" })).toEqual([400, "malformed"]);
		const { access_token } = await signIn(hub().cms.credentials.staff.email, hub().cms.credentials.staff.password);
		expect((await ask("end", { id, until: 1 }, access_token))[0]).toBe(403);
	});
}
