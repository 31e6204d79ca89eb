// A full disk: DATA_DIR on a small file system of its own, which is filled.

import { execFile } from "node:child_process";
import { mkdir, mkdtemp, open, readdir, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { setTimeout as sleep } from "node:timers/promises";
import { promisify } from "node:util";
import { directusPaths } from "@hub/cms/directus-environment";
import { KEYS } from "@hub/releases/store";
import { MANIFEST_FILE } from "@hub/shared-contracts/remote/remote-manifest";
import { say } from "../../launcher/progress.ts";
import { ownSettings } from "../../launcher/test-site.ts";
import type { Result } from "../result.ts";
import { announce, people, signUp } from "../sign-ups.ts";
import { type StartedSite, startSite } from "../started-site.ts";
import { allPages, requestOnce, summarise } from "./pages.ts";
import { firstPost, save } from "./writers.ts";

const run = promisify(execFile);

const RELEASES = ["--disable-warning=ExperimentalWarning", join(import.meta.dirname, "../../launcher/releases.ts")];

/** The size of the file system, in MB. */
const SIZE = 400;

export async function testFullDisk(): Promise<Result[]> {
	const folder = await mkdtemp(join(tmpdir(), "data-hub-bench-"));
	const settings: Record<string, string | undefined> = { ...(await ownSettings(folder)), TRUSTED_PROXIES: "127.0.0.1, ::1" };
	const disk = settings.DATA_DIR ?? "";
	await mkdir(disk);
	try {
		await run("mount", ["-t", "tmpfs", "-o", `size=${SIZE}m,mode=700`, "tmpfs", disk]);
	} catch {
		await rm(folder, { recursive: true, force: true });
		return [{ what: "A full disk", measured: "left out: only the machine's administrator may mount one" }];
	}
	try {
		return await onDisk(disk, settings);
	} finally {
		await run("umount", [disk]);
		await rm(folder, { recursive: true, force: true });
	}
}

async function onDisk(disk: string, settings: Record<string, string | undefined>): Promise<Result[]> {
	const site = await startSite(settings);
	try {
		const { remote, version } = await liveRelease(settings);
		const key = await announce(site, 500);
		const post = await firstPost(site);
		const paths = await allPages(site);
		await requestOnce(site, paths);
		const promised: number[] = [];
		const register = async (guest: number) => {
			const taken = await signUp(site, key, guest);
			if (taken) promised.push(guest);
			return taken;
		};
		await register(0);

		// A release that the store does not have yet, so that `publish` must write it.
		const release = join(disk, "releases", dirname(KEYS.file(remote, version, MANIFEST_FILE)));
		await rm(release, { recursive: true });
		await fill(join(disk, "filled"));
		let [refused, saved] = [0, 0];
		for (let guest = 1; guest <= 20; guest += 1) if (!(await register(guest))) refused += 1;
		for (let turn = 1; turn <= 5; turn += 1) if (await save(site, post, turn)) saved = turn;
		const pid = await site.pidOf("content service");
		const uploads = directusPaths(disk).uploads;
		const stored = await readdir(uploads);
		// More than the log's last page holds, so that a line of it has no space either.
		const uploaded = new Set<number>();
		for (let turn = 1; turn <= 40; turn += 1) uploaded.add(await upload(site, 2_000_000));
		const survived = (await site.pidOf("content service")) === pid;
		const half = (await readdir(uploads)).filter((name) => !stored.includes(name));
		const seen = await requestOnce(site, paths);
		const published = await publish(settings);
		say(`A full disk: releases said “${published}”`);

		await rm(join(disk, "filled"));
		const began = performance.now();
		while (!(await register(100)) && performance.now() - began < 60_000) await sleep(200);
		const well = performance.now() - began;
		const wrote = await save(site, post, 99);
		const there = new Set((await people(site, key)).map(({ email }) => email));
		const forgotten = promised.filter((guest) => !there.has(`guest${guest}@example.org`));
		const after = await requestOnce(site, paths);
		const again = await publish(settings);
		const taken = await upload(site, 2_000_000);
		const halves = (await readdir(join(disk, "releases"), { recursive: true })).filter((name) => name.endsWith(".tmp"));
		await site.stop();
		const verdict = checked(directusPaths(disk).database);
		return [
			{
				what: "A full disk: pages",
				measured: summarise(seen),
				held: [...seen.statuses.keys()].every((status) => status === 200),
			},
			{
				what: "… registrations and saves are refused, or are stored",
				measured: `${refused} of 20 registrations and ${saved === 0 ? "all" : "some"} saves refused; ${promised.length} promised, ${forgotten.length} of them not there`,
				held: forgotten.length === 0,
			},
			{
				what: "… uploads are refused, and end nothing",
				measured: `40 answered with ${[...uploaded].join(", ")}, ${half.length} half files; the content service ${survived ? "went on" : "ended"}; with space again: ${taken}`,
				held: survived && half.length === 0 && !uploaded.has(200) && taken === 200,
			},
			{
				what: "… a release is refused in a sentence",
				measured: `${published}; with space again: ${again}, ${halves.length} half files left`,
				held: /^✗ .*no space left/i.test(published) && !published.includes("\n") && again === "done" && halves.length === 0,
			},
			{
				what: "… and when there is space again",
				measured: `a registration was taken after ${(well / 1_000).toFixed(1)} s, a save ${wrote ? "too" : "not"}; ${summarise(after)}; the database is ${verdict}`,
				held: wrote === true && well < 30_000 && verdict === "ok" && after.missed.length === 0,
			},
		];
	} finally {
		await site.stop();
	}
}

/** Uploads a file of some bytes as the administrator. @returns the status; 0 without an answer */
async function upload({ cmsUrl, adminToken }: StartedSite, size: number): Promise<number> {
	const form = new FormData();
	form.append("file", new Blob([Buffer.alloc(size, 1)], { type: "application/octet-stream" }), "upload.bin");
	const headers = { authorization: `Bearer ${adminToken}` };
	return fetch(`${cmsUrl}/files`, { method: "POST", headers, body: form }).then(
		({ status }) => status,
		() => 0,
	);
}

/** Writes until the file system is full. */
async function fill(path: string): Promise<void> {
	const file = await open(path, "w");
	try {
		for (const size of [1_000_000, 4_096, 1]) {
			try {
				for (;;) await file.write(Buffer.alloc(size, 1));
			} catch (error) {
				if ((error as NodeJS.ErrnoException).code !== "ENOSPC") throw error;
			}
		}
	} finally {
		await file.close();
	}
}

/** A remote and the version of it that is live, as `npm run releases -- list` tells. */
async function liveRelease(
	settings: Record<string, string | undefined>,
): Promise<{ readonly remote: string; readonly version: string }> {
	const { stdout } = await run(process.execPath, [...RELEASES, "list"], { env: settings });
	const [, remote, version] = /^(mf-demos)\n {2}(\S+) {2}live/m.exec(stdout) ?? [];
	if (!remote || !version) throw new Error(`No release of mf-demos is live: ${stdout}`);
	return { remote, version };
}

/** Publishes a release. @returns `done`, or the words with which it was refused */
async function publish(settings: Record<string, string | undefined>): Promise<string> {
	return run(process.execPath, [...RELEASES, "publish", "mf-demos"], { env: settings }).then(
		() => "done",
		(error: { stderr?: string }) => (error.stderr ?? String(error)).trim(),
	);
}

function checked(path: string): string {
	const database = new DatabaseSync(path);
	try {
		return String(database.prepare("pragma integrity_check").get()?.integrity_check);
	} finally {
		database.close();
	}
}
