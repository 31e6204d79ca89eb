// What the content service said when it refused the entry: Studio shows it above the form, and the block editor at the field.

import { ref } from "vue";
import { z } from "zod";
import { useCalls } from "../studio/refused-calls.ts";

const refused = z.object({
	response: z.object({
		data: z.object({ errors: z.array(z.looseObject({ extensions: z.looseObject({ reason: z.string().optional() }).optional() })) }),
	}),
});

/** The last refusal of a save, until the next one is stored. To be called in a component's `setup`. */
export function useRefusal(onRefused: () => void) {
	const reason = ref("");
	useCalls((error) => {
		const said = refused.safeParse(error).data?.response.data.errors.flatMap(({ extensions }) => extensions?.reason ?? []) ?? [];
		if (said.length === 0) return;
		reason.value = said.join(" ");
		onRefused();
	});
	return reason;
}
