// The protocol of `POST /_hooks/releases`, signed: the content service requests which releases went live in a period,
// for staff's calendar. Who released them, and why, stays with the site.

import { z } from "zod";

/** Times in ms; `to` is exclusive. */
export const releaseQuery = z.object({ at: z.number(), from: z.number(), to: z.number() });

export const releaseMarks = z.array(z.object({ at: z.number(), remote: z.string(), version: z.string() }));
export type ReleaseMark = z.infer<typeof releaseMarks>[number];
