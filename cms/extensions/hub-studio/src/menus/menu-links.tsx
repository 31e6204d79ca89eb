/** @jsxImportSource #vue */

import { defineComponent, type PropType } from "vue";
import { RouterLink } from "vue-router";
import type { LinkTarget } from "../../../../src/entries/choice.ts";
import { useDraggedRows } from "../blocks/drag-rows.ts";
import { moveItem } from "../blocks/list-changes.ts";
import { Handle, keepFocus, RowButtons, Tool } from "../blocks/row-buttons.tsx";
import { isWarning, notesOn } from "../choose/link-notes.ts";
import { useChoiceTexts } from "../choose/messages.ts";
import { Icon } from "../studio/studio-components.ts";
import { visibilityOf } from "../visibility/visibility.ts";
import type { MenuLink } from "./menu-tree.ts";
import { useMenuTexts } from "./messages.ts";

/** Links of one group, in order. */
export const MenuLinks = defineComponent({
	props: {
		links: { type: Array as PropType<readonly MenuLink[]>, required: true },
		/** Targets of the links by address, as far as they are known. */
		targets: { type: Map as unknown as PropType<ReadonlyMap<string, LinkTarget>>, required: true },
		fixed: Boolean,
	},
	emits: {
		/** Emitted with the links in their new order. */
		arrange: (_links: readonly MenuLink[], _moved: MenuLink, _position: number) => true,
		remove: (_link: MenuLink) => true,
	},
	setup(props, { emit }) {
		const t = useMenuTexts();
		const { noteText } = useChoiceTexts();
		const nameOf = ({ label }: MenuLink) => label || t("unnamed");

		const move = (from: number, to: number): void => {
			const link = props.links[from];
			if (!link) return;
			emit("arrange", moveItem(props.links, from, to), link, to);
			keepFocus();
		};
		const drag = useDraggedRows(move);
		/** Returns why visitors don't see the link, independent of its target. */
		const hiddenReason = (link: MenuLink): string | undefined => {
			const visibility = visibilityOf(link, Date.now());
			return visibility.kind === "live" ? undefined : noteText(visibility, "mark");
		};
		const target = (link: MenuLink) => {
			const target = props.targets.get(link.href);
			if (!target) return <span class="hub-menu-href">{link.href}</span>;
			const notes = notesOn(target, link.locale, Date.now());
			const { name } = target.found.kind === "entry" ? target.found.entry : { name: "" };
			return (
				<>
					<span class="hub-menu-href">
						{[link.href, name && name !== link.label ? t("leads", { name }) : ""].filter(Boolean).join(" · ")}
					</span>
					{notes.filter(isWarning).map((note) => (
						<span key={note.kind} class="hub-menu-mark hub-menu-warning" title={noteText(note, "note")}>
							<Icon name="warning" small /> {t("target", { what: noteText(note, "mark") })}
						</span>
					))}
				</>
			);
		};
		const row = (link: MenuLink, at: number) => {
			const state = drag.stateOf(at);
			const hidden = hiddenReason(link);
			return (
				<li key={link.id} class={["hub-menu-link", hidden && "hub-menu-hidden", state && `hub-row-${state}`]}>
					{!props.fixed && <Handle label={t("drag")} onStart={(event) => drag.start(event, at)} />}
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
		return () => <ol data-rows>{props.links.map(row)}</ol>;
	},
});
