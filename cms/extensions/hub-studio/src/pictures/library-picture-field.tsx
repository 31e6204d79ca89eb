/** @jsxImportSource #vue */

import { defineComponent, type PropType } from "vue";
import { z } from "zod";
import { PictureField } from "../studio/studio-components.ts";
import { FocalPoint } from "./focal-point.tsx";

/** Value of Studio's field: a file's id, or a file with edits of its row. */
const chosen = z.union([z.string(), z.looseObject({ id: z.string() }).transform(({ id }) => id)]).nullable();

/** Studio's field for a picture, and below it the picture's focal point. */
export const LibraryPictureField = defineComponent({
	props: {
		value: { type: [String, Object] as PropType<string | object | null>, default: null },
		collection: { type: String, required: true },
		field: { type: String, required: true },
		width: { type: String, required: true },
		crop: Boolean,
		folder: { type: String as PropType<string | undefined>, default: undefined },
		disabled: Boolean,
		nonEditable: Boolean,
	},
	emits: ["input"],
	setup(props, { emit }) {
		return () => (
			<>
				<PictureField {...props} onInput={(value: unknown) => emit("input", value)} />
				<FocalPoint
					picture={chosen.safeParse(props.value).data ?? null}
					disabled={props.disabled || props.nonEditable}
				/>
			</>
		);
	},
});
