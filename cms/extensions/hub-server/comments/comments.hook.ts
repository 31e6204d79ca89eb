import type { HookConfig } from "@directus/types";
import { z } from "zod";
import { openStaffRoutes, refusalOf, type StaffAnswer } from "../../../src/staff-routes.ts";
import { inTheirLanguage } from "../editing/who-saves.ts";
import { answering, asking, entryPlace, openRequests } from "./ask-to-read.ts";
import { boundComment } from "./comment-bounds.ts";
import { VERSIONS } from "./entry-place.ts";
import { mentionNotice } from "./mention-notices.ts";
import { deleteComments, forgetRequestsOf, moveToEntry } from "./requests-table.ts";

const keys = z.array(z.coerce.string());
const deleted = z.object({ collection: z.string(), keys });
const promoted = z.object({ collection: z.string(), item: z.coerce.string(), version: z.string() });
const ofRequest = z.object({ id: z.uuid() });
const versions = z.array(z.object({ id: z.string(), collection: z.string(), item: z.string().nullable() }));

/** What was asked for is answered, or there is no such thing. */
const answerOf = (data: unknown): StaffAnswer => (data === undefined ? { kind: "unknown" } : { kind: "found", data });

/** Answers with a refusal what Directus, or a rule, throws as one. */
async function orRefused(work: () => Promise<unknown>): Promise<StaffAnswer> {
	try {
		return answerOf(await work());
	} catch (error) {
		const refusal = refusalOf(error);
		if (refusal) return refusal;
		throw error;
	}
}

/**
 * Lets staff ask each other to read an entry (decision 025), sends notifications of mentions in their recipient's language, limits
 * comments, and deletes them with their entry.
 */
const commentsHook: HookConfig = (hook, context) => {
	const { database } = context;
	const requests = openRequests(context);
	const studioUrl = process.env.PUBLIC_URL ?? "";

	hook.filter(
		"comments.create",
		inTheirLanguage(async (payload, _meta, event) => {
			await boundComment(payload, true, event);
			return payload;
		}),
	);
	hook.filter(
		"comments.update",
		inTheirLanguage(async (payload, _meta, event) => {
			await boundComment(payload, false, event);
			return payload;
		}),
	);
	hook.filter("notifications.create", (payload, _meta, event) => mentionNotice(payload, event, studioUrl));

	hook.action("comments.delete", async (meta) => requests.forget(keys.parse(meta.keys)));
	hook.action("users.delete", async (meta) => forgetRequestsOf(database, keys.parse(meta.keys)));
	hook.action("items.delete", async (meta) => {
		const gone = deleted.parse(meta);
		await deleteComments(database, gone.collection, gone.keys);
	});
	hook.action("items.promote", async (meta) => {
		const { version, ...entry } = promoted.parse(meta);
		await moveToEntry(database, version, entry);
	});
	// Studio deletes the draft as soon as it is published, and does not wait for the action above.
	hook.filter("versions.delete", async (payload, _meta, event) => {
		const found = versions.parse(
			await event.database(VERSIONS).select("id", "collection", "item").whereIn("id", keys.parse(payload)),
		);
		for (const { id, collection, item } of found) if (item !== null) await moveToEntry(event.database, id, { collection, item });
		return payload;
	});
	hook.action("versions.delete", async (meta) => deleteComments(database, VERSIONS, keys.parse(meta.keys)));

	openStaffRoutes(hook, context, [
		{
			method: "get",
			path: "/hub-comments/:collection",
			async answer({ params, query, accountability }) {
				const place = entryPlace.safeParse({ ...z.looseObject({}).parse(query), ...z.looseObject({}).parse(params) });
				return place.success ? answerOf(await requests.of(place.data, accountability)) : { kind: "unknown" };
			},
		},
		{
			method: "post",
			path: "/hub-comments/:collection",
			async answer({ params, body, accountability }) {
				const place = entryPlace.safeParse({ ...z.looseObject({}).catch({}).parse(body), ...z.looseObject({}).parse(params) });
				const asked = asking.safeParse(body);
				if (!place.success || !asked.success) return { kind: "unknown" };
				return orRefused(() => requests.ask(place.data, asked.data, accountability));
			},
		},
		{
			method: "post",
			path: "/hub-comments/requests/:id/answer",
			async answer({ params, body, accountability }) {
				const [request, answer] = [ofRequest.safeParse(params), answering.safeParse(body)];
				if (!request.success || !answer.success) return { kind: "unknown" };
				return orRefused(() => requests.answer(request.data.id, answer.data, accountability));
			},
		},
		{
			method: "post",
			path: "/hub-comments/requests/:id/done",
			async answer({ params, accountability }) {
				const request = ofRequest.safeParse(params);
				return request.success ? answerOf(await requests.finish(request.data.id, accountability)) : { kind: "unknown" };
			},
		},
	]);
};

export default commentsHook;
