// Register of everything that this site stores in a visitor's browser. The privacy policy and the cookie settings show
// it, withdrawal removes its entries, and a test compares it with what a browser stores (CN-5).

import { CONSENT_COOKIES, type ConsentCategory, POLICY_COOKIE } from "@hub/shared-contracts/consent/consent";
import { LOCALE_COOKIE } from "@hub/shared-contracts/language/locale";
import { SIGNED_IN_COOKIE } from "@hub/shared-contracts/session/session";

/** Kind of browser storage. */
export type StorageKind = "cookie" | "local" | "session";

/** A stored entry, or all entries with a name prefix. */
export interface StorageEntry {
	/** Name, or a prefix with `*`. */
	readonly name: string;
	readonly kind: StorageKind;
	readonly category: "required" | ConsentCategory;
	/** Stored by this site's own code, or by a third party's script that runs with consent. */
	readonly by: "site" | "analytics" | "advertising";
	/** Maximum lifetime in minutes; `tab`: until the tab is closed; `kept`: until the visitor deletes it. */
	readonly lifetime: number | "tab" | "kept";
	/** Key of the text with its purpose. */
	readonly purpose: StoragePurpose;
}

/** Message keys of purposes. The key of a category is the purpose of its consent cookie. */
export type StoragePurpose =
	| ConsentCategory
	| "answered"
	| "required"
	| "policy"
	| "language"
	| "session"
	| "signing-in"
	| "signing-in-elsewhere"
	| "signed-in"
	| "theme"
	| "scroll"
	| "reload"
	| "visitor"
	| "visit"
	| "origin"
	| "refused"
	| "click";

const DAY = 24 * 60;

const own = (
	name: string,
	kind: StorageKind,
	purpose: StoragePurpose,
	lifetime: StorageEntry["lifetime"],
): StorageEntry => ({
	name,
	kind,
	category: "required",
	by: "site",
	lifetime,
	purpose,
});

export const STORAGE_REGISTER: readonly StorageEntry[] = [
	own(CONSENT_COOKIES.accepted.name, "cookie", "answered", CONSENT_COOKIES.accepted.days * DAY),
	own(CONSENT_COOKIES.required.name, "cookie", "required", CONSENT_COOKIES.required.days * DAY),
	own(CONSENT_COOKIES.analytical.name, "cookie", "analytical", CONSENT_COOKIES.analytical.days * DAY),
	own(CONSENT_COOKIES.marketing.name, "cookie", "marketing", CONSENT_COOKIES.marketing.days * DAY),
	own(CONSENT_COOKIES.thirdParty.name, "cookie", "thirdParty", CONSENT_COOKIES.thirdParty.days * DAY),
	own(POLICY_COOKIE.name, "cookie", "policy", POLICY_COOKIE.days * DAY),
	own(LOCALE_COOKIE, "cookie", "language", 365 * DAY),
	// Only for accounts. Under https, the first three begin with `__Host-`.
	own("hub_session", "cookie", "session", 7 * DAY),
	own("hub_sign_in", "cookie", "signing-in", 5),
	own("hub_oidc_*", "cookie", "signing-in-elsewhere", 15),
	own(SIGNED_IN_COOKIE, "cookie", "signed-in", 7 * DAY),
	own("hub:theme", "local", "theme", "kept"),
	own("hub:scroll", "session", "scroll", "tab"),
	own("hub:reload*", "session", "reload", "tab"),
	// Matomo's own names and lifetimes (https://matomo.org/faq/general/faq_146/).
	{ name: "_pk_id*", kind: "cookie", category: "analytical", by: "analytics", lifetime: 393 * DAY, purpose: "visitor" },
	{ name: "_pk_ses*", kind: "cookie", category: "analytical", by: "analytics", lifetime: 30, purpose: "visit" },
	{ name: "_pk_ref*", kind: "cookie", category: "analytical", by: "analytics", lifetime: 182 * DAY, purpose: "origin" },
	{ name: "mtm_*", kind: "cookie", category: "analytical", by: "analytics", lifetime: 400 * DAY, purpose: "refused" },
	{ name: "li_*", kind: "cookie", category: "thirdParty", by: "advertising", lifetime: 90 * DAY, purpose: "click" },
	{ name: "ln_*", kind: "cookie", category: "thirdParty", by: "advertising", lifetime: 90 * DAY, purpose: "click" },
];
