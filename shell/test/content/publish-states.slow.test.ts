// A few random states of the whole site, different in every run.

import { randomInt } from "node:crypto";
import { test } from "vitest";
import { tryPublishStates } from "./publish-states.ts";

test(
	"[LN-7] [MT-5] in random publishing states no link, alternate, sitemap or feed leads to a missing page",
	{
		timeout: 240_000,
	},
	() => tryPublishStates({ states: 3, seed: randomInt(2 ** 31) }),
);
