// The service `session` for other remotes.

import type { Session, SessionService } from "@hub/shared-contracts/remote/services";
import { z } from "zod/mini";

const ANONYMOUS: Session = { status: "unauthenticated" };

/** How long the answer may take, in ms: a name in the header is not worth waiting longer for than the page. */
const DEADLINE = 3_000;

const answer = z.object({ user: z.object({ name: z.string() }) });

export default function createSessionService(): SessionService {
	return {
		async fetch() {
			try {
				const response = await fetch("/api/auth/session", { credentials: "same-origin", signal: AbortSignal.timeout(DEADLINE) });
				const parsed = answer.safeParse(await response.json());
				return parsed.success ? { status: "authenticated", user: parsed.data.user } : ANONYMOUS;
			} catch {
				// Without a valid answer the visitor is a guest (SS-3).
				return ANONYMOUS;
			}
		},
	};
}
