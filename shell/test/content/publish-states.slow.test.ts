// A few random states of the whole site, others in every run.

import { randomInt } from "node:crypto";
import { test } from "vitest";
import { tryPublishStates } from "./publish-states.ts";

test(
	"[LN-7] [MT-5] whatever is published in whichever language, no link, alternate, map or feed leads to a missing page",
	{
		timeout: 240_000,
	},
	() => tryPublishStates({ states: 3, seed: randomInt(2 ** 31) }),
);
