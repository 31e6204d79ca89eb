// What a request brings to the site besides itself, and what is known of it before a handler answers.

import type { SignedRelease } from "@hub/releases/signed-release";
import type { ChosenSet } from "../remotes/set-choice.server.ts";
import type { RequestSession } from "../session/request-session.server.ts";

/** The environment of the site's handlers in Hono. */
export interface Surroundings {
	readonly Bindings: {
		/** The address at the other end of the connection, where there is one. */
		readonly socket: string | undefined;
	};
	Variables: {
		/** The visitor's session; nothing is read before it is asked. */
		session: RequestSession;
		/** The set that answers, and the preview that it belongs to; undefined before the first set was loaded. */
		chosen?: ChosenSet;
		/** The signed text of a publish request. */
		signedRelease?: SignedRelease;
		/** Why the answer is a 503, where its handler knows better than the address. */
		unavailable?: string;
	};
}
