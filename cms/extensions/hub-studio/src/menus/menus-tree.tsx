/** @jsxImportSource #vue */

import { LOCALES, type LocaleEntry } from "@hub/shared-contracts/language/locale";
import { computed, defineComponent, nextTick, onMounted, ref, shallowRef, watch } from "vue";
import "../blocks/blocks.css";
import { moveItem } from "../blocks/list-changes.ts";
import { RowButtons, Tool } from "../blocks/row-buttons.tsx";
import { useForms } from "../studio/form-fields.ts";
import { Button, DrawerItem, Notice } from "../studio/studio-components.ts";
import { MenuLinks } from "./menu-links.tsx";
import { isGrouped, type LinkGroup, type Menu, type MenuLink, menusOf, reorder } from "./menu-tree.ts";
import "../studio/unseen.css";
import "./menus.css";
import { useMenuTexts } from "./messages.ts";
import { useMenus } from "./read-menus.ts";

type Edits = Readonly<Record<string, unknown>>;

/** Editors add a link for visitors, so its form starts as published. */
const NEW_LINK = { status: "published" } as const;

/** Links to be removed: a single one, or a group with all its links. */
interface Removal {
	readonly kind: "link" | "group";
	/** Label of the link or group. */
	readonly name: string;
	readonly place: string;
	readonly links: readonly MenuLink[];
	/** Group that disappears with its last link. */
	readonly heading?: string;
}

