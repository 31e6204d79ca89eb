import type { SlotLoaderContext } from "@hub/shared-contracts/remote/remote-server";
import { SIGNED_IN_COOKIE } from "@hub/shared-contracts/session/session";

/** `1` if the visitor has a session cookie, else empty. */
export function signedIn(cookie: (name: string) => string | undefined): string {
	return cookie(SIGNED_IN_COOKIE) === "1" ? "1" : "";
}

/** Returns `live: true` if the browser has to request the session. Pages contain no part of it. */
export function loadAccountMenu({ variant }: SlotLoaderContext) {
	return variant === "1" ? { live: true as const } : null;
}
