// Messages between the site and the content service about ended sessions of the site. Not for browsers.

import { z } from "zod";
import { defineOperation } from "../form/operation.ts";

const id = z.uuid();

/** Ends a session everywhere. @see {@link isSessionEnded} */
export const endSession = defineOperation({
	name: "hub-sessions/end",
	// `until`: the session's original expiry in ms since 1970, until which it is stored.
	input: z.object({ id, until: z.int().positive() }),
	fields: {},
	result: z.object({ kind: z.literal("ended") }),
});

/** Returns whether a session was ended by any process on any machine. */
export const isSessionEnded = defineOperation({
	name: "hub-sessions/look",
	input: z.object({ id }),
	fields: {},
	result: z.object({ kind: z.enum(["open", "ended"]) }),
});