/** Menus of the site in each language, side by side. */
export const MenusTree = defineComponent({
	// Studio passes all properties of a list.
	inheritAttrs: false,
	props: {
		filter: { type: Object, default: null },
		filterUser: { type: Object, default: null },
		search: { type: String, default: null },
		readonly: Boolean,
		/** Incremented when the links have to be read again. */
		refreshes: { type: Number, default: 0 },
	},
	setup(props) {
		const t = useMenuTexts();
		const menus = useMenus(() => ({ filter: props.filter, search: props.search }));
		const message = ref("");
		const drawer = ref(false);
		const edits = shallowRef<Edits>({});
		onMounted(menus.read);
		watch(() => [props.refreshes, JSON.stringify(props.filter), props.search], menus.read);

		const choices = useForms()
			.fieldsOf("navigation")
			.find(({ name }) => name === "menu")?.choices;
		const names = [...(choices?.keys() ?? [])];
		const nameOf = (menu: string) => choices?.get(menu) ?? (menu || t("noMenu"));
		const isPart = computed(() => Boolean(props.filterUser) || Boolean(props.search));
		const isFixed = () => isPart.value || props.readonly;
		const linksIn = (code: string) => menus.links.value.filter(({ locale }) => locale === code);

		const arrange = async (code: string, some: readonly MenuLink[], text: string): Promise<void> => {
			message.value = "";
			if (await menus.arrange(reorder(linksIn(code), some))) message.value = text;
		};
		const arrangeGroups = (code: string, { groups }: Menu, from: number, to: number): void => {
			const text = t("moved", { name: groups[from]?.name || t("noGroup"), place: to + 1, count: groups.length });
			void arrange(
				code,
				moveItem(groups, from, to).flatMap(({ links }) => links),
				text,
			);
		};
		/** Returns what disappears together with a removed link or group, line by line. */
		const alsoRemoved = ({ kind, links, heading }: Removal): readonly string[] => {
			if (kind === "link") return heading ? [t("goesHeading", { heading })] : [];
			return [t("goesGroup", { count: links.length }), ...links.map(({ label }) => `– ${label || t("unnamed")}`)];
		};
		let isRemoving = false;
		const remove = async (removal: Removal): Promise<void> => {
			if (isRemoving) return;
			const { kind, name, place, links } = removal;
			const sure = [t(kind === "group" ? "askGroup" : "askLink", { name }), place, ...alsoRemoved(removal), t("stays")];
			// Studio has no dialog for extensions; the browser's own is accessible.
			if (!window.confirm(sure.join("\n"))) return;
			const button = document.activeElement instanceof HTMLElement ? document.activeElement : null;
			const menu = button?.closest(".hub-menu");
			const tools = () => [...(menu?.querySelectorAll<HTMLElement>(".hub-row-buttons + .hub-tool") ?? [])];
			const at = button ? tools().indexOf(button) : -1;
			message.value = "";
			isRemoving = true;
			const isGone = await menus.remove(links).finally(() => {
				isRemoving = false;
			});
			if (isGone) message.value = t("removed", { name });
			// Focuses the button that took the place of the pressed one, or the button that adds a link.
			await nextTick();
			const left = tools();
			const next = isGone
				? (left[Math.min(at, left.length - 1)] ?? menu?.querySelector<HTMLElement>(".hub-add button"))
				: button;
			next?.focus();
		};
		const open = (next: Edits): void => {
			edits.value = next;
			drawer.value = true;
		};
		const add = async (written: Record<string, unknown> | null): Promise<void> => {
			if (!written) return;
			const link = { ...edits.value, ...written };
			message.value = "";
			if (await menus.add(link)) message.value = t("added", { name: String(link.label ?? "") });
			// Keeps the edits that could not be stored.
			else open(link);
		};
		const addButton = (next: Edits, label: string, about: string) =>
			!props.readonly && (
				<Button class="hub-add" small secondary onClick={() => open(next)}>
					{{
						default: () => (
							<>
								<span aria-hidden="true">{label}</span>
								<span class="hub-unseen">{about}</span>
							</>
						),
					}}
				</Button>
			);
		const joinParts = (...parts: readonly string[]) => parts.filter(Boolean).join(", ");
		const group = ({ code, name }: LocaleEntry, menu: Menu, { name: heading, links }: LinkGroup, at: number) => {
			const title = heading || t("noGroup");
			return (
				<div key={heading} class="hub-menu-group">
					{menu.groups.some(({ name: one }) => one !== "") && (
						<div class="hub-menu-head">
							<h4>{title}</h4>
							<span class="hub-menu-tools">
								<RowButtons
									name={title}
									at={at}
									count={menu.groups.length}
									disabled={isFixed()}
									fixed
									onMove={(to) => arrangeGroups(code, menu, at, to)}
								/>
								<Tool
									icon="delete"
									label={`${t("removeGroup")}: ${title}`}
									disabled={isFixed()}
									onClick={() =>
										void remove({ kind: "group", name: title, place: joinParts(nameOf(menu.menu), name), links })
									}
								/>
							</span>
						</div>
					)}
					{links.length === 0 && <p>{t("empty")}</p>}
					<MenuLinks
						links={links}
						targets={menus.targets.value}
						fixed={isFixed()}
						onRemove={(link: MenuLink) =>
							void remove({
								kind: "link",
								name: link.label || t("unnamed"),
								links: [link],
								place: joinParts(nameOf(menu.menu), name, heading),
								...(heading && links.length === 1 ? { heading } : {}),
							})
						}
						onArrange={(order: readonly MenuLink[], link: MenuLink, to: number) =>
							void arrange(code, order, t("moved", { name: link.label, place: to + 1, count: order.length }))
						}
					/>
					{menu.menu !== "" &&
						addButton(
							{ ...NEW_LINK, locale: code, menu: menu.menu, ...(heading ? { group: heading } : {}) },
							t("add"),
							t("addTo", { place: joinParts(name, nameOf(menu.menu), heading) }),
						)}
				</div>
			);
		};
		const menuOf = (locale: LocaleEntry, menu: Menu) => (
			<section key={menu.menu} class="hub-menu">
				<h3>{nameOf(menu.menu)}</h3>
				{menu.groups.map((one, at) => group(locale, menu, one, at))}
				{isGrouped(menu.menu) &&
					addButton(
						{ ...NEW_LINK, locale: locale.code, menu: menu.menu },
						t("addGroup"),
						`${t("addGroup")}: ${joinParts(locale.name, nameOf(menu.menu))}`,
					)}
			</section>
		);
		return () => (
			<div class="hub-menus">
				<div role="status">
					{menus.state.value === "loading" && <p>{t("loading")}</p>}
					{menus.problem.value && (
						<Notice type="danger">
							{{
								default: () =>
									t(menus.state.value === "failed" ? "failed" : "refused", { reason: menus.problem.value }),
							}}
						</Notice>
					)}
					{isPart.value && <Notice type="info">{{ default: () => t("filtered") }}</Notice>}
					<p class="hub-menus-said">{message.value}</p>
				</div>
				{menus.state.value === "ready" && (
					<div class="hub-menus-languages">
						{LOCALES.map((locale) => (
							<section key={locale.code} aria-labelledby={`hub-menus-${locale.code}`}>
								<h2 id={`hub-menus-${locale.code}`} lang={locale.code}>
									{locale.name}
								</h2>
								{menusOf(linksIn(locale.code), names).map((menu) => menuOf(locale, menu))}
							</section>
						))}
					</div>
				)}
				<DrawerItem
					active={drawer.value}
					collection="navigation"
					primaryKey="+"
					edits={edits.value}
					onUpdate:active={(isActive) => {
						drawer.value = isActive;
					}}
					onInput={(written) => void add(written)}
				/>
			</div>
		);
	},
});
