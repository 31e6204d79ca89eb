// Faults of buckets: refusals, failures, timeouts, lost responses.

import { rm } from "node:fs/promises";
import { createServer } from "node:net";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { BucketError } from "./bucket-error.ts";
import { type BucketOptions, bucketStore } from "./bucket-store.ts";
import { readHistory } from "./history.ts";
import { readLive } from "./live.ts";
import { goLive } from "./operations.ts";
import { publishRelease } from "./publish.ts";
import { type S3Server, startS3Server } from "./s3-server.fixture.ts";
import { recordShell } from "./shell-record.ts";
import { KEYS, type ReleaseStore } from "./store.ts";
import { buildTinyRelease, SHELL, testFolder } from "./tiny-release.fixture.ts";

const bytes = (text: string) => new TextEncoder().encode(text);
const text = (found: Uint8Array | undefined) => found && new TextDecoder().decode(found);

let server: S3Server;
let options: BucketOptions;
let store: ReleaseStore;
beforeEach(async () => {
	server = await startS3Server();
	options = server.emptyBucket();
	store = bucketStore({ ...options, timeoutMs: 20_000 });
	// The store checks once that the service respects conditions.
	await store.putIfAbsent("k", bytes("first"));
});
afterEach(() => server.stop());

/** Error message of a rejected promise. */
async function failureOf(asked: Promise<unknown>): Promise<{ readonly message: string }> {
	const error = await asked.then(
		() => undefined,
		(reason: unknown) => reason,
	);
	expect(error).toBeInstanceOf(BucketError);
	return { message: (error as BucketError).message };
}

const verbs = (asked: ReleaseStore): [string, () => Promise<unknown>][] => [
	["read k", () => asked.get("k")],
	["list k", () => asked.list("k")],
	["write n", () => asked.putIfAbsent("n", bytes("x"))],
	["read k", () => asked.compareAndSwap("k", bytes("first"), bytes("x"))],
	["delete k", () => asked.remove("k")],
];

describe("a failing service", () => {
	test("gets the request a second time after a failure", async () => {
		for (const [, verb] of verbs(store)) {
			server.behaveNext("failing");
			await verb();
		}
	});

	test("is reported with operation, cause and remedy if it fails again", async () => {
		server.behave("failing");
		for (const [what, verb] of verbs(store)) {
			const { message } = await failureOf(verb());
			expect(message).toBe(
				`Could not ${what} in the release store's bucket releases at ${options.url}: the service responded 500 (InternalError). Check that the service is running and that RELEASES_S3_URL is its address, then try again.`,
			);
		}
	});

	test.each(["hanging", "stuck"] as const)("times out when it is %s", async (behaviour) => {
		const impatient = bucketStore({ ...options, timeoutMs: 600 });
		await impatient.putIfAbsent("k", bytes("first"));
		server.behave(behaviour);
		const all = await Promise.all(verbs(impatient).map(([, verb]) => failureOf(verb()).catch(() => undefined)));
		// A stuck service has sent an empty response completely.
		const late = all.filter((each) => each !== undefined);
		expect(late.length).toBeGreaterThanOrEqual(behaviour === "stuck" ? 3 : 5);
		for (const { message } of late) {
			expect(message).toContain("no response within 0.6 s.");
		}
	});

	test("times out when it accepts a connection without responding, and is reported when it is not running", async () => {
		const silent = createServer();
		await new Promise<void>((resolve) => silent.listen(0, "127.0.0.1", resolve));
		const { port } = silent.address() as { port: number };
		const away = bucketStore({ ...options, url: `http://127.0.0.1:${port}`, timeoutMs: 300 });
		expect((await failureOf(away.get("k"))).message).toContain("no response within 0.3 s");
		silent.close();
		await server.stop();
		const { message } = await failureOf(store.get("k"));
		expect(message).toMatch(/^Could not read k in .*: ECONNREFUSED\. Check that the service is running/);
		server = await startS3Server();
	});
});

