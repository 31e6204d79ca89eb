// Tracks the Studio session, which can expire or be revoked while a form is open. Studio itself says only that saving
// failed.

import { onBeforeUnmount, ref } from "vue";
import { z } from "zod";
import { useResponses } from "../studio/api-interceptors.ts";
import { useContentService } from "../studio/content-service.ts";

/** `back`: it had ended, and the editor signed in again. */
export type StudioSession = "open" | "ended" | "back";

/** Interval of checks for a new session, in ms. */
const CHECK_INTERVAL_MS = 4_000;

const refused = z.object({ response: z.object({ status: z.union([z.literal(401), z.literal(403)]) }) });
const signedOut = z.object({ response: z.object({ status: z.literal(401) }) });

/**
 * Returns the state of the session. It is checked after each 401 and 403, because a 403 may also be a missing
 * permission.
 */
export function useStudioSession() {
	const session = ref<StudioSession>("open");
	const api = useContentService();
	let isChecking = false;
	let timer: ReturnType<typeof setTimeout> | undefined;

	const check = async (): Promise<void> => {
		if (isChecking) return;
		isChecking = true;
		try {
			await api.get<unknown>("/users/me", { params: { fields: "id" } });
			if (session.value === "ended") session.value = "back";
		} catch (error) {
			// Other errors, such as an unreachable Directus, don't end the session.
			if (signedOut.safeParse(error).success) session.value = "ended";
		}
		isChecking = false;
		clearTimeout(timer);
		if (session.value === "ended") timer = setTimeout(() => void check(), CHECK_INTERVAL_MS);
	};
	useResponses((error) => {
		if (refused.safeParse(error).success) void check();
	});
	onBeforeUnmount(() => clearTimeout(timer));
	return session;
}
