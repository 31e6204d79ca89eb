import type { EventContext } from "@directus/types";
import { z } from "zod";
import { Refusal } from "../editing/refusal.ts";
import { say } from "../editing/wording.ts";

/** How long a comment may be, in characters. */
const MAX_CHARACTERS = 2_000;
/** How many comments an entry may have. */
const MAX_COMMENTS = 200;

const written = z.looseObject({ comment: z.string().optional(), collection: z.unknown().optional(), item: z.unknown().optional() });
const counted = z.tuple([z.object({ count: z.coerce.number() })]);

/**
 * Bounds comments, also those of Studio's own sidebar.
 * @throws Refusal where a comment is too long, or an entry has enough of them
 */
export async function boundComment(payload: unknown, isNew: boolean, { database }: EventContext): Promise<void> {
	const { comment, collection, item } = written.parse(payload);
	if ((comment ?? "").length > MAX_CHARACTERS) throw new Refusal({ reason: say("comment.long", { most: MAX_CHARACTERS }) });
	if (!isNew || typeof collection !== "string" || typeof item !== "string") return;
	const [{ count }] = counted.parse(await database("directus_comments").where({ collection, item }).count({ count: "*" }));
	if (count >= MAX_COMMENTS) throw new Refusal({ reason: say("comment.many", { most: MAX_COMMENTS }) });
}
