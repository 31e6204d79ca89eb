/** @jsxImportSource #vue */

import { defineComponent, type PropType } from "vue";
import { RouterLink } from "vue-router";
import type { LinkTarget } from "../../../../src/entries/choice.ts";
import { useDraggedRows } from "../blocks/drag-rows.ts";
import { moved } from "../blocks/list-changes.ts";
import { useBlockTexts } from "../blocks/messages.ts";
import { Handle, keepFocus, RowButtons, Tool } from "../blocks/row-buttons.tsx";
import { isWarning, notesOn } from "../choose/link-notes.ts";
import { useChoiceTexts } from "../choose/messages.ts";
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
		const { noteText } = useChoiceTexts();
		const nameOf = ({ label }: MenuLink) => label || t("unnamed");

		const move = (from: number, to: number): void => {
			const link = props.links[from];
			if (!link) return;
			emit("arrange", moved(props.links, from, to), link, to);
			keepFocus();
		};
		const dragged = useDraggedRows(move);
		/** Why visitors do not see the link, wherever it leads. */
		const hiddenBy = (link: MenuLink): string | undefined => {
			const visibility = visibilityOf(link, Date.now());
			return visibility.kind === "live" ? undefined : noteText(visibility, "mark");
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
						<span key={note.kind} class="hub-menu-mark hub-menu-warning" title={noteText(note, "note")}>
							<Icon name="warning" small /> {t("target", { what: noteText(note, "mark") })}
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
		return () => <ol data-rows>{props.links.map(row)}</ol>;
	},
});
