/** @jsxImportSource #vue */

import { computed, defineComponent, type PropType } from "vue";
import { useForms } from "../studio/form-fields.ts";
import { Button, Notice } from "../studio/studio-components.ts";
import { useFormats } from "../studio/texts.ts";
import { valueText } from "../words/value-text.ts";
import type { Conflict } from "./draft-saves.ts";
import { useVisibilityTexts } from "./messages.ts";
import "./visibility.css";

/** Shows the stored text of each field in which other text was typed here, and offers to keep either. */
export const ConflictNotices = defineComponent({
	props: {
		collection: { type: String, required: true },
		conflicts: { type: Array as PropType<readonly Conflict[]>, required: true },
		resolve: { type: Function as PropType<(conflict: Conflict, choice: "mine" | "theirs") => void>, required: true },
	},
	setup(props) {
		const t = useVisibilityTexts();
		const forms = useForms();
		const fields = computed(() => new Map(forms.fieldsOf(props.collection).map((field) => [field.name, field])));
		const formats = useFormats();
		const notice = (conflict: Conflict) => {
			const field = fields.value.get(conflict.field)?.label ?? conflict.field;
			const name = conflict.by;
			return (
				<Notice key={conflict.field} type="warning">
					{{
						default: () => (
							<div class="hub-visibility hub-conflict">
								<p>{name === "" ? t("conflict.without", { field }) : t("conflict", { field, name })}</p>
								<textarea
									readonly
									rows={4}
									aria-label={t("conflict.stored", { field })}
									value={valueText(conflict.theirs, { choices: fields.value.get(conflict.field)?.choices, moment: formats.moment })}
								/>
								<div class="hub-conflict-choices">
									<Button small onClick={() => props.resolve(conflict, "mine")}>
										{{ default: () => t("conflict.mine") }}
									</Button>
									<Button small secondary onClick={() => props.resolve(conflict, "theirs")}>
										{{ default: () => t("conflict.theirs") }}
									</Button>
								</div>
							</div>
						),
					}}
				</Notice>
			);
		};
		return () => <>{props.conflicts.map(notice)}</>;
	},
});
