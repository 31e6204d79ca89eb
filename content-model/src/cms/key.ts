// Selections that read only the translation key.

import { z } from "zod";
import { text } from "./row.ts";
import type { Selection } from "./select.ts";

export function keyOf({ collection }: { readonly collection: string }): Selection<string> {
	return {
		collection,
		fields: ["id", "translation_key"],
		row: z.object({ translation_key: text }),
		mean: ({ translation_key }) => String(translation_key),
	};
}
