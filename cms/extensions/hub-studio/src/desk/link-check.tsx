/** @jsxImportSource #vue */

import { defineComponent, onBeforeUnmount, ref, shallowRef } from "vue";
import { RouterLink } from "vue-router";
import type { DeadLink, DeadLinks } from "../../../hub-server/desk/dead-links.ts";
import { localeOf } from "../choose/link-notes.ts";
import { useForms } from "../studio/form-fields.ts";
import { Button, Icon } from "../studio/studio-components.ts";
import { useFormats } from "../studio/texts.ts";
import { visibilityOf } from "../visibility/visibility.ts";
import { useEditorDeskTexts } from "./messages.ts";
import { useEditorDesk } from "./read-desk.ts";

/**
 * Searches for dead links on demand. It requests one range of entries after the other until it is done or the page is
 * left.
 */
export const LinkCheck = defineComponent({
	setup() {
		const t = useEditorDeskTexts();
		const formats = useFormats();
		const { labelOf } = useForms();
		const { deadLinks } = useEditorDesk();
		const found = shallowRef<DeadLinks["found"]>([]);
		const checkedCount = ref(0);
		const state = ref<"waiting" | "running" | "done" | "failed">("waiting");
		let isUnmounted = false;
		onBeforeUnmount(() => {
			isUnmounted = true;
		});
		const checkLinks = async (): Promise<void> => {
			state.value = "running";
			[found.value, checkedCount.value] = [[], 0];
			let from: DeadLinks["next"] = null;
			do {
				const range: DeadLinks | undefined = await deadLinks(from);
				if (!range) {
					state.value = "failed";
					return;
				}
				found.value = [...found.value, ...range.found];
				checkedCount.value += range.checked;
				from = range.next;
			} while (from && !isUnmounted);
			state.value = "done";
		};
		/** Describes why visitors don't reach the target of a link. */
		const sentence = ({ href, target }: DeadLink, locale: string | null): string => {
			const { found, movedTo } = target;
			const path = movedTo === null ? href : t("links.onward", { href, to: movedTo });
			if (found.kind === "none") return t("links.nowhere", { path });
			const name = found.kind === "entry" ? t("links.name", { name: found.entry.name }) : t("links.page");
			const visibility = found.kind === "entry" ? visibilityOf(found.entry, Date.now()) : undefined;
			const at = (moment: number) => formats.moment(new Date(moment));
			if (visibility?.kind === "draft") return t("links.draft", { path, name });
			if (visibility?.kind === "archived") return t("links.archived", { path, name });
			if (visibility?.kind === "scheduled") return t("links.scheduled", { path, name, date: at(visibility.at) });
			if (visibility?.kind === "over") return t("links.over", { path, name, date: at(visibility.since) });
			const theirs = localeOf(found) ?? locale;
			if (locale === null || theirs === null || theirs === locale) return t("links.back", { path, name });
			return t("links.language", { path, name, theirs: formats.language(theirs), ours: formats.language(locale) });
		};
		const progress = (): string | undefined => {
			const checked = t("links.looked", { count: checkedCount.value });
			if (state.value === "running") return `${t("links.running")} ${checked}`;
			if (state.value === "failed") return t("links.failed");
			if (state.value === "waiting") return undefined;
			return found.value.length === 0 ? `${t("links.none")} ${checked}` : checked;
		};
		return () => (
			<section aria-labelledby="hub-desk-links">
				<h2 id="hub-desk-links">
					<Icon name="link_off" small />
					{t("links")}
				</h2>
				<div role="status">{progress()}</div>
				{found.value.length > 0 && (
					<ul>
						{found.value.map((one) => (
							<li key={one.id}>
								<RouterLink to={`/content/${one.collection}/${one.id}`}>{{ default: () => one.name }}</RouterLink>
								<span>
									{[labelOf(one.collection), ...(one.locale === null ? [] : [formats.language(one.locale)])].join(", ")}
								</span>
								{one.links.map((link) => (
									<p key={link.href}>{sentence(link, one.locale)}</p>
								))}
							</li>
						))}
					</ul>
				)}
				{(state.value === "waiting" || state.value === "failed") && (
					<Button small secondary onClick={() => void checkLinks()}>
						{{ default: () => t("links.start") }}
					</Button>
				)}
			</section>
		);
	},
});
