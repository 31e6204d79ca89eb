// The session as loaders get it.

import { GUEST_SESSION } from "@hub/shared-contracts/session/guest-session";
import type { VisitorSession } from "@hub/shared-contracts/session/visitor-session";
import type { Render } from "./page-request.server.ts";

/** The session as a loader gets it: what it makes of it is one visitor's own. */
export function loaderSession({ request, use }: Pick<Render, "request" | "use">): VisitorSession {
	const session: VisitorSession = request.session ?? GUEST_SESSION;
	return {
		...session,
		visitor() {
			use.private = true;
			return session.visitor();
		},
	};
}
