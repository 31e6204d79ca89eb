import type { SlotLoaderContext } from "@hub/shared-contracts/remote/remote-server";
import { SIGNED_IN_COOKIE } from "@hub/shared-contracts/session/session";

/** Whether there is a session to ask for; nothing of it is in the page. */
export function loadAccountMenu({ cookie }: SlotLoaderContext) {
	return cookie(SIGNED_IN_COOKIE) === "1" ? { live: true as const } : null;
}
