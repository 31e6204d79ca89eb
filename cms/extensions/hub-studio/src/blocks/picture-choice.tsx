/** @jsxImportSource #vue */

import { defineComponent, type PropType } from "vue";
import { z } from "zod";
import { LibraryPictureField } from "../pictures/library-picture-field.tsx";
import { useContentService } from "../studio/content-service.ts";

/** Value of Studio's field: a file's id, or the file with its changed properties. */
const chosen = z.union([z.string(), z.looseObject({ id: z.string() })]).nullable();

/** Picker for a picture of the file library, by its id. */
export const PictureChoice = defineComponent({
	props: {
		value: { type: String as PropType<string | null>, default: null },
		folder: { type: String as PropType<string | undefined>, default: undefined },
		disabled: Boolean,
	},
	emits: ["choose"],
	setup(props, { emit }) {
		const api = useContentService();
		const choose = async (value: unknown): Promise<void> => {
			const picture = chosen.safeParse(value).data ?? null;
			if (picture === null || typeof picture === "string") return emit("choose", picture);
			const { id, ...changes } = picture;
			emit("choose", id);
			// A block stores only the id; changes of the file are stored with the file.
			if (Object.keys(changes).length > 0) await api.patch(`/files/${id}`, changes);
		};
		return () => (
			<LibraryPictureField
				value={props.value}
				// Any relation to files works here.
				collection="posts"
				field="cover"
				width="full"
				folder={props.folder}
				disabled={props.disabled}
				onInput={(value: unknown) => void choose(value)}
			/>
		);
	},
});
