// Consent stored in this browser's cookies, and subscribers to changes in this and other tabs.

import {
	CONSENT_CATEGORIES,
	type ConsentCategory,
	type ConsentState,
	readConsent,
} from "@hub/shared-contracts/consent/consent";

declare global {
	interface Navigator {
		/** Global Privacy Control; undefined in browsers without it. */
		readonly globalPrivacyControl?: boolean;
	}
}

const listeners = new Set<() => void>();
const tabs = typeof BroadcastChannel === "undefined" ? undefined : new BroadcastChannel("hub:consent");
let reported = "";
let asked: string | undefined;

/** True if the browser sends Global Privacy Control: the visitor's data must not be sold or shared. */
export function sendsPrivacyControl(): boolean {
	return navigator.globalPrivacyControl === true;
}

/** Returns the policy version of this tab's last banner. It still applies on pages without a banner. */
function askedPolicy(): string | undefined {
	asked = document.querySelector<HTMLElement>("[data-consent-policy]")?.dataset.consentPolicy ?? asked;
	return asked;
}

/** Returns the current consent. Nothing is allowed while a page shows the banner for another policy version. */
export function currentConsent(): ConsentState {
	const cookies = new Map(
		document.cookie
			.split("; ")
			.map((pair) => [pair.slice(0, pair.indexOf("=")), pair.slice(pair.indexOf("=") + 1)] as const),
	);
	return readConsent({
		cookie: (name) => cookies.get(name),
		policy: askedPolicy(),
		gpc: sendsPrivacyControl(),
	});
}

/** Reports every change, in whichever tab it was made, until the returned function is called. */
export function onConsentChange(listener: () => void): () => void {
	if (listeners.size === 0) {
		reported = JSON.stringify(currentConsent());
		tabs?.addEventListener("message", tellOfChange);
		// A page from the back/forward cache has missed changes.
		addEventListener("pageshow", tellOfChange);
		document.addEventListener("visibilitychange", tellOfChange);
	}
	listeners.add(listener);
	return () => void listeners.delete(listener);
}

function tellOfChange(): void {
	const now = JSON.stringify(currentConsent());
	if (now === reported) return;
	reported = now;
	for (const listener of listeners) listener();
}

/** Allows one more category. False: it could not be stored. */
export async function allowCategory(category: ConsentCategory): Promise<boolean> {
	const state = { ...currentConsent(), [category]: true };
	const form = new FormData();
	form.set("answer", "selected");
	const policy = askedPolicy();
	if (policy) form.set("policy", policy);
	for (const flag of CONSENT_CATEGORIES) if (state[flag]) form.set(flag, "on");
	return sendConsent(form);
}

/** Stores an answer as the form without a script would. False: it was not stored, and everything is as before. */
export async function sendConsent(form: FormData): Promise<boolean> {
	const stored = await fetch("/api/consent", {
		method: "POST",
		body: form,
		headers: { accept: "application/json" },
		signal: AbortSignal.timeout(10_000),
	}).catch(() => undefined);
	if (!stored?.ok) return false;
	tellOfChange();
	tabs?.postMessage("changed");
	return true;
}
