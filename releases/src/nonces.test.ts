import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { folderStore } from "./folder-store.ts";
import { encodeJson, parseJson } from "./json.ts";
import { useNonce } from "./nonces.ts";
import { KEYS } from "./store.ts";

let folder: string;
beforeEach(async () => {
	folder = await mkdtemp(join(tmpdir(), "data-hub-nonces-"));
});
afterEach(() => rm(folder, { recursive: true, force: true }));

test("[PF-9] remembers up to 500 nonces, each while its signature is valid", async () => {
	const store = folderStore(folder);
	const known = Array.from({ length: 499 }, (_nonce, count) => ({ nonce: `nonce ${count}`, at: 1_000_000 }));
	await store.putIfAbsent(KEYS.nonces, encodeJson(known));
	expect(await useNonce(store, { nonce: "nonce 499", at: 1_000_000 }, 1_000_000)).toBe("new");
	expect(await useNonce(store, { nonce: "nonce 0", at: 1_000_000 }, 1_600_000 - 1)).toBe("used");
	expect(await useNonce(store, { nonce: "one more", at: 1_000_000 }, 1_600_000 - 1)).toBe("full");
	expect(await useNonce(store, { nonce: "one more", at: 1_600_000 }, 1_600_000)).toBe("new");
	expect(parseJson((await store.get(KEYS.nonces)) ?? new Uint8Array())).toEqual([{ nonce: "one more", at: 1_600_000 }]);
});

test("[PF-9] accepts a nonce once, also in concurrent requests", async () => {
	const store = folderStore(folder);
	const results = await Promise.all([1, 2, 3].map(() => useNonce(store, { nonce: "a", at: 1_000 }, 1_000)));
	expect(results.sort()).toEqual(["new", "used", "used"]);
});
