// Describes why a request failed.

import { z } from "zod";

const failure = z.object({
	response: z.object({ data: z.object({ errors: z.array(z.object({ message: z.string() })).min(1) }) }),
});

/** Returns the messages of Directus' response in one sentence, or the browser's message if there was no response. */
export function reasonOf(error: unknown): string {
	const errors = failure.safeParse(error).data?.response.data.errors ?? [];
	if (errors.length > 0) return errors.map(({ message }) => message).join(" ");
	return error instanceof Error ? error.message : String(error);
}
