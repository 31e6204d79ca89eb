/** @jsxImportSource #vue */

import { defineComponent, type PropType } from "vue";
import { RouterLink } from "vue-router";
import { Notice } from "../studio/studio-components.ts";
import { useFormats } from "../studio/texts.ts";
import { useVisibilityTexts } from "./messages.ts";
import type { UnpublishedEdits } from "./unpublished-edits.ts";
import "./visibility.css";

/** Notice that an entry has unpublished edits, with a link to them. */
export const Unpublished = defineComponent({
	props: {
		collection: { type: String, required: true },
		edits: { type: Object as PropType<UnpublishedEdits>, required: true },
	},
	setup(props) {
		const t = useVisibilityTexts();
		const formats = useFormats();
		return () => {
			const { entry, version, name, at } = props.edits;
			const date = formats.moment(at);
			return (
				<Notice type="warning">
					{{
						default: () => (
							<span class="hub-visibility">
								{name === "" ? t("edits.without", { date }) : t("edits", { name, date })}{" "}
								<RouterLink to={{ path: `/content/${props.collection}/${entry}`, query: { version } }}>
									{{ default: () => t("edits.open") }}
								</RouterLink>
							</span>
						),
					}}
				</Notice>
			);
		};
	},
});
