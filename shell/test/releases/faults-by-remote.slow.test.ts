// Each fault of a release in each remote in turn: it affects that remote's pages and slots only.

import { existsSync } from "node:fs";
import { cp, readFile, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { AdmissionError } from "@hub/releases/admission-error";
import { integrityOf } from "@hub/releases/integrity";
import { encodeJson } from "@hub/releases/json";
import { readLive } from "@hub/releases/live";
import { encodeRecord, sealRecord } from "@hub/releases/live-record";
import { goLive, rollBack } from "@hub/releases/operations";
import { readManifest } from "@hub/releases/read";
import { setId } from "@hub/releases/set-id";
import { KEYS } from "@hub/releases/store";
import { CONTRACT_VERSION } from "@hub/shared-contracts/remote/remote";
import { MANIFEST_FILE, type RemoteManifest } from "@hub/shared-contracts/remote/remote-manifest";
import { dataOfPage } from "@hub/shared-contracts/testing/page-document";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { openTestStore, type TestStore } from "../fixtures/handmade-releases.ts";
import { openTestSite, type TestSite } from "../fixtures/test-site.ts";

/** What a page shows, as far as remotes can take it from each other. */
interface Shown {
	readonly status: number;
	readonly headings?: readonly string[];
	readonly slots?: readonly string[];
}

/** A fault of a release, which is whole otherwise. */
interface Fault {
	readonly what: string;
	/** What pages of the remote answer where the site begins with it; 200 where only browsers meet it. */
	readonly status: number;
	/** Whether the store lets it go live: its digests are right. Default false. */
	readonly isAdmitted?: boolean;
	/** What differs in its manifest, and in its code. */
	readonly part?: Partial<RemoteManifest>;
	readonly code?: (code: string) => string;
	/** The file that is damaged afterwards, and how. */
	readonly damaged?: (manifest: RemoteManifest) => string;
	readonly damage?: (content: string) => string | undefined;
}

const ACTING = { by: "a test", why: "to see what happens" };
const ANOTHER_PAGE = "<!doctype html><title>502 Bad Gateway</title>";
const server = (manifest: RemoteManifest) => manifest.server;

const FAULTS: readonly Fault[] = [
	{ what: "its code is missing", status: 503, damaged: server, damage: () => undefined },
	{ what: "its code is a page of HTML", status: 503, damaged: server, damage: () => ANOTHER_PAGE },
	{ what: "its manifest is a page of HTML", status: 503, damaged: () => MANIFEST_FILE, damage: () => ANOTHER_PAGE },
	{ what: "its first script is missing", status: 200, damaged: ({ entry }) => entry, damage: () => undefined },
	{
		what: "its code throws when it is loaded",
		status: 503,
		isAdmitted: true,
		code: (code) => `throw new Error("not today");\n${code}`,
	},
	{ what: "its contract is another", status: 503, part: { contractVersion: CONTRACT_VERSION + 1 } },
];

let releases: TestStore;
let site: TestSite;
let remotes: readonly RemoteManifest[] = [];
/** What each page shows while all is well, and the remote that it is of. */
const whole = new Map<string, Shown & { readonly remote: string }>();

beforeAll(async () => {
	releases = await openTestStore({ withLive: true });
	const { record } = await readLive(releases.store);
	const found = Object.entries(record?.set.releases ?? {}).map(([name, version]) => readManifest(releases.store, name, version));
	remotes = (await Promise.all(found)).filter((manifest) => manifest !== undefined);
	site = await openTestSite({ releasesDir: releases.dir });
	for (const manifest of remotes)
		for (const path of pagesOf(manifest)) whole.set(path, { ...(await look(site, path)), remote: manifest.name });
	// Otherwise every fault would look like this state.
	for (const [path, { status }] of whole) expect([path, status]).toEqual([path, 200]);
	expect(new Set([...whole.values()].map(({ remote }) => remote)).size).toBe(remotes.length);
});
beforeEach(async () => {
	const releasesOfAll = Object.fromEntries(remotes.map(({ name, version }) => [name, version]));
	await goLive(releases.store, { ...ACTING, releases: releasesOfAll });
	await site.opened.refresh();
});
afterAll(async () => {
	await site?.close();
	await releases?.remove();
});

/** A page of a remote in each language, and one with its slots where it has such. */
function pagesOf({ routes }: RemoteManifest): string[] {
	const open = routes.filter(({ path, auth }) => !path.includes(":") && !auth);
	const [first] = open;
	const slotted = open.find(({ key }) => key === "privacy-policy");
	if (!first) throw new Error("A remote has no page that can be asked for.");
	return [first.path, `/de${first.paths?.de ?? first.path}`.replace(/\/$/, ""), ...(slotted ? [slotted.path] : [])];
}

async function look(site: TestSite, path: string): Promise<Shown> {
	const { status, document } = await site.get(path);
	if (status !== 200) return { status };
	const { page } = dataOfPage(document) as { page: { answer: { slots?: object }; layout: { slots?: object } } };
	return {
		status,
		headings: document.all("h1").map(({ text }) => text),
		slots: [...Object.keys(page.answer.slots ?? {}), ...Object.keys(page.layout.slots ?? {})],
	};
}

/** Publishes the release once more with a fault, under a version of its own, and has it live. */
async function putFaultyLive(
	manifest: RemoteManifest,
	{ what, isAdmitted = false, part = {}, code = String, damaged, damage = String }: Fault,
): Promise<string> {
	const { name } = manifest;
	const version = `${manifest.version}-${what.replaceAll(" ", "-")}`;
	const pathOf = (of: string, file = "") => join(releases.dir, KEYS.release(name, of), file);
	if (!existsSync(pathOf(version))) {
		await cp(pathOf(manifest.version), pathOf(version), { recursive: true });
		const text = code(await readFile(pathOf(version, manifest.server), "utf8"));
		await writeFile(pathOf(version, manifest.server), text);
		const files = { ...manifest.files, [manifest.server]: integrityOf(new TextEncoder().encode(text)) };
		await writeFile(pathOf(version, MANIFEST_FILE), encodeJson({ ...manifest, ...part, version, files }));
	}
	const digest = integrityOf(await readFile(pathOf(version, MANIFEST_FILE)));
	if (damaged) {
		const path = pathOf(version, damaged(manifest));
		const content = damage(await readFile(path, "utf8").catch(() => ""));
		await (content === undefined ? rm(path, { force: true }) : writeFile(path, content));
	}
	const outcome = await goLive(releases.store, { ...ACTING, releases: { [name]: version } }).catch((error: Error) => error);
	expect([what, outcome instanceof AdmissionError]).toEqual([what, !isAdmitted]);
	if (!isAdmitted) await putLiveUnjudged(name, version, digest);
	return version;
}

/** Puts a release live that is refused, as if it had been whole, or the shell another, when it went live. */
async function putLiveUnjudged(name: string, version: string, digest: string): Promise<void> {
	const { store } = releases;
	const { record, bytes } = await readLive(store);
	if (!record) throw new Error("Nothing is live.");
	const own = {
		releases: { ...record.set.releases, [name]: version },
		digests: { ...record.set.digests, [name]: digest },
	};
	const set = { id: setId(own), ...own };
	const changes = { [name]: { before: record.set.releases[name] ?? "", after: version } };
	const next = sealRecord({ ...record, set, changes, revision: record.revision + 1 });
	await store.putIfAbsent(KEYS.set(set.id), encodeJson(set));
	await store.compareAndSwap(KEYS.live, bytes, encodeRecord(next));
	await store.putIfAbsent(KEYS.history(next.revision), encodeRecord(next));
}

/** What each page shows with a remote that answers a status; that of a remote whose code runs is as before. */
function expected(manifest: RemoteManifest, status: number): Record<string, Shown> {
	const isGone = (slot: string) => status !== 200 && Object.hasOwn(manifest.slots, slot);
	return Object.fromEntries(
		[...whole].map(([path, { remote, slots = [], ...shown }]) => [
			path,
			status !== 200 && remote === manifest.name ? { status } : { ...shown, slots: slots.filter((slot) => !isGone(slot)) },
		]),
	);
}

async function lookAtAll(site: TestSite): Promise<Record<string, Shown>> {
	const seen: Record<string, Shown> = {};
	for (const path of whole.keys()) seen[path] = await look(site, path);
	return seen;
}

async function warningsOf(site: TestSite): Promise<string> {
	const { warnings } = (await (await site.fetch("/readyz")).json()) as { warnings?: readonly string[] };
	return (warnings ?? []).join("\n");
}

describe("[PF-4] [PF-8] while the site runs, a new release of which", () => {
	test.each(FAULTS)(
		"$what costs no page and no slot, and /readyz names it until a rollback",
		{ timeout: 60_000 },
		async (fault) => {
			for (const manifest of remotes) {
				const { name } = manifest;
				const version = await putFaultyLive(manifest, fault);
				await site.opened.refresh();
				expect([name, await lookAtAll(site)]).toEqual([name, expected(manifest, 200)]);
				const named = expect.stringContaining(`${name} ${version} cannot be loaded`);
				// What browsers alone meet is told where they ask for it.
				if (fault.status === 200) expect((await site.fetch(`/r/${name}/${version}/${manifest.entry}`)).status).toBe(404);
				else expect(await warningsOf(site)).toEqual(named);
				await rollBack(releases.store, { ...ACTING, remote: name });
				await site.opened.refresh();
				expect(await warningsOf(site)).not.toContain(name);
			}
		},
	);
});

describe("[PF-4] [PF-8] a site that starts with a release of which", () => {
	// Each remote has had its turn once all faults have.
	const turns = FAULTS.map((fault, at) => ({ ...fault, at }));
	test.each(turns)("$what lacks that remote's pages and slots only, until a rollback", { timeout: 60_000 }, async (fault) => {
		const manifest = remotes[fault.at % remotes.length];
		if (!manifest) throw new Error("Nothing is live.");
		const { name } = manifest;
		const version = await putFaultyLive(manifest, fault);
		const begun = await openTestSite({ releasesDir: releases.dir });
		try {
			expect([name, await lookAtAll(begun)]).toEqual([name, expected(manifest, fault.status)]);
			if (fault.status !== 200) expect(await warningsOf(begun)).toContain(`${name} ${version} is live and cannot be loaded`);
			await rollBack(releases.store, { ...ACTING, remote: name });
			await begun.opened.refresh();
			expect([name, await lookAtAll(begun)]).toEqual([name, expected(manifest, 200)]);
			expect(await warningsOf(begun)).not.toContain(name);
		} finally {
			await begun.close();
		}
	});
});
