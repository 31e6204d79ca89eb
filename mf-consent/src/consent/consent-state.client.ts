// What this browser's cookies say, in this tab and in all others, and who wants to know when it changes.

import { CONSENT_CATEGORIES, type ConsentCategory, type ConsentState, readConsent } from "@hub/shared-contracts/consent/consent";

declare global {
	interface Navigator {
		/** Global Privacy Control; absent where a browser does not know it. */
		readonly globalPrivacyControl?: boolean;
	}
}

const listeners = new Set<() => void>();
const tabs = typeof BroadcastChannel === "undefined" ? undefined : new BroadcastChannel("hub:consent");
let reported = "";
let asked: string | undefined;

/** Whether the browser says of its visitor that nothing is to be sold or shared. */
export function sendsPrivacyControl(): boolean {
	return navigator.globalPrivacyControl === true;
}

/** The version of the privacy policy that a page of this tab has asked about: it goes on to hold where a page has no room for the question. */
function askedPolicy(): string | undefined {
	asked = document.querySelector<HTMLElement>("[data-consent-policy]")?.dataset.consentPolicy ?? asked;
	return asked;
}

/** The state now. As long as a page asks about another version of the privacy policy, nothing is allowed. */
export function currentConsent(): ConsentState {
	const cookies = new Map(
		document.cookie.split("; ").map((pair) => [pair.slice(0, pair.indexOf("=")), pair.slice(pair.indexOf("=") + 1)] as const),
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
		// A page that comes out of the back/forward cache has heard nothing meanwhile.
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

/** Allows one category beside what is allowed already. False: it could not be stored. */
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
