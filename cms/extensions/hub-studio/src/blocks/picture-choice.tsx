/** @jsxImportSource #vue */

import { defineComponent, type PropType } from "vue";
import { z } from "zod";
import { useContentService } from "../studio/content-service.ts";
import { PictureField } from "../studio/studio-components.ts";

/** What Studio's field gives: a file's id, or the file with what was changed about it. */
const chosen = z.union([z.string(), z.looseObject({ id: z.string() })]).nullable();

/** A picture of the file library by its id. */
export const PictureChoice = defineComponent({
	props: { value: { type: String as PropType<string | null>, default: null }, disabled: Boolean },
	emits: ["choose"],
	setup(props, { emit }) {
		const api = useContentService();
		const take = async (given: unknown): Promise<void> => {
			const picture = chosen.safeParse(given).data ?? null;
			if (picture === null || typeof picture === "string") return emit("choose", picture);
			const { id, ...changes } = picture;
			emit("choose", id);
			// A block holds the id alone: what was changed about the file is stored with the file.
			if (Object.keys(changes).length > 0) await api.patch(`/files/${id}`, changes);
		};
		return () => (
			<PictureField
				value={props.value}
				// Any relation to files tells Studio's field what to look for.
				collection="posts"
				field="cover"
				width="full"
				crop={false}
				disabled={props.disabled}
				nonEditable={false}
				onInput={(given) => void take(given)}
			/>
		);
	},
});
