/** @jsxImportSource #vue */

import { computed, defineComponent, type PropType } from "vue";
import { useFieldWords } from "../history/field-words.ts";
import { valueText } from "../history/value-text.ts";
import { useForms } from "../studio/form-fields.ts";
import { Button, Notice } from "../studio/studio-components.ts";
import { useFormats } from "../studio/texts.ts";
import { useVisibilityTexts } from "./messages.ts";
import type { Conflict, OtherForm } from "./shared-draft.ts";
import "./visibility.css";

/** Names the people and tabs that have the same new draft open. */
export const OtherForms = defineComponent({
	props: { forms: { type: Array as PropType<readonly OtherForm[]>, required: true } },
	setup(props) {
		const t = useVisibilityTexts();
		const formats = useFormats();
		const nameOf = ({ name, isMe, field }: OtherForm): string => {
			const who = isMe ? t("together.me") : name;
			return field === "" ? who : t("together.in", { name: who, field });
		};
		return () =>
			props.forms.length > 0 && (
				<Notice type="info">
					{{
						default: () => (
							<span class="hub-visibility">{t("together", { names: formats.list([...new Set(props.forms.map(nameOf))]) })}</span>
						),
					}}
				</Notice>
			);
	},
});

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
		const words = useFieldWords((name) => fields.value.get(name));
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
									value={valueText(conflict.theirs, words.wordsOf(conflict.field)).text}
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
