// What the content service said when it refused the entry: Studio shows it above the form, and the block editor at the field.

import { useApi } from "@directus/extensions-sdk";
import { onBeforeUnmount, ref } from "vue";
import { z } from "zod";

const refused = z.object({
	response: z.object({
		data: z.object({ errors: z.array(z.looseObject({ extensions: z.looseObject({ reason: z.string().optional() }).optional() })) }),
	}),
});

/** What is called of Studio's client for the content service, whose type has nothing of it. */
interface Listened {
	readonly interceptors: {
		readonly response: {
			use(onAnswer: (answer: unknown) => unknown, onError: (error: unknown) => Promise<never>): number;
			eject(id: number): void;
		};
	};
}

/** The last refusal of a save, until the next one is stored. To be called in a component's `setup`. */
export function useRefusal(onRefused: () => void) {
	const reason = ref("");
	// Studio hands extensions its own client, which is axios.
	const { interceptors } = useApi() as unknown as Listened;
	const id = interceptors.response.use(
		(answer) => answer,
		(error) => {
			const said = refused.safeParse(error).data?.response.data.errors.flatMap(({ extensions }) => extensions?.reason ?? []) ?? [];
			if (said.length > 0) {
				reason.value = said.join(" ");
				onRefused();
			}
			return Promise.reject(error);
		},
	);
	onBeforeUnmount(() => interceptors.response.eject(id));
	return reason;
}
