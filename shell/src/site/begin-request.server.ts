// Gives each request its release set and its visitor's session.

import type { MiddlewareHandler } from "hono";
import type { Surroundings } from "../http/surroundings.server.ts";
import { choiceInputIn, type SetChoice } from "../remotes/set-choice.server.ts";
import type { Sessions } from "../session/sessions.server.ts";

/** Gives each request its set and its session, and its answer the session's cookies. */
export function beginRequests(choice: SetChoice, sessions: Sessions): MiddlewareHandler<Surroundings> {
	return async (context, next) => {
		const { raw } = context.req;
		const { socket } = context.env;
		const chosen = await choice.of(choiceInputIn(raw, socket));
		if (chosen) context.set("chosen", chosen);
		const session = sessions.open(raw, socket);
		context.set("session", session);
		await next();
		for (const cookie of session.cookies()) context.header("set-cookie", cookie, { append: true });
	};
}
