// The service `session` for other rooms.

import type { Session, SessionService } from "@hub/shared-contracts/remote/services";
import { z } from "zod/mini";

const ANONYMOUS: Session = { status: "unauthenticated" };

/** How long the answer may take, in ms; nobody waits for a name in the header longer than for the page. */
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
				// Whoever cannot be recognised is a guest.
				return ANONYMOUS;
			}
		},
	};
}
