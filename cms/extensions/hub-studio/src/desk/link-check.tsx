/** @jsxImportSource #vue */

import { defineComponent, onBeforeUnmount, ref, shallowRef } from "vue";
import { RouterLink } from "vue-router";
import { useForms } from "../studio/form-fields.ts";
import { Button, Icon } from "../studio/studio-components.ts";
import { useFormats } from "../studio/texts.ts";
import { useWaitingTexts } from "./messages.ts";
import { type DeadLinks, useWaiting } from "./read-desk.ts";

/** Looks for links that lead nowhere, when it is asked to: stretch by stretch, for as long as the page is open. */
export const LinkCheck = defineComponent({
	setup() {
		const t = useWaitingTexts();
		const formats = useFormats();
		const { labelOf } = useForms();
		const { deadLinks } = useWaiting();
		const found = shallowRef<DeadLinks["found"]>([]);
		const looked = ref(0);
		const state = ref<"waiting" | "running" | "done" | "failed">("waiting");
		let isGone = false;
		onBeforeUnmount(() => {
			isGone = true;
		});
		const look = async (): Promise<void> => {
			state.value = "running";
			[found.value, looked.value] = [[], 0];
			let from: DeadLinks["next"] = null;
			do {
				const stretch: DeadLinks | undefined = await deadLinks(from);
				if (!stretch) {
					state.value = "failed";
					return;
				}
				found.value = [...found.value, ...stretch.found];
				looked.value += stretch.looked;
				from = stretch.next;
			} while (from && !isGone);
			state.value = "done";
		};
		return () => (
			<section aria-labelledby="hub-desk-links">
				<h2 id="hub-desk-links">
					<Icon name="link_off" small />
					{t("links")}
				</h2>
				<div role="status">
					{state.value === "running" && t("links.running")}
					{state.value === "failed" && t("links.failed")}
					{state.value === "done" && found.value.length === 0 && t("links.none")}{" "}
					{(state.value === "running" || state.value === "done") && t("links.looked", { count: looked.value })}
				</div>
				{found.value.length > 0 && (
					<ul>
						{found.value.map(({ collection, id, name, locale, problem }) => (
							<li key={id}>
								<RouterLink to={`/content/${collection}/${id}`}>{{ default: () => name }}</RouterLink>
								<span>
									{labelOf(collection)}, {formats.language(locale)}: {problem}
								</span>
							</li>
						))}
					</ul>
				)}
				{(state.value === "waiting" || state.value === "failed") && (
					<Button small secondary onClick={() => void look()}>
						{{ default: () => t("links.start") }}
					</Button>
				)}
			</section>
		);
	},
});
