import { randomUUID } from "node:crypto";
import { describe, expect, test } from "vitest";
import { z } from "zod";
import { type Installation, rows } from "./installation.ts";

const refused = z.object({ errors: z.array(z.object({ extensions: z.looseObject({ code: z.string() }) })).min(1) });

/** What strangers can try at Studio, and how often. It uses up what one network may try. */
export function limitCases(hub: () => Installation): void {
	/** @param from the visitor's address, as a proxy on this machine hands it on */
	const post = async (path: string, body: object, from = "192.0.2.1") => {
		const response = await fetch(`${hub().cms.url}${path}`, {
			method: "POST",
			headers: { "content-type": "application/json", "x-forwarded-for": from },
			body: JSON.stringify(body),
		});
		const text = await response.text();
		const code = response.ok ? undefined : refused.parse(JSON.parse(text)).errors[0]?.extensions.code;
		return { status: response.status, code, wait: Number(response.headers.get("retry-after")) };
	};
	const count = (answers: readonly { readonly status: number }[], status: number) =>
		answers.filter((answer) => answer.status === status).length;

	describe("[CT-1] when signing in to Studio", () => {
		test("wrong passwords end after ten from one network, also at once, and no account is suspended by them", async () => {
			const { admin, staff } = hub().cms.credentials;
			const tries = Array.from({ length: 31 }, (_, number) =>
				post("/auth/login", { email: admin.email, password: `wrong ${number}` }),
			);
			const answers = await Promise.all(tries);
			expect([count(answers, 401), count(answers, 429)]).toEqual([10, 21]);
			const [last] = answers.filter(({ status }) => status === 429);
			expect(last?.code).toBe("REQUESTS_EXCEEDED");
			expect(last?.wait).toBeGreaterThan(600);
			// In capitals, it is the same account; from there, even the right one waits.
			expect((await post("/auth/login", { ...admin, email: admin.email.toUpperCase() })).status).toBe(429);
			expect((await post("/auth/login/", admin)).status).toBe(429);
			// Others go on: another account from there, and this one from elsewhere.
			expect((await post("/auth/login", staff)).status).toBe(200);
			expect((await post("/auth/login", admin, "198.51.100.7")).status).toBe(200);
			expect(await hub().admin.read("/users/me", { fields: ["status"] }, z.unknown())).toEqual({ status: "active" });
		});

		test("an address that a stranger makes up does not make a stranger another one", async () => {
			const { email } = hub().cms.credentials.staff;
			const tries = Array.from({ length: 12 }, (_, number) =>
				post("/auth/login", { email, password: "wrong" }, `10.9.8.${number}, 203.0.113.5`),
			);
			expect(count(await Promise.all(tries), 429)).toBe(2);
		});

		test("an account that does not exist is answered alike", async () => {
			const tries = Array.from({ length: 12 }, () => post("/auth/login", { email: "nobody@example.org", password: "wrong" }));
			expect(count(await Promise.all(tries), 429)).toBe(2);
		});

		test("[TK-4] an address without an account is answered after the time of a wrong password, when signing in and for a mail", async () => {
			const make = async (status: string) => {
				const email = `${status}.${randomUUID().slice(0, 8)}@example.org`;
				// Without a role, which would take a seat of the licence.
				await hub().admin.create("/users", { email, password: "several words of a test", status });
				return email;
			};
			const known = [await make("active"), await make("active"), await make("active")];
			const suspended = [await make("suspended"), await make("suspended"), await make("suspended")];
			const unknown = [1, 2, 3].map(() => `${randomUUID()}@example.org`);
			const middle = async (path: string, emails: readonly string[]) => {
				const times: number[] = [];
				for (const email of emails) {
					const begun = performance.now();
					await post(path, { email, password: "wrong words of a test" }, "192.0.2.55");
					times.push(performance.now() - begun);
				}
				return times.toSorted((one, other) => one - other)[1] ?? 0;
			};
			for (const path of ["/auth/login", "/auth/password/request"]) {
				const time = await middle(path, known);
				for (const others of [suspended, unknown]) {
					const ratio = (await middle(path, others)) / time;
					expect([path, ratio > 0.6 && ratio < 1.7, ratio]).toEqual([path, true, ratio]);
				}
			}
		}, 60_000);

		test("signing in well is not counted", async () => {
			for (let time = 0; time < 12; time += 1)
				expect((await post("/auth/login", hub().cms.credentials.staff, "192.0.2.77")).status).toBe(200);
		});

		test("mails for a new password end after three, for an account that does not exist too", async () => {
			for (const email of [hub().cms.credentials.staff.email, "nobody@example.org"]) {
				const answers = [];
				for (let time = 0; time < 4; time += 1) answers.push(await post("/auth/password/request", { email }, "192.0.2.9"));
				expect(
					answers.map(({ status }) => status),
					email,
				).toEqual([204, 204, 204, 429]);
			}
		});

		test("[TK-6] requests for a new password that are refused use up no mails of the account", async () => {
			const { email } = hub().cms.credentials.admin;
			const invalid = { email, reset_url: "https://elsewhere.example/new-password" };
			for (let time = 0; time < 4; time += 1)
				expect((await post("/auth/password/request", invalid, "192.0.2.66")).status).toBe(400);
			expect((await post("/auth/password/request", { email }, "192.0.2.67")).status).toBe(204);
		});

		test("links that are made up end after thirty", async () => {
			const tries = Array.from({ length: 31 }, () =>
				post("/users/invite/accept", { token: "made up", password: "a" }, "192.0.2.10"),
			);
			expect(count(await Promise.all(tries), 429)).toBe(1);
		});

		test("GraphQL is no way around", async () => {
			const query = `mutation { auth_login(email: "${hub().cms.credentials.admin.email}", password: "wrong") { access_token } }`;
			expect((await post("/graphql/system", { query })).status).toBe(403);
		});

		test("the site reads as much as it likes, and an account no more than 600 times in ten seconds", async () => {
			const read = (token: string, path: string) =>
				fetch(`${hub().cms.url}${path}`, { headers: { authorization: `Bearer ${token}` } });
			const many = async (token: string, path: string, times: number) => {
				const answers: Response[] = [];
				for (let time = 0; time < times; time += 50) {
					const some = await Promise.all(Array.from({ length: 50 }, () => read(token, path)));
					for (const answer of some) await answer.arrayBuffer();
					answers.push(...some);
				}
				return answers;
			};
			expect(count(await many(hub().cms.siteToken, "/items/pages?limit=1&fields=id", 650), 200)).toBe(650);
			// On a slow machine, more than one turn of ten seconds goes by, and each has its own 600.
			const token = await hub().tokenOf(hub().cms.credentials.staff);
			const begin = Date.now();
			const answers = await many(token, "/nothing", 800);
			const turns = Math.ceil((Date.now() - begin) / 10_000) + 1;
			expect(count(answers, 404)).toBeLessThanOrEqual(600 * turns);
			expect(count(answers, 404) + count(answers, 429)).toBe(800);
			expect(await hub().site.read("/items/pages", { limit: 1, fields: ["id"] }, rows)).toHaveLength(1);
		}, 180_000);
	});
}
