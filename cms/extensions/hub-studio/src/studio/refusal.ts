// Why Directus, or one of our rules, did not do what a tool asked for.

import { z } from "zod";

const failure = z.object({
	response: z.object({ data: z.object({ errors: z.array(z.object({ message: z.string() })).min(1) }) }),
});

/** What was answered to a call that was refused, in a sentence; of a call that never arrived, the browser's own words. */
export function reasonOf(error: unknown): string {
	const errors = failure.safeParse(error).data?.response.data.errors ?? [];
	if (errors.length > 0) return errors.map(({ message }) => message).join(" ");
	return error instanceof Error ? error.message : String(error);
}
