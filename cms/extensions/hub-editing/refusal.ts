import { createError } from "@directus/errors";

/** A refusal of what an editor wrote: its message is one sentence that says what to do, which Studio shows (400). */
export const Refusal = createError<{ readonly reason: string }>("INVALID_PAYLOAD", ({ reason }) => reason, 400);
