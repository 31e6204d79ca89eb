/** @jsxImportSource #vue */

import type { LinkTarget } from "@hub/shared-contracts/address/link-target";
import { defineComponent, nextTick, type PropType, ref } from "vue";
import { RouterLink } from "vue-router";
import { useDraggedRows } from "../blocks/drag-rows.ts";
import { moved } from "../blocks/list-changes.ts";
import { useBlockTexts } from "../blocks/messages.ts";
import { Handle, RowButtons, Tool } from "../blocks/row-buttons.tsx";
import { isWarning, notesOn } from "../link/link-notes.ts";
import { useLinkTexts } from "../link/messages.ts";
import { Icon } from "../studio/studio-components.ts";
import { visibilityOf } from "../visibility/visibility.ts";
import type { MenuLink } from "./menu-tree.ts";
import { useMenuTexts } from "./messages.ts";

/** The links of one group, in their order. */
export const MenuLinks = defineComponent({
	props: {
		links: { type: Array as PropType<readonly MenuLink[]>, required: true },
		/** What is at their addresses, as far as it is known. */
		targets: { type: Map as unknown as PropType<ReadonlyMap<string, LinkTarget>>, required: true },
		fixed: Boolean,
	},
	emits: {
		/** The links in another order. */
		arrange: (_links: readonly MenuLink[], _moved: MenuLink, _place: number) => true,
		/** A link is to be removed. */
		remove: (_link: MenuLink) => true,
	},
	setup(props, { emit }) {
		const t = useMenuTexts();
		const buttons = useBlockTexts();
		const words = useLinkTexts();
		const list = ref<HTMLElement>();
		const nameOf = ({ label }: MenuLink) => label || t("unnamed");

		const move = (from: number, to: number): void => {
			const link = props.links[from];
			if (!link) return;
			const active = document.activeElement;
			emit("arrange", moved(props.links, from, to), link, to);
			// A row that is put elsewhere loses the keyboard, and so does a button that has nothing more to do.
			void nextTick(() => {
				if (!(active instanceof HTMLElement) || !list.value?.contains(active)) return;
				const isOver = active instanceof HTMLButtonElement && active.disabled;
				const next = isOver ? active.closest(".hub-row-buttons")?.querySelector("button:not(:disabled)") : active;
				if (next instanceof HTMLElement) next.focus();
			});
		};
		const dragged = useDraggedRows(move);
		/** Why visitors do not see the link, wherever it leads. */
		const hiddenBy = (link: MenuLink): string | undefined => {
			const visibility = visibilityOf(link, Date.now());
			if (visibility.kind === "live") return undefined;
			if (visibility.kind === "scheduled") return words.noteMark(visibility);
			return words.noteMark({ kind: visibility.kind });
		};
		const target = (link: MenuLink) => {
			const found = props.targets.get(link.href);
			if (!found) return <span class="hub-menu-href">{link.href}</span>;
			const notes = notesOn(found, link.locale, Date.now());
			const { name } = found.found.kind === "entry" ? found.found.entry : { name: "" };
			return (
				<>
					<span class="hub-menu-href">
						{[link.href, name && name !== link.label ? t("leads", { name }) : ""].filter(Boolean).join(" · ")}
					</span>
					{notes.filter(isWarning).map((note) => (
						<span key={note.kind} class="hub-menu-mark hub-menu-warning" title={words.noteText(note)}>
							<Icon name="warning" small /> {t("target", { what: words.noteMark(note) })}
						</span>
					))}
				</>
			);
		};
		const row = (link: MenuLink, at: number) => {
			const state = dragged.stateOf(at);
			const hidden = hiddenBy(link);
			return (
				<li key={link.id} class={["hub-menu-link", hidden && "hub-menu-hidden", state && `hub-row-${state}`]}>
					{!props.fixed && <Handle label={t("drag")} onStart={(event) => dragged.start(event, at)} />}
					<span class="hub-menu-words">
						<RouterLink to={`/content/navigation/${link.id}`}>{{ default: () => nameOf(link) }}</RouterLink>
						{hidden && (
							<span class="hub-menu-mark">
								<Icon name="visibility_off" small /> {hidden}
							</span>
						)}
						{target(link)}
					</span>
					<RowButtons
						name={nameOf(link)}
						at={at}
						count={props.links.length}
						disabled={props.fixed}
						fixed
						texts={buttons}
						onMove={(to) => move(at, to)}
					/>
					<Tool
						icon="delete"
						label={`${t("remove")}: ${nameOf(link)}`}
						disabled={props.fixed}
						onClick={() => emit("remove", link)}
					/>
				</li>
			);
		};
		return () => (
			<ol data-rows ref={list}>
				{props.links.map(row)}
			</ol>
		);
	},
});