describe("a misconfigured bucket", () => {
	test.each<[string, Partial<BucketOptions>, string]>([
		["another secret", { secret: "not-to-be-told" }, "403 (SignatureDoesNotMatch). Check that RELEASES_S3_KEY_ID"],
		["another key", { keyId: "OTHER" }, "403 (InvalidAccessKeyId). Check that RELEASES_S3_KEY_ID"],
		["another region", { region: "us-east-1" }, "400 (AuthorizationHeaderMalformed). Set RELEASES_S3_REGION"],
		[
			"no bucket of that name",
			{ bucket: "other" },
			"404 (NoSuchBucket). Create the bucket, or correct RELEASES_S3_BUCKET",
		],
	])("%s: each operation reports it without the secret", async (_what, part, expected) => {
		for (const [, verb] of verbs(bucketStore({ ...options, ...part }))) {
			const { message } = await failureOf(verb());
			expect(message).toContain(expected);
			expect(message).not.toContain("not-to-be-told");
		}
	});

	test("[PF-3] a service that ignores conditions is not written to", async () => {
		await server.stop();
		server = await startS3Server({ conditions: false });
		options = server.emptyBucket();
		const careless = bucketStore(options);
		for (const write of [
			() => careless.putIfAbsent("k", bytes("x")),
			() => careless.compareAndSwap(KEYS.live, undefined, bytes("x")),
		])
			expect((await failureOf(write())).message).toContain(
				"ignores the conditions of writes (If-None-Match, If-Match)",
			);
		expect(await careless.list("")).toEqual([]);
	});
});

describe("a lost response", () => {
	test("[PF-3] an applied write counts as applied", async () => {
		server.behaveNext("cut off", 1, "PUT");
		expect(await store.putIfAbsent("n", bytes("mine"))).toBe(true);
		server.behaveNext("cut off", 1, "PUT");
		expect(await store.compareAndSwap("k", bytes("first"), bytes("second"))).toBe("swapped");
		expect([text(await store.get("n")), text(await store.get("k"))]).toEqual(["mine", "second"]);
	});

	test("[PF-3] a write that came second counts as not applied", async () => {
		server.behaveNext("failing", 1, "PUT");
		expect(await store.putIfAbsent("k", bytes("mine"))).toBe(false);
		expect(text(await store.get("k"))).toBe("first");
	});

	test("[PF-5] a change goes live once, with one history entry", async () => {
		const folder = await testFolder();
		await recordShell(store, SHELL);
		await publishRelease(store, await buildTinyRelease(folder, "one", "1"));
		await rm(folder, { recursive: true, force: true });
		const cutOff = <Result>(write: () => Promise<Result>) => {
			server.behaveNext("cut off", 1, "PUT");
			return write();
		};
		const unlucky: ReleaseStore = {
			...store,
			putIfAbsent: (...write) => cutOff(() => store.putIfAbsent(...write)),
			compareAndSwap: (...write) => cutOff(() => store.compareAndSwap(...write)),
		};
		await goLive(unlucky, { releases: { one: "1" }, by: "tester", why: "a test" });
		expect((await readLive(store)).record).toMatchObject({ revision: 1, set: { releases: { one: "1" } } });
		expect((await readHistory(store)).records).toHaveLength(1);
	});

	test("a conflicting write is retried until the timeout", async () => {
		server.behaveNext("in conflict", 3, "PUT");
		expect(await store.putIfAbsent("n", bytes("mine"))).toBe(true);
		server.behave("in conflict");
		const { message } = await failureOf(bucketStore({ ...options, timeoutMs: 5_000 }).putIfAbsent("m", bytes("mine")));
		expect(message).toMatch(
			/^Could not write \.conditions in .*: the service responded 409 \(ConditionalRequestConflict\)/,
		);
	});
});

describe("requests to the service", () => {
	const since = async (done: () => Promise<unknown>) => {
		const before = server.answers.length;
		await done();
		return server.answers.slice(before).map((answer) => answer.replace(`/releases/${options.prefix}/`, ""));
	};

	test("[PF-3] the live record is transferred only after a change, and each change is seen immediately", async () => {
		await store.compareAndSwap(KEYS.live, undefined, bytes("1"));
		const site = bucketStore(options);
		const look = async () => text(await site.get(KEYS.live));
		expect([await look(), await look(), await look()]).toEqual(["1", "1", "1"]);
		expect(await since(look)).toEqual(["GET live.json 304"]);
		await store.compareAndSwap(KEYS.live, bytes("1"), bytes("2"));
		expect(await look()).toBe("2");
		await store.remove(KEYS.live);
		expect(await look()).toBeUndefined();
		await store.putIfAbsent(KEYS.live, bytes("2"));
		expect(await look()).toBe("2");
	});

	test("reading writes nothing; writing checks once that conditions are respected", async () => {
		const reader = bucketStore(options);
		expect(await since(async () => [await reader.get("k"), await reader.list("")])).toEqual([
			"GET k 200",
			"GET /releases/ 200",
		]);
		const writer = bucketStore(options);
		expect(
			await since(() => Promise.all([writer.putIfAbsent("a", bytes("1")), writer.putIfAbsent("b", bytes("1"))])),
		).toEqual(["PUT .conditions 412", "PUT .conditions 412", "PUT .conditions 412", "PUT a 200", "PUT b 200"]);
		expect(await store.list("")).toEqual(["a", "b", "k"]);
	});
});
