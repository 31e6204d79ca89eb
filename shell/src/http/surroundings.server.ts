// Types of the bindings and variables of Hono's context.

import type { SignedRelease } from "@hub/releases/signed-release";
import type { ChosenSet } from "../remotes/set-choice.server.ts";
import type { RequestSession } from "../session/request-session.server.ts";

export interface Surroundings {
	readonly Bindings: {
		/** Remote address of the connection, if known. */
		readonly socket: string | undefined;
	};
	Variables: {
		/** The visitor's session; it is not read before it is used. */
		session: RequestSession;
		/** The release set that serves the request, with its preview; undefined before the first set was loaded. */
		chosen?: ChosenSet;
		/** The signed payload of a publish request. */
		signedRelease?: SignedRelease;
		/** Why the response is a 503, if its handler knows better than the address. */
		unavailable?: string;
	};
}
