/** @jsxImportSource #vue */

import { momentOf } from "@hub/content-model/cms/row";
import { defineComponent } from "vue";
import { useFormats } from "../studio/texts.ts";

/**
 * A moment as text. A list hands over the value alone, so an event's own zone is unknown: the site's zone is named
 * instead.
 */
export const MomentText = defineComponent({
	props: { value: { type: String, default: null } },
	setup(props) {
		const formats = useFormats();
		return () => {
			const moment = momentOf(props.value);
			return <span>{moment === undefined ? "" : formats.moment(new Date(moment), "named")}</span>;
		};
	},
});
