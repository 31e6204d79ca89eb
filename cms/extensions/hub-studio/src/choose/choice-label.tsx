/** @jsxImportSource #vue */

import { defineComponent, type PropType } from "vue";
import type { Choice } from "../../../../src/entries/choice.ts";
import { Icon } from "../studio/studio-components.ts";
import { useChoiceTexts } from "./messages.ts";

/** Entry with its picture, title and details. */
export const ChoiceLabel = defineComponent({
	props: { choice: { type: Object as PropType<Choice>, required: true }, withLanguage: Boolean },
	setup(props) {
		const { aboutOf, pictureOf, iconOf } = useChoiceTexts();
		return () => {
			const picture = pictureOf(props.choice);
			return (
				<>
					<span class="hub-choice-picture" aria-hidden="true">
						{picture ? (
							<img src={picture} alt="" loading="lazy" width={40} height={40} />
						) : (
							<Icon name={iconOf(props.choice.collection)} />
						)}
					</span>
					<span class="hub-choice-words">
						<strong lang={props.choice.locale || undefined}>{props.choice.name}</strong>
						<span>{aboutOf(props.choice, props.withLanguage)}</span>
					</span>
				</>
			);
		};
	},
});
