// Whether the session in Studio is open. It may end while a form is open: it expires, or is ended elsewhere. Studio itself tells of that by
// an error about versions.

import { onBeforeUnmount, onMounted, ref, watch } from "vue";
import { z } from "zod";
import { useContentService } from "../studio/content-service.ts";
import { useCalls } from "../studio/refused-calls.ts";

/** `back`: it had ended, and there is one again. */
export type StudioSession = "open" | "ended" | "back";

/** How often it is checked whether there is a session again, in ms. */
const EVERY = 4_000;

const refused = z.object({ response: z.object({ status: z.union([z.literal(401), z.literal(403)]) }) });
const signedOut = z.object({ response: z.object({ status: z.literal(401) }) });

/** Follows the session. A refusal of anything has it checked; a right that is missing is none of its end. To be called in a component's `setup`. */
export function useStudioSession() {
	const session = ref<StudioSession>("open");
	const api = useContentService();
	let isLooking = false;
	let timer: ReturnType<typeof setInterval> | undefined;

	const look = async (): Promise<void> => {
		if (isLooking) return;
		isLooking = true;
		try {
			await api.get<unknown>("/users/me", { params: { fields: "id" } });
			if (session.value === "ended") session.value = "back";
		} catch (error) {
			// A content service that does not answer says nothing of it.
			if (signedOut.safeParse(error).success) session.value = "ended";
		}
		isLooking = false;
	};
	useCalls((error) => {
		if (refused.safeParse(error).success) void look();
	});
	const lookAgain = (): void => {
		if (session.value === "ended" && document.visibilityState === "visible") void look();
	};
	watch(session, () => {
		clearInterval(timer);
		if (session.value === "ended") timer = setInterval(lookAgain, EVERY);
	});
	onMounted(() => document.addEventListener("visibilitychange", lookAgain));
	onBeforeUnmount(() => {
		clearInterval(timer);
		document.removeEventListener("visibilitychange", lookAgain);
	});
	return session;
}
