// Tracks Directus' reason for rejecting a save. Studio shows it above the form; the block editor shows it at the field.

import { ref } from "vue";
import { z } from "zod";
import { useResponses } from "../studio/api-interceptors.ts";

const refused = z.object({
	response: z.object({
		data: z.object({
			errors: z.array(z.looseObject({ extensions: z.looseObject({ reason: z.string().optional() }).optional() })),
		}),
	}),
});

/** Returns the reason of the last rejected save. */
export function useRefusal(onRefused: () => void) {
	const reason = ref("");
	useResponses((error) => {
		const reasons =
			refused.safeParse(error).data?.response.data.errors.flatMap(({ extensions }) => extensions?.reason ?? []) ?? [];
		if (reasons.length === 0) return;
		reason.value = reasons.join(" ");
		onRefused();
	});
	return reason;
}
