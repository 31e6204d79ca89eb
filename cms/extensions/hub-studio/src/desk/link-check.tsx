/** @jsxImportSource #vue */

import { defineComponent, onBeforeUnmount, ref, shallowRef } from "vue";
import { RouterLink } from "vue-router";
import { useForms } from "../studio/form-fields.ts";
import { Button, Icon } from "../studio/studio-components.ts";
import { useFormats } from "../studio/texts.ts";
import { visibilityOf } from "../visibility/visibility.ts";
import { useWaitingTexts } from "./messages.ts";
import { type DeadLink, type DeadLinks, useWaiting } from "./read-desk.ts";

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
		/** What visitors miss at an address, and since or until when. */
		const sentence = ({ href, target }: DeadLink, locale: string | null): string => {
			const { found: there, movedTo } = target;
			const path = movedTo === null ? href : t("links.onward", { href, to: movedTo });
			if (there.kind === "none") return t("links.nowhere", { path });
			const name = there.kind === "entry" ? t("links.name", { name: there.entry.name }) : t("links.page");
			const visibility = there.kind === "entry" ? visibilityOf(there.entry, Date.now()) : undefined;
			const at = (moment: number) => formats.moment(new Date(moment));
			if (visibility?.kind === "draft") return t("links.draft", { path, name });
			if (visibility?.kind === "archived") return t("links.archived", { path, name });
			if (visibility?.kind === "scheduled") return t("links.scheduled", { path, name, date: at(visibility.at) });
			if (visibility?.kind === "over") return t("links.over", { path, name, date: at(visibility.since) });
			const theirs = there.kind === "entry" ? there.entry.locale : there.kind === "page" ? there.locale : locale;
			if (locale === null || theirs === null || theirs === locale) return t("links.back", { path, name });
			return t("links.language", { path, name, theirs: formats.language(theirs), ours: formats.language(locale) });
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
						{found.value.map((one) => (
							<li key={one.id}>
								<RouterLink to={`/content/${one.collection}/${one.id}`}>{{ default: () => one.name }}</RouterLink>
								<span>{[labelOf(one.collection), ...(one.locale === null ? [] : [formats.language(one.locale)])].join(", ")}</span>
								{one.links.map((link) => (
									<p key={link.href}>{sentence(link, one.locale)}</p>
								))}
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
