// What the pictures are taken with, as told in the environment variable `HUB_SCREENSHOTS`.

import { z } from "zod";

const shape = z.object({
	/** The site's address, without a slash at the end. */
	url: z.string(),
	/** Where pictures go: `taken`, `accepted`, `differences` and `report` below it. */
	folder: z.string(),
	/** Of which pictures: a part of their names; empty for all. */
	words: z.string(),
	/** Whether what is taken counts as right from now on. */
	accept: z.boolean(),
	chromium: z.string().optional(),
});

/** An order for pictures. */
export type Order = z.infer<typeof shape>;

/** @throws where `npm run screenshots` did not start this process */
export function orderOf(told = process.env.HUB_SCREENSHOTS): Order {
	if (!told) throw new Error("Pictures are taken by `npm run screenshots`.");
	return shape.parse(JSON.parse(told));
}
