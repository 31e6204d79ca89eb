// The session of no visitor: where a page is rendered ahead of all requests.

import type { VisitorSession } from "./visitor-session.ts";

const guest = async () => ({ kind: "guest" }) as const;

/** Always a guest. */
export const GUEST_SESSION: VisitorSession = {
	visitor: guest,
	signIn: async () => ({ kind: "unavailable" }),
	signInElsewhere: async () => undefined,
	signOut: async () => true,
	requestPassword: guest,
	resetPassword: guest,
	acceptInvite: guest,
	update: guest,
	generateTwoFactor: guest,
	enableTwoFactor: guest,
	disableTwoFactor: guest,
	studioUrl: "",
	cookieName: "",
	cookieValue: () => "",
	ends: () => undefined,
	providerName: undefined,
	secretFor: () => "",
};
