// The service `session` without a remote that provides it: during server rendering, and in tests of one remote.

import type { SessionService } from "../remote/services.ts";
import { GUEST } from "./session.ts";

/** Always a guest. */
export const GUEST_SERVICE: SessionService = {
	get: () => GUEST,
	subscribe: () => () => undefined,
	fetch: async () => GUEST,
	verify: async () => false,
	signIn: async () => ({ ok: false, error: "Unavailable" }),
	signOut: async () => false,
};
