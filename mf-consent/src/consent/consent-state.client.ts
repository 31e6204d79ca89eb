// What this browser's cookies say, and who wants to know when it changes.

import { CONSENT_CATEGORIES, type ConsentCategory, type ConsentState, readConsent } from "@hub/shared-contracts/consent/consent";

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

/** Allows one category beside what is allowed already. False: it could not be stored. */
export async function allowCategory(category: ConsentCategory): Promise<boolean> {
	const state = { ...currentConsent(), [category]: true };
	const form = new FormData();
	form.set("answer", "selected");
	for (const flag of CONSENT_CATEGORIES) if (state[flag]) form.set(flag, "on");
	return sendConsent("/api/consent", form);
}

/** Sends an answer; where it is stored, all who listen are told. */
export async function sendConsent(action: string, form: FormData): Promise<boolean> {
	const headers = { accept: "application/json" };
	const stored = await fetch(action, { method: "POST", body: form, headers }).catch(() => undefined);
	if (stored?.ok) consentChanged();
	return stored?.ok ?? false;
}

/** Asks the banner to show its settings. */
export function openSettings(): void {
	for (const listener of opened) listener();
}

export function onOpenSettings(listener: () => void): () => void {
	opened.add(listener);
	return () => void opened.delete(listener);
}
