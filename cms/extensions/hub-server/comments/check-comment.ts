import type { EventContext } from "@directus/types";
import { z } from "zod";
import { studioRoles } from "../limits/staff-reads.ts";
import { Refusal } from "../wording/refusal.ts";
import { translate } from "../wording/wording.ts";

/** Maximum length of a comment, in characters. */
const MAX_CHARACTERS = 2_000;
/** Maximum number of comments on an entry. */
const MAX_COMMENTS = 200;

const written = z.looseObject({
	comment: z.string().default(""),
	collection: z.unknown().optional(),
	item: z.unknown().optional(),
});
const counted = z.tuple([z.object({ count: z.coerce.number() })]);

/**
 * @throws Refusal if a comment is too long, mentions an account that can't open Studio, or an entry has too many
 * comments
 */
export async function checkComment(payload: unknown, { database }: EventContext): Promise<void> {
	const { comment, collection, item } = written.parse(payload);
	if (comment.length > MAX_CHARACTERS)
		throw new Refusal({ reason: translate("comment.long", { most: MAX_CHARACTERS }) });
	const mentioned = new Set(
		[...comment.matchAll(/@([\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12})/gi)].map(([, id = ""]) => id.toLowerCase()),
	);
	const people = database("directus_users").whereIn("id", [...mentioned]);
	const staff: unknown[] = await people
		.where({ status: "active" })
		.whereIn("role", await studioRoles(database))
		.select("id");
	if (staff.length < mentioned.size) throw new Refusal({ reason: translate("comment.mention") });
	// An edited comment keeps its entry.
	if (typeof collection !== "string" || typeof item !== "string") return;
	const [{ count }] = counted.parse(
		await database("directus_comments").where({ collection, item }).count({ count: "*" }),
	);
	if (count >= MAX_COMMENTS) throw new Refusal({ reason: translate("comment.many", { most: MAX_COMMENTS }) });
}
