// Two teams publish beside each other with the real command, from one checkout without a site.

import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { folderStore } from "@hub/releases/folder-store";
import { readHistory } from "@hub/releases/history";
import { readLive } from "@hub/releases/live";
import { widenCanary } from "@hub/releases/operations";
import { recordShell } from "@hub/releases/shell-record";
import { SHELL_FILE, shellDescriptionSchema } from "@hub/shared-contracts/remote/shell-description";
import { afterAll, beforeAll, expect, test } from "vitest";
import { type CheckoutCopy, copyCheckout } from "./recipes/checkout-copy.ts";

const TEAMS = ["mf-consent", "mf-demos"] as const;
const PUBLISHES = 6;

let copy: CheckoutCopy;
beforeAll(async () => {
	copy = await copyCheckout();
}, 120_000);
afterAll(() => copy?.remove());

/** Publishes a remote with another text, as a canary once another release of it is live. @returns the command's output */
async function publish(remote: string, edition: number): Promise<string> {
	const path = `${remote}/messages/en-US.json`;
	const messages = JSON.parse(await copy.read(path)) as Record<string, string>;
	const [key = "", text = ""] = Object.entries(messages)[0] ?? [];
	await copy.write(path, JSON.stringify({ ...messages, [key]: text.replace(/( \d+)?$/, ` ${edition}`) }));
	return copy.run("releases.ts", "publish", remote, "--why", `edition ${edition}`);
}

test("[PF-9] two teams that publish at the same time do not refuse each other's releases", {
	timeout: 1_800_000,
}, async () => {
	const store = folderStore(join(copy.folder, ".data", "releases"));
	await copy.run("build.ts", "shell");
	const shell = await readFile(join(copy.folder, "shell", "dist", "production", SHELL_FILE), "utf8");
	await recordShell(store, shellDescriptionSchema.parse(JSON.parse(shell)));
	for (const remote of TEAMS) await publish(remote, 0);

	const ended = new AbortController();
	/** Stands in for the site, which finds that no canary does worse. */
	const widenAll = async () => {
		while (!ended.signal.aborted) {
			const canary = (await readLive(store)).record?.canary;
			if (canary) await widenCanary(store, canary);
			await sleep(100);
		}
	};
	const widening = widenAll();
	const publishAll = async (remote: string) => {
		for (let edition = 1; edition <= PUBLISHES; edition += 1)
			expect(await publish(remote, edition)).toMatch(new RegExp(`${remote} \\S+ is live at revision \\d+`));
	};
	await Promise.all(TEAMS.map(publishAll)).finally(() => ended.abort());
	await widening;

	const { records } = await readHistory(store);
	for (const remote of TEAMS)
		expect(
			records.filter(({ changes }) => Object.hasOwn(changes, remote)).map(({ why }) => why),
			remote,
		).toEqual(Array.from({ length: PUBLISHES + 1 }, (_, at) => `edition ${PUBLISHES - at}`));
});
