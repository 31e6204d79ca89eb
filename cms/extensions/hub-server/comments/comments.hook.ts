import type { HookConfig } from "@directus/types";
import { z } from "zod";
import { inEditorsLanguage } from "../accounts/editor-language.ts";
import { checkComment } from "./check-comment.ts";
import { studioPath, VERSIONS } from "./commented-entry.ts";
import { mentionNotice } from "./mention-notices.ts";

const versions = z.array(z.object({ id: z.string(), collection: z.string(), item: z.string().nullable() }));

/** Limits Directus' comments, and sends notifications of mentions in their recipient's language (decision 025). */
const commentsHook: HookConfig = ({ filter }) => {
	for (const event of ["comments.create", "comments.update"])
		filter(
			event,
			inEditorsLanguage(async (payload, _meta, context) => {
				await checkComment(payload, context);
				return payload;
			}),
		);
	filter("notifications.create", (payload, _meta, context) =>
		mentionNotice(payload, context, process.env.PUBLIC_URL ?? ""),
	);
	// Studio deletes the draft of a new entry once it is published: comments and mentions then point to the entry.
	filter("versions.delete", async (payload, _meta, { database }) => {
		const keys = z.array(z.string()).parse(payload);
		for (const { id, collection, item } of versions.parse(await database(VERSIONS).whereIn("id", keys))) {
			if (item === null) continue;
			await database("directus_comments").where({ collection: VERSIONS, item: id }).update({ collection, item });
			const [draft, entry] = [studioPath(collection, null, id), studioPath(collection, item)];
			await database("directus_notifications").where({ item: draft }).update({ item: entry });
		}
		return payload;
	});
};

export default commentsHook;
