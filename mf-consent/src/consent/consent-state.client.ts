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
/** Latest state that listeners were notified of, as JSON. */
let notified = "";
/** Policy version of the latest banner in this tab. */
let bannerPolicy: string | undefined;

/** True if the browser sends Global Privacy Control: the visitor's data must not be sold or shared. */
export function sendsPrivacyControl(): boolean {
	return navigator.globalPrivacyControl === true;
}

/** Returns the policy version of the banner, which still applies on later pages without a banner. */
function readBannerPolicy(): string | undefined {
	bannerPolicy = document.querySelector<HTMLElement>("[data-consent-policy]")?.dataset.consentPolicy ?? bannerPolicy;
	return bannerPolicy;
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
		policy: readBannerPolicy(),
		gpc: sendsPrivacyControl(),
	});
}

/** Calls a listener on every change in any tab, until the returned function is called. */
export function onConsentChange(listener: () => void): () => void {
	if (listeners.size === 0) {
		notified = JSON.stringify(currentConsent());
		tabs?.addEventListener("message", notifyOfChange);
		// A page from the back/forward cache has missed changes.
		addEventListener("pageshow", notifyOfChange);
		document.addEventListener("visibilitychange", notifyOfChange);
	}
	listeners.add(listener);
	return () => void listeners.delete(listener);
}

function notifyOfChange(): void {
	const now = JSON.stringify(currentConsent());
	if (now === notified) return;
	notified = now;
	for (const listener of listeners) listener();
}

/** Allows one more category. Returns false if the consent could not be stored. */
export async function allowCategory(category: ConsentCategory): Promise<boolean> {
	const state = { ...currentConsent(), [category]: true };
	const form = new FormData();
	form.set("answer", "selected");
	const policy = readBannerPolicy();
	if (policy) form.set("policy", policy);
	for (const flag of CONSENT_CATEGORIES) if (state[flag]) form.set(flag, "on");
	return sendConsent(form);
}

/** Submits an answer. Returns false if it was not stored. */
export async function sendConsent(form: FormData): Promise<boolean> {
	const stored = await fetch("/api/consent", {
		method: "POST",
		body: form,
		headers: { accept: "application/json" },
		signal: AbortSignal.timeout(10_000),
	}).catch(() => undefined);
	if (!stored?.ok) return false;
	notifyOfChange();
	tabs?.postMessage("changed");
	return true;
}
