import { PAGE_SHOWN } from "@hub/shared-contracts/remote/page-shown";
import type { ThirdParties } from "@hub/shared-contracts/remote/remote-server";
import { currentConsent, onConsentChange } from "../consent/consent-state.client.ts";
import { createAdvertisingTag } from "./advertising-tag.client.ts";
import { allowedThirdParties } from "./allowed-third-parties.ts";
import { createTracker } from "./tracker.client.ts";

/** A third party's script that runs with consent. */
export interface Measurement {
	/** Starts or resumes. */
	allow(): void;
	/** Stops, and removes stored data. Nothing is collected meanwhile. */
	refuse(): void;
	/** Called when another page is shown. */
	pageShown?(): void;
}

let started = false;

/** Runs tracker and advertising tag while the visitor allows them (CN-3, CN-4). Only the first call has an effect. */
export function measureWithConsent({ analytics, advertising }: ThirdParties): void {
	if (started) return;
	started = true;
	const measurements: [keyof ThirdParties, Measurement][] = [];
	if (analytics) measurements.push(["analytics", createTracker(analytics)]);
	if (advertising)
		measurements.push([
			"advertising",
			createAdvertisingTag(advertising, analytics ? [new URL(analytics.url).origin] : []),
		]);
	const running = new Set<Measurement>();
	const update = () => {
		const allowed = allowedThirdParties(currentConsent());
		for (const [name, measurement] of measurements) {
			if (allowed[name] === running.has(measurement)) continue;
			if (running.delete(measurement)) measurement.refuse();
			else {
				running.add(measurement);
				measurement.allow();
			}
		}
	};
	onConsentChange(update);
	document.addEventListener(PAGE_SHOWN, () => {
		for (const measurement of running) measurement.pageShown?.();
	});
	update();
}
