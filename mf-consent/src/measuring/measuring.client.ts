// Lets the tracker and the advertising tag run for as long as the visitor allows them (CN-3, CN-4), once in a tab.

import { PAGE_SHOWN } from "@hub/shared-contracts/remote/page-shown";
import type { ThirdParties } from "@hub/shared-contracts/remote/remote-server";
import { currentConsent, onConsentChange } from "../consent/consent-state.client.ts";
import { createAdvertisingTag } from "./advertising-tag.client.ts";
import { allowedThirdParties } from "./allowed-third-parties.ts";
import { createTracker } from "./tracker.client.ts";

/** Something that runs with consent. */
export interface Measurement {
	/** Begins or goes on. */
	allow(): void;
	/** Ends, and removes what was stored for it. Nothing is collected meanwhile for later. */
	refuse(): void;
	/** Called when another page is shown. */
	pageShown?(): void;
}

let started = false;

/** Begins to follow what the visitor allows. */
export function measureWithConsent({ analytics, advertising }: ThirdParties): void {
	if (started) return;
	started = true;
	const all: [keyof ThirdParties, Measurement][] = [];
	if (analytics) all.push(["analytics", createTracker(analytics)]);
	if (advertising)
		all.push(["advertising", createAdvertisingTag(advertising, analytics ? [new URL(analytics.url).origin] : [])]);
	const running = new Set<Measurement>();
	const follow = () => {
		const allowed = allowedThirdParties(currentConsent());
		for (const [name, measurement] of all) {
			if (allowed[name] === running.has(measurement)) continue;
			if (running.delete(measurement)) measurement.refuse();
			else {
				running.add(measurement);
				measurement.allow();
			}
		}
	};
	onConsentChange(follow);
	document.addEventListener(PAGE_SHOWN, () => {
		for (const measurement of running) measurement.pageShown?.();
	});
	follow();
}
