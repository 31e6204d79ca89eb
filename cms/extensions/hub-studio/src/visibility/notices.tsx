/** @jsxImportSource #vue */

import { computed, defineComponent, type PropType } from "vue";
import { RouterLink, useRouter } from "vue-router";
import { useForms } from "../studio/form-fields.ts";
import { Button, Notice } from "../studio/studio-components.ts";
import { useFormats } from "../studio/texts.ts";
import { valueText } from "../words/value-text.ts";
import { useVisibilityTexts } from "./messages.ts";
import type { StudioSession } from "./studio-session.ts";
import type { Conflict, useTypedText } from "./typed-text.ts";
import type { UnpublishedEdits } from "./unpublished-edits.ts";

/**
 * Notices above a form: the session ended or began again, text was restored, another form stored other text, or the
 * entry has unpublished edits.
 */
export const FormNotices = defineComponent({
	props: {
		collection: { type: String, required: true },
		session: { type: String as PropType<StudioSession>, required: true },
		/** True if the form is saved automatically. */
		isDraft: Boolean,
		text: { type: Object as PropType<ReturnType<typeof useTypedText>>, required: true },
		edits: { type: Object as PropType<UnpublishedEdits | undefined>, default: undefined },
	},
	setup(props) {
		const t = useVisibilityTexts();
		const forms = useForms();
		const fields = computed(() => new Map(forms.fieldsOf(props.collection).map((field) => [field.name, field])));
		const formats = useFormats();
		const signIn = useRouter().resolve("/login").href;
		const sessionNotice = () => {
			if (props.session === "ended")
				return (
					<Notice type="danger">
						{{
							default: () => (
								<span class="hub-visibility">
									{t("session.ended")} {/* Opens in a new tab, because this one holds the text. */}
									<a href={signIn} target="_blank" rel="noopener">
										{t("session.signIn")}
									</a>
								</span>
							),
						}}
					</Notice>
				);
			const isBack = props.session === "back";
			if (!isBack && !props.text.isRestored.value) return undefined;
			const message = isBack ? t(props.isDraft ? "session.backDraft" : "session.back") : t("session.textBack");
			return <Notice type="info">{{ default: () => <span class="hub-visibility">{message}</span> }}</Notice>;
		};
		const conflictNotice = (conflict: Conflict) => {
			const { label = conflict.field, choices } = fields.value.get(conflict.field) ?? {};
			const choice = (kept: "mine" | "theirs") => (
				<Button small secondary={kept === "theirs"} onClick={() => props.text.resolve(conflict, kept)}>
					{{ default: () => t(`conflict.${kept}`) }}
				</Button>
			);
			return (
				<Notice key={conflict.field} type="warning">
					{{
						default: () => (
							<div class="hub-visibility hub-conflict">
								<p>
									{conflict.by === ""
										? t("conflict.without", { field: label })
										: t("conflict", { field: label, name: conflict.by })}
								</p>
								<textarea
									readonly
									rows={4}
									aria-label={t("conflict.stored", { field: label })}
									value={valueText(conflict.theirs, { choices, moment: formats.moment })}
								/>
								{choice("mine")} {choice("theirs")}
							</div>
						),
					}}
				</Notice>
			);
		};
		const unpublishedNotice = ({ entry, version, name, at }: UnpublishedEdits) => {
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
		return () => (
			<>
				{sessionNotice()}
				{props.text.conflicts.value.map(conflictNotice)}
				{props.edits && unpublishedNotice(props.edits)}
			</>
		);
	},
});
