/** @jsxImportSource #vue */

import { defineComponent, type PropType } from "vue";
import { useRouter } from "vue-router";
import { Notice } from "../studio/studio-components.ts";
import { useVisibilityTexts } from "./messages.ts";
import type { StudioSession } from "./studio-session.ts";
import "./visibility.css";

/** Reports that the session ended and links to the sign-in, that there is a session again, or that text was restored. */
export const SessionNotice = defineComponent({
	props: {
		session: { type: String as PropType<StudioSession>, required: true },
		/** True if the form is saved automatically. */
		isDraft: Boolean,
		isTextRestored: Boolean,
	},
	setup(props) {
		const t = useVisibilityTexts();
		// Opens in a new tab, because this one holds the text.
		const signIn = useRouter().resolve("/login").href;
		const message = () => {
			if (props.session === "ended") return t("session.ended");
			if (props.session === "back") return t(props.isDraft ? "session.backDraft" : "session.back");
			return props.isTextRestored ? t("session.textBack") : undefined;
		};
		return () => {
			const text = message();
			return (
				text && (
					<Notice type={props.session === "ended" ? "danger" : "info"}>
						{{
							default: () => (
								<span class="hub-visibility">
									{text}{" "}
									{props.session === "ended" && (
										<a class="hub-sign-in" href={signIn} target="_blank" rel="noopener">
											{t("session.signIn")}
										</a>
									)}
								</span>
							),
						}}
					</Notice>
				)
			);
		};
	},
});
