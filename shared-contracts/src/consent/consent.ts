// Consent as cookies that every package agrees on (CN-1, CN-2). The values are the texts `true` and `false`; absent means false.

/** What a visitor can allow. */
export interface ConsentState {
	/** The question was answered, either way. */
	readonly accepted: boolean;
	readonly required: boolean;
	readonly analytical: boolean;
	readonly marketing: boolean;
	readonly thirdParty: boolean;
}

export type ConsentFlag = keyof ConsentState;

/** Name and lifetime in days of the cookie behind each flag (CN-2). */
export const CONSENT_COOKIES: Readonly<Record<ConsentFlag, { readonly name: string; readonly days: number }>> = {
	accepted: { name: "DIH_ACCEPTED", days: 60 },
	required: { name: "DIH_REQUIRED", days: 60 },
	analytical: { name: "DIH_ANALYTICAL", days: 365 },
	marketing: { name: "DIH_MARKETING", days: 30 },
	thirdParty: { name: "DIH_THIRD_PARTY", days: 365 },
};

/** What a visitor can allow or refuse, in the order in which settings show it; what is necessary is not asked. */
export const CONSENT_CATEGORIES = ["analytical", "marketing", "thirdParty"] as const satisfies readonly ConsentFlag[];

export type ConsentCategory = (typeof CONSENT_CATEGORIES)[number];

/** The state before any answer, and with the consent remote down: everything refused (CN-1, CN-6). */
export const NO_CONSENT: ConsentState = {
	accepted: false,
	required: false,
	analytical: false,
	marketing: false,
	thirdParty: false,
};

/** The flags in the order in which settings show them. */
export const CONSENT_FLAGS = Object.keys(CONSENT_COOKIES) as readonly ConsentFlag[];

/** The state that cookies hold; any value but `true` is no. */
export function readConsent(cookie: (name: string) => string | undefined): ConsentState {
	const read = (flag: ConsentFlag) => cookie(CONSENT_COOKIES[flag].name) === "true";
	return {
		accepted: read("accepted"),
		required: read("required"),
		analytical: read("analytical"),
		marketing: read("marketing"),
		thirdParty: read("thirdParty"),
	};
}
