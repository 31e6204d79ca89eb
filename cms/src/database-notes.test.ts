import { existsSync } from "node:fs";
import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { openNotes, takeFormerNotes } from "./database-notes.ts";
import { directusPaths } from "./directus-environment.ts";

let dataDir: string;
beforeEach(async () => {
	dataDir = await mkdtemp(join(tmpdir(), "hub-notes-"));
	await mkdir(directusPaths(dataDir).folder);
});
afterEach(() => rm(dataDir, { recursive: true, force: true }));

test("[SC-1] what earlier releases recorded in files is taken into the database once, and the files lose their say", async () => {
	const paths = directusPaths(dataDir);
	const account = { email: "a@example.org", salt: "5a", password: "c0de" };
	const told = { admin: account, staff: account };
	await writeFile(paths.seeded, JSON.stringify({ posts: ["one"] }));
	await writeFile(paths.state, JSON.stringify({ directus: "12.0.0", seed: "print" }));
	await writeFile(join(dataDir, "credentials.json"), JSON.stringify({ DIRECTUS_KEY: "k", told }));
	const notes = await openNotes({ kind: "embedded" }, paths.database);
	try {
		const all = async () => [await notes.read("seeded"), await notes.read("seed"), await notes.read("accounts")];
		await takeFormerNotes(notes, dataDir, paths);
		expect(await all()).toEqual([{ posts: ["one"] }, "print", told]);
		expect(existsSync(paths.seeded)).toBe(false);
		await notes.write("seeded", { posts: ["one", "two"] });
		await writeFile(paths.seeded, JSON.stringify({ posts: [] }));
		await takeFormerNotes(notes, dataDir, paths);
		expect(await notes.read("seeded")).toEqual({ posts: ["one", "two"] });
	} finally {
		await notes.close();
	}
});
