// Consent as cookies that every package agrees on (CN-1, CN-2). The values are the texts `true` and `false`; absent
// means false.

/** A visitor's choices. */
export interface ConsentState {
	/** True once the visitor has decided, either way. */
	readonly accepted: boolean;
	readonly required: boolean;
	readonly analytical: boolean;
	readonly marketing: boolean;
	readonly thirdParty: boolean;
}

export type ConsentFlag = keyof ConsentState;

/** Category of consent that a partner of the site needs to process data; `required` needs none. */
export type PartnerCategory = Exclude<ConsentFlag, "accepted">;

/** Name and lifetime in days of the cookie behind each flag (CN-2). */
export const CONSENT_COOKIES: Readonly<Record<ConsentFlag, { readonly name: string; readonly days: number }>> = {
	accepted: { name: "DIH_ACCEPTED", days: 60 },
	required: { name: "DIH_REQUIRED", days: 60 },
	analytical: { name: "DIH_ANALYTICAL", days: 365 },
	marketing: { name: "DIH_MARKETING", days: 30 },
	thirdParty: { name: "DIH_THIRD_PARTY", days: 365 },
};

/**
 * Name and lifetime in days of the cookie that stores the version of the privacy policy that the visitor answered,
 * followed by `~gpc` if the browser sent Global Privacy Control then. Absent: the first version.
 */
export const POLICY_COOKIE = { name: "hub_policy", days: 60 } as const;

/** Policy version of answers for which no version is stored. */
export const FIRST_POLICY = "1";

/** Categories that visitors can allow or refuse, in the order of the settings. Necessary cookies need no consent. */
export const CONSENT_CATEGORIES = ["analytical", "marketing", "thirdParty"] as const satisfies readonly ConsentFlag[];

export type ConsentCategory = (typeof CONSENT_CATEGORIES)[number];

/** The state before any answer, and if the consent remote is absent: everything refused (CN-1, CN-6). */
export const NO_CONSENT: ConsentState = {
	accepted: false,
	required: false,
	analytical: false,
	marketing: false,
	thirdParty: false,
};

/** The flags in the order in which settings show them. */
export const CONSENT_FLAGS = Object.keys(CONSENT_COOKIES) as readonly ConsentFlag[];

/** Sources from which consent is read. */
export interface ConsentSource {
	/** The value of a cookie. */
	readonly cookie: (name: string) => string | undefined;
	/** The version of the privacy policy that an answer must refer to; undefined for any. */
	readonly policy?: string | undefined;
	/**
	 * True if the browser sends Global Privacy Control: marketing and third parties are refused until the visitor allows
	 * them.
	 */
	readonly gpc?: boolean;
}

/**
 * Reads the state from cookies, of which only the value `true` allows. An answer to another version of the privacy
 * policy allows nothing.
 */
export function readConsent({ cookie, policy, gpc = false }: ConsentSource): ConsentState {
	const [version, signal] = (cookie(POLICY_COOKIE.name) ?? FIRST_POLICY).split("~");
	if (policy !== undefined && version !== policy) return NO_CONSENT;
	const read = (flag: ConsentFlag) => cookie(CONSENT_COOKIES[flag].name) === "true";
	// An answer that was given while the browser sent the signal outweighs it.
	const refusedBySignal = gpc && signal !== "gpc";
	return {
		accepted: read("accepted"),
		required: read("required"),
		analytical: read("analytical"),
		marketing: read("marketing") && !refusedBySignal,
		thirdParty: read("thirdParty") && !refusedBySignal,
	};
}

/** Returns the value of the policy's cookie for an answer. */
export function policyMark(policy: string, gpc: boolean): string {
	return gpc ? `${policy}~gpc` : policy;
}
