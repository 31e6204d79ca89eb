import { z } from "zod";

/** Name of an account as Directus stores it. */
export const person = z.object({ first_name: z.string().nullish(), last_name: z.string().nullish() });

/** Returns an account's name; empty if the account was deleted or has none. */
export function personName(one: z.infer<typeof person> | null | undefined): string {
	return [one?.first_name, one?.last_name].filter(Boolean).join(" ");
}
