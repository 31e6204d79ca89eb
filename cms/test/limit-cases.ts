import { randomUUID } from "node:crypto";
import { readFile } from "node:fs/promises";
import { describe, expect, test } from "vitest";
import { z } from "zod";
import { RATE_LIMIT } from "../extensions/hub-server/limits/limits.ts";
import type { Installation } from "./installation.ts";

/** Directus' minimum time for a response to a sign-in, in ms (LOGIN_STALL_TIME). */
const STALL_MS = 500;

/** Limits of strangers' attempts at Studio. The tests use up the limits of one network. */
export function limitCases(hub: () => Installation): void {
	/** @param from the visitor's address, as passed on by a proxy on this machine */
	const post = (path: string, body: object, from = "192.0.2.1") =>
		hub().call("POST", path, body, { token: null, headers: { "x-forwarded-for": from } });
	const many = (times: number, attempt: (time: number) => ReturnType<typeof post>) =>
		Promise.all(Array.from({ length: times }, (_, time) => attempt(time)));
	const count = (answers: readonly { readonly status: number }[], status: number) =>
		answers.filter((answer) => answer.status === status).length;

	describe("[CT-1] sign-in to Studio", () => {
		test("refuses passwords after ten wrong ones for an account from one network, also at once, and suspends no account", async () => {
			const { admin, staff } = hub().cms.credentials;
			const answers = await many(31, (time) => post("/auth/login", { email: admin.email, password: `wrong ${time}` }));
			expect([count(answers, 401), count(answers, 429)]).toEqual([10, 21]);
			const refused = answers.find(({ status }) => status === 429);
			expect(refused?.json).toMatchObject({ errors: [{ extensions: { code: "REQUESTS_EXCEEDED" } }] });
			expect(Number(refused?.headers.get("retry-after"))).toBeGreaterThan(600);
			// Capitals make no difference; from that address, even the right password is refused.
			expect((await post("/auth/login", { ...admin, email: admin.email.toUpperCase() })).status).toBe(429);
			expect((await post("/auth/login/", admin)).status).toBe(429);
			// Others are not affected: another account from there, and this one from elsewhere.
			expect((await post("/auth/login", staff)).status).toBe(200);
			expect((await post("/auth/login", admin, "203.0.113.200")).status).toBe(200);
			expect(await hub().admin.read("/users/me", { fields: ["status"] }, z.unknown())).toEqual({ status: "active" });
		});

		test.each([
			["whose forwarded address is made up", () => hub().cms.credentials.staff.email, "10.9.8."],
			["for an account that does not exist", () => "nobody@example.org", ""],
		])("counts attempts %s alike", async (_what, email, madeUp) => {
			const from = (time: number) => `${madeUp ? `${madeUp}${time}, ` : ""}203.0.113.5`;
			expect(
				count(await many(12, (time) => post("/auth/login", { email: email(), password: "wrong" }, from(time))), 429),
			).toBe(2);
		});

		test.runIf(process.platform === "linux")(
			"[TK-4] hashes a password and waits for all accounts alike, with or without one",
			async () => {
				const create = async (status: string) => {
					const email = `${status}.${randomUUID().slice(0, 8)}@example.org`;
					// Without a role, because staff accounts are limited by the licence.
					await hub().admin.create("/users", { email, password: "several words of a test", status });
					return email;
				};
				/**
				 * Processor time of Directus so far, in ticks of 10 ms: unlike the time of a response, it does not depend on
				 * other processes.
				 */
				const ticks = async () => {
					const fields = (await readFile(`/proc/${hub().cms.pid}/stat`, "utf8")).split(") ")[1]?.split(" ") ?? [];
					return Number(fields[11]) + Number(fields[12]);
				};
				const work: number[] = [];
				for (const email of [await create("active"), await create("suspended"), `${randomUUID()}@example.org`]) {
					const before = await ticks();
					for (const path of ["/auth/login", "/auth/login", "/auth/login", "/auth/password/request"]) {
						const begun = performance.now();
						await post(path, { email, password: "wrong words of a test" }, "192.0.2.55");
						expect(performance.now() - begun, `${path} for ${email}`).toBeGreaterThan(STALL_MS - 20);
					}
					work.push((await ticks()) - before);
				}
				const [known = 0, ...others] = work;
				for (const other of others) expect(other, `${work} ticks`).toBeGreaterThan(known / 2);
			},
		);

		test("does not count right passwords", async () => {
			// One after the other, because a password is counted before its check and given back afterwards.
			for (let time = 0; time < 12; time += 1)
				expect((await post("/auth/login", hub().cms.credentials.staff, "192.0.2.77")).status).toBe(200);
		});

		test("accepts three requests for a new password, also for unknown accounts, and none through GraphQL", async () => {
			for (const email of [hub().cms.credentials.staff.email, "nobody@example.org"]) {
				const statuses = [];
				for (let time = 0; time < 4; time += 1)
					statuses.push((await post("/auth/password/request", { email }, "192.0.2.9")).status);
				expect(statuses, email).toEqual([204, 204, 204, 429]);
			}
			const query = `mutation { auth_login(email: "${hub().cms.credentials.admin.email}", password: "wrong") { access_token } }`;
			expect((await post("/graphql/system", { query })).status).toBe(403);
		});

		test("[TK-6] does not count requests for a new password that it refuses", async () => {
			const { email } = hub().cms.credentials.admin;
			const invalid = { email, reset_url: "https://elsewhere.example/new-password" };
			for (let time = 0; time < 4; time += 1)
				expect((await post("/auth/password/request", invalid, "192.0.2.66")).status).toBe(400);
			expect((await post("/auth/password/request", { email }, "192.0.2.67")).status).toBe(204);
		});

		test("refuses invitation links after thirty invalid ones", async () => {
			const answers = await many(31, () =>
				post("/users/invite/accept", { token: "made up", password: "a" }, "192.0.2.10"),
			);
			expect(count(answers, 429)).toBe(1);
		});
	});

	test("[CT-1] an account reads no more than 600 times in ten seconds, and the site goes on from the same network", async () => {
		const read = async (token: string, times: number) => {
			const answers: { readonly status: number }[] = [];
			while (answers.length < times)
				answers.push(
					...(await Promise.all(Array.from({ length: 50 }, () => hub().call("GET", "/nothing", undefined, { token })))),
				);
			return answers;
		};
		const token = await hub().staffToken();
		const begin = Date.now();
		const answers = await read(token, RATE_LIMIT.points + 50);
		// On a slow machine this takes longer than ten seconds, and each ten have 600 of their own.
		const periods = Math.ceil((Date.now() - begin) / 10_000) + 1;
		expect(count(answers, 404)).toBeLessThanOrEqual(RATE_LIMIT.points * periods);
		expect(count(answers, 404) + count(answers, 429)).toBe(answers.length);
		expect(count(await read(hub().cms.siteToken, 50), 404)).toBe(50);
	});
}
