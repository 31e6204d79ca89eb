// What the site and the content service say to each other about sessions of the site that were ended. Not for browsers.

import { z } from "zod";
import { defineOperation } from "../form/operation.ts";

const id = z.uuid();

/** Ends a session everywhere. @see {@link isSessionEnded} */
export const endSession = defineOperation({
	name: "hub-sessions/end",
	// `until`: when it would have ended by itself, in ms since 1970; it is remembered for so long.
	input: z.object({ id, until: z.int().positive() }),
	fields: {},
	answer: z.object({ kind: z.literal("ended") }),
});

/** Whether a session was ended, in whatever process of whatever machine. */
export const isSessionEnded = defineOperation({
	name: "hub-sessions/look",
	input: z.object({ id }),
	fields: {},
	answer: z.object({ kind: z.enum(["open", "ended"]) }),
});
