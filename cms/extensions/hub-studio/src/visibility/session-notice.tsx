/** @jsxImportSource #vue */

import { defineComponent, type PropType } from "vue";
import { useRouter } from "vue-router";
import { Notice } from "../studio/studio-components.ts";
import { useVisibilityTexts } from "./messages.ts";
import type { StudioSession } from "./studio-session.ts";
import "./visibility.css";

/** Says that the session has ended and where to sign in, that there is one again, and that text is back in the form. */
export const SessionNotice = defineComponent({
	props: {
		session: { type: String as PropType<StudioSession>, required: true },
		/** Whether the form stores what is typed by itself. */
		isDraft: Boolean,
		isTextBack: Boolean,
	},
	setup(props) {
		const t = useVisibilityTexts();
		// In a tab of its own: this one has the text.
		const signIn = useRouter().resolve("/login").href;
		const said = () => {
			if (props.session === "ended") return t("session.ended");
			if (props.session === "back") return t(props.isDraft ? "session.backDraft" : "session.back");
			return props.isTextBack ? t("session.textBack") : undefined;
		};
		return () => {
			const text = said();
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
