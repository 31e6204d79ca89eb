// Directus on several hosts: one PostgreSQL, a DATA_DIR for each, and shared secrets of the settings.

import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { CmsStartError } from "../src/cms-start-error.ts";
import { readDatabase } from "../src/database/database.ts";
import { startAlone } from "../src/sole-start.ts";
import { Installation, rows } from "./installation.ts";
import { startPostgres, type TestPostgres } from "./postgres.ts";
import { registrationCalls } from "./registration-calls.ts";
import { startUploadBucket, type UploadBucket } from "./upload-bucket.ts";

let postgres: TestPostgres;
let bucket: UploadBucket;
let hosts: Installation[] = [];
let settings: Record<string, string> = {};

const host = (at: number) => {
	const found = hosts[at];
	if (!found) throw new Error(`There is no host ${at}.`);
	return found;
};
const another = async () => {
	const opened = await Installation.open();
	Object.assign(opened.env, settings);
	hosts.push(opened);
	return opened;
};

beforeAll(async () => {
	[postgres, bucket] = await Promise.all([startPostgres(), startUploadBucket()]);
	const { host: name, port, user, database } = postgres.connection;
	settings = {
		DB_CLIENT: "pg",
		DB_HOST: name,
		DB_PORT: String(port),
		DB_USER: user,
		DB_DATABASE: database,
		...bucket.settings,
		ADMIN_PASSWORD: "admin-of-all-hosts",
		STAFF_PASSWORD: "staff-of-all-hosts",
		DIRECTUS_KEY: "k".repeat(32),
		DIRECTUS_SECRET: "s".repeat(32),
		PUBLISH_SECRET: "p".repeat(32),
		DIRECTUS_ADMIN_TOKEN: "a".repeat(32),
		DIRECTUS_SITE_TOKEN: "t".repeat(32),
		SESSION_KEYS: "c".repeat(32),
	};
}, 60_000);
afterAll(async () => {
	for (const one of hosts) await one.close();
	hosts = [];
	await postgres?.stop();
	await bucket?.server.stop();
});

describe("[SC-1] content services on several hosts", () => {
	test("start simultaneously on an empty database, which one of them creates", async () => {
		const [one, other] = await Promise.all([another(), another()]);
		await Promise.all([one.start(), other.start()]);
		const seeded = hosts.map(({ cms }) => cms.writes.seed);
		expect(seeded.toSorted((a, b) => a - b)).toEqual([0, expect.any(Number)]);
		expect(Math.max(...seeded)).toBeGreaterThan(0);
		for (const { cms, site } of hosts) {
			expect(cms.drift).toEqual([]);
			const posts = await site.read("/items/posts", { fields: ["slug"], sort: ["slug"] }, rows);
			expect(posts.map(({ slug }) => slug)).toEqual(["erster", "first", "second", "zweiter"]);
		}
	}, 400_000);

	test("[EV-3] assign no seat twice to registrations through both, and keep every confirmation if one of them is killed", async () => {
		const [guests, seats] = [60, 6];
		const through = [registrationCalls(() => host(0)), registrationCalls(() => host(1))] as const;
		const [left, killed] = through;
		const key = await left.announce(seats);
		await Promise.all(left.names(guests).map((name, number) => through[number % 2]?.register(key, name)));
		const people = await left.people(key);
		expect(people).toHaveLength(guests);
		const yes = new Set<string>();
		const confirm = async (calls: typeof left, id: string) => {
			const answer = await calls.confirm(id);
			if (answer.kind === "registration" && answer.registration.state === "confirmed") yes.add(id);
		};
		let answered = 0;
		const requests = people.map(async ({ id }, number) => {
			await confirm(number % 2 ? killed : left, id);
			answered += 1;
			const { pid } = host(1).cms;
			if (answered === seats && pid) process.kill(pid, "SIGKILL");
		});
		const unanswered = (await Promise.allSettled(requests)).flatMap(({ status }, number) =>
			status === "rejected" ? [people[number]?.id ?? ""] : [],
		);
		await Promise.all(unanswered.map((id) => confirm(left, id)));
		expect(await left.byState(key)).toEqual({ confirmed: seats, waitlisted: guests - seats });
		const confirmed = (await left.people(key)).filter(({ state }) => state === "confirmed").map(({ id }) => id);
		expect(confirmed.toSorted()).toEqual([...yes].toSorted());
	}, 120_000);

	test("apply rights and fields that another one changed, within seconds", async () => {
		await host(1).start();
		const { staff } = host(0).cms.credentials;
		const token = await host(1).tokenOf(staff);
		const statusAtOther = async (path: string) => (await host(1).call("GET", path, undefined, { token })).status;
		const [account] = await host(0).admin.read("/users", { filter: { email: { _eq: staff.email } } }, rows);
		const policy = randomUUID();
		expect(await statusAtOther("/flows")).toBe(403);
		await host(0).admin.create("/policies", { id: policy, name: "Flows" });
		await host(0).admin.create("/permissions", { policy, collection: "directus_flows", action: "read", fields: ["*"] });
		await host(0).admin.create("/access", { policy, user: account?.id });
		await expect.poll(() => statusAtOther("/flows"), { timeout: 5_000 }).toBe(200);
		await host(0).remove(`/policies/${policy}`);
		await expect.poll(() => statusAtOther("/flows"), { timeout: 5_000 }).toBe(403);

		await host(0).admin.create("/fields/posts", { field: "added", type: "string", meta: {} });
		const readAdded = () =>
			host(1)
				.call("GET", "/items/posts?fields=added&limit=1")
				.then(({ status }) => status);
		await expect.poll(readAdded, { timeout: 5_000 }).toBe(200);
		await host(0).remove("/fields/posts/added");
	}, 90_000);

	test("stop waiting for a start that hangs", async () => {
		const database = readDatabase(host(0).env);
		const [begun, hanging] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
		const hang = () => {
			begun.resolve();
			return hanging.promise;
		};
		const held = startAlone(database, hang, () => undefined);
		await begun.promise;
		const waited: string[] = [];
		const second = () =>
			startAlone(
				database,
				async () => "done",
				() => waited.push("waits"),
				300,
			);
		try {
			await expect(second()).rejects.toThrow(CmsStartError);
			await expect(second()).rejects.toThrow(/Another content service has been preparing the database/);
			expect(waited).toHaveLength(2);
		} finally {
			hanging.resolve();
		}
		await held;
		expect(await second()).toBe("done");
	});
});
