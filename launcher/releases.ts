// `npm run releases -- <verb>`: what operations do with releases. Exit 0 done, 1 refused, 2 wrong use.

import { userInfo } from "node:os";
import { join, resolve } from "node:path";
import { folderStore } from "@hub/releases/folder-store";
import { goLive } from "@hub/releases/go-live";
import { notePublished, publishRelease } from "@hub/releases/publish";
import { listVersions, readLive, readSet } from "@hub/releases/read";
import { allow, readRevoked, revoke } from "@hub/releases/revoked";
import type { ReleaseStore } from "@hub/releases/store";
import { MANIFEST_FILE } from "@hub/shared-contracts/remote/remote-manifest";
import { readSetting } from "@hub/shared-contracts/settings/read-settings";
import { buildPackage, releaseFiles, remoteNames } from "./bundle.ts";
import { restrictUmask } from "./data-folder.ts";
import { environment } from "./environment.ts";
import { exitWithError } from "./progress.ts";

restrictUmask();
const store = openStore();
const [verb, remote = "", version = ""] = process.argv.slice(2);

const USAGE = `Usage:
  npm run releases -- list                      every remote: what is live, and what the store has
  npm run releases -- publish <remote>          builds the remote, brings it into the store and puts it live
  npm run releases -- live <remote> <version>   puts a release of the store live
  npm run releases -- revoke <remote> <version> has a release that is not live run no more, not even for tabs that are open
  npm run releases -- allow <remote> <version>  takes a revocation back
`;

const print = (text: string) => void process.stdout.write(`${text}\n`);

try {
	switch (verb) {
		case "list":
			await list();
			break;
		case "publish":
			requireRemote();
			await publish();
			break;
		case "live":
			requireRemote();
			if (!version) wrongUse("Which version? `list` shows them.");
			await putLive(version, "put live by hand");
			break;
		case "revoke":
		case "allow":
			requireRemote();
			if (!version) wrongUse("Which version? `list` shows them.");
			await (verb === "revoke" ? revokeRelease() : allowRelease());
			break;
		default:
			wrongUse(verb ? `There is no verb “${verb}”.` : "A verb is missing.");
	}
} catch (error) {
	exitWithError(error);
}

function openStore(): ReleaseStore {
	try {
		return folderStore(join(resolve(readSetting("DATA_DIR", environment())), "releases"));
	} catch (error) {
		exitWithError(error);
	}
}

async function list(): Promise<void> {
	const live = await readLive(store);
	const set = live && (await readSet(store, live.record.set));
	print(
		live
			? `set ${live.record.set}, revision ${live.record.revision}, since ${live.record.at} by ${live.record.by}: ${live.record.why}`
			: "Nothing is live yet.",
	);
	const revoked = await readRevoked(store);
	for (const name of remoteNames()) {
		print(`\n${name}`);
		for (const known of await listVersions(store, name)) {
			const state = set?.releases[name] === known ? "  live" : Object.hasOwn(revoked, `${name}/${known}`) ? "  revoked" : "";
			print(`  ${known}${state}`);
		}
	}
}

async function publish(): Promise<void> {
	const pkg = await buildPackage(remote);
	const published = await publishRelease(store, { manifest: join(pkg.outDir, MANIFEST_FILE), files: releaseFiles(pkg.outDir) });
	print(`${remote} ${published.version} ${published.added ? "is in the store" : "was in the store already"}`);
	await putLive(published.version, "published by hand");
	await notePublished(store, published);
}

async function putLive(which: string, why: string): Promise<void> {
	const record = await goLive(store, {
		releases: { [remote]: which },
		by: userInfo().username,
		why,
	});
	print(`${remote} ${which} is live in set ${record.set}, revision ${record.revision}`);
}

async function revokeRelease(): Promise<void> {
	const done = await revoke(store, { remote, version, by: userInfo().username, why: "revoked by hand" });
	print(`${remote} ${version} ${done ? "is" : "was"} revoked${done ? "; tabs that were opened with it load anew" : " already"}`);
}

async function allowRelease(): Promise<void> {
	const done = await allow(store, { remote, version });
	print(`${remote} ${version} ${done ? "may run again" : "was not revoked"}`);
}

function requireRemote(): void {
	if (!remoteNames().includes(remote))
		wrongUse(remote ? `There is no remote “${remote}”. There are ${remoteNames().join(", ")}.` : "Which remote?");
}

function wrongUse(what: string): never {
	process.stderr.write(`✗ ${what}\n${USAGE}`);
	process.exit(2);
}
