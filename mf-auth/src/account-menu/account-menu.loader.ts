import type { SlotLoaderContext } from "@hub/shared-contracts/remote/remote-server";
import { SIGNED_IN_COOKIE } from "@hub/shared-contracts/session/session";

/** `1` where there is a session to ask for, else empty. */
export function signedIn(cookie: (name: string) => string | undefined): string {
	return cookie(SIGNED_IN_COOKIE) === "1" ? "1" : "";
}

/** Whether the menu has to ask for a session; nothing of it is in the page. */
export function loadAccountMenu({ variant }: SlotLoaderContext) {
	return variant === "1" ? { live: true as const } : null;
}
