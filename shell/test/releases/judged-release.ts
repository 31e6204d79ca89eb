// A release with one fault in place of a sound one, and what the gate says of it.

import { testSite } from "@hub/e2e/test-site";
import { AdmissionError } from "@hub/releases/admission-error";
import { layeredStore } from "@hub/releases/layered-store";
import { goLive } from "@hub/releases/operations";
import { releaseGate } from "../../../launcher/release-gate.ts";
import {
	type HandmadeRemote,
	type HandmadeRoute,
	openTestStore,
	plainLoad,
	type TestStore,
} from "../fixtures/handmade-releases.ts";

/** The remote that is judged. */
export const NAME = "mf-trial";
/** Its page. */
export const route: HandmadeRoute = { key: "trial", path: "/trial", paths: { de: "/probe" }, load: plainLoad("Trial") };
/** What its loader finds, as JavaScript. */
export const found = (data: string) => `({ kind: "found", data: ${data}, head: { title: "Trial", description: "A trial" } })`;
/** A loader that does something first. */
export const late = (work: string) => `async () => { ${work}; return ${found("{}")}; }`;

/** A page with the slot. */
const SHOWING_SLOT = `() => h(require("@hub/shared-contracts/remote/runtime").Slot, { name: "trial-slot" })`;

/** The release with something else in its page. */
export function page(part: Partial<HandmadeRoute>): Omit<HandmadeRemote, "name"> {
	return { routes: [{ ...route, ...part }] };
}

/** The release with something else in its slot. */
export function slot(part: { readonly view?: string; readonly load?: string }): Omit<HandmadeRemote, "name"> {
	return { routes: [{ ...route, slots: ["trial-slot"], view: SHOWING_SLOT }], slots: { "trial-slot": part } };
}

/** What is live: nothing is wrong with it. */
const sound: HandmadeRemote = {
	name: NAME,
	version: "1",
	routes: [{ ...route, slots: ["trial-slot"] }],
	slots: { "trial-slot": { view: `() => h("aside", null, "slot")`, load: "() => ({})" } },
};

/** A store with everything that is live, and the sound release. */
export async function openTrialStore(): Promise<TestStore> {
	const releases = await openTestStore({ withLive: true });
	await releases.publish(sound);
	await releases.goLive(sound);
	return releases;
}

/** What the gate says of a release, in a store that is thrown away. */
export async function judge(
	releases: TestStore,
	fault: Omit<HandmadeRemote, "name" | "version">,
	{ allowLoss = false, patience = 20_000 } = {},
): Promise<readonly string[]> {
	const { packages, settings } = testSite();
	const shellDir = packages.find(({ name }) => name === "shell")?.outDir ?? "";
	const gate = releaseGate({ shellDir, siteDir: String(settings.siteDir), timeout: patience });
	const store = layeredStore(releases.store);
	await releases.publishInto(store, { slots: sound.slots ?? {}, ...fault, name: NAME, version: "2" });
	try {
		await goLive(store, {
			...{ by: "a test", why: "to see what happens", releases: { [NAME]: "2" } },
			gate: (candidate) => gate(store, candidate, { allowLoss }),
		});
		return [];
	} catch (error) {
		if (error instanceof AdmissionError) return error.reasons;
		throw error;
	}
}
