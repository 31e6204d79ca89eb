// What this browser's cookies say, and who wants to know when it changes.

import { type ConsentState, readConsent } from "@hub/shared-contracts/consent/consent";

const changed = new Set<() => void>();
const opened = new Set<() => void>();

/** The state now. */
export function currentConsent(): ConsentState {
	const cookies = new Map(
		document.cookie.split("; ").map((pair) => [pair.slice(0, pair.indexOf("=")), pair.slice(pair.indexOf("=") + 1)] as const),
	);
	return readConsent((name) => cookies.get(name));
}

/** Tells everyone that the cookies changed. */
export function consentChanged(): void {
	for (const listener of changed) listener();
}

export function onConsentChange(listener: () => void): () => void {
	changed.add(listener);
	return () => void changed.delete(listener);
}

/** Asks the banner to show its settings. */
export function openSettings(): void {
	for (const listener of opened) listener();
}

export function onOpenSettings(listener: () => void): () => void {
	opened.add(listener);
	return () => void opened.delete(listener);
}
