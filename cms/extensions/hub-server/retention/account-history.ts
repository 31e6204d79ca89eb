import { z } from "zod";

const USERS = "directus_users";
const state = z.preprocess(
	(value) => (typeof value === "string" ? JSON.parse(value) : value),
	z.object({ id: z.string(), first_name: z.string().nullable(), last_name: z.string().nullable() }).partial().nullish(),
);
const accountRevision = z.looseObject({ collection: z.literal(USERS), data: state, delta: state });

/**
 * Removes mail addresses and other personal data from a revision of an account, which outlives the account by a month.
 */
export function withoutPersonalData(revision: unknown): unknown {
	return accountRevision.safeParse(revision).data ?? revision;
}
