/** @jsxImportSource #vue */

import { LOCALES, type LocaleEntry } from "@hub/shared-contracts/language/locale";
import { computed, defineComponent, nextTick, onMounted, ref, shallowRef, watch } from "vue";
import "../blocks/blocks.css";
import { moved } from "../blocks/list-changes.ts";
import { useBlockTexts } from "../blocks/messages.ts";
import { RowButtons, Tool } from "../blocks/row-buttons.tsx";
import { useForms } from "../studio/form-fields.ts";
import { DrawerItem, Icon, Notice } from "../studio/studio-components.ts";
import { MenuLinks } from "./menu-links.tsx";
import { isGrouped, type LinkGroup, type Menu, type MenuLink, menusOf, reordered } from "./menu-tree.ts";
import "./menus.css";
import { useMenuTexts } from "./messages.ts";
import { useMenus } from "./read-menus.ts";
import { type Removal, RemovalQuestion } from "./removal.tsx";

type Edits = Readonly<Record<string, unknown>>;

/** A link that is put into a menu here is meant for visitors: its form begins as published. */
const NEW_LINK = { status: "published" } as const;

/** What is asked about, and the button that asked. */
interface Asked {
	readonly removal: Removal;
	readonly button: HTMLElement | null;
}

/** The menus of the site, side by side in each language. */
export const MenusTree = defineComponent({
	// Studio hands over everything that it knows of a list.
	inheritAttrs: false,
	props: {
		filter: { type: Object, default: null },
		filterUser: { type: Object, default: null },
		search: { type: String, default: null },
		readonly: Boolean,
		/** Grows whenever what is shown is to be fetched again. */
		times: { type: Number, default: 0 },
	},
	setup(props) {
		const t = useMenuTexts();
		const buttons = useBlockTexts();
		const menus = useMenus(() => ({ filter: props.filter, search: props.search }));
		const said = ref("");
		const drawer = ref(false);
		const edits = shallowRef<Edits>({});
		onMounted(menus.read);
		watch(() => [props.times, JSON.stringify(props.filter), props.search], menus.read);

		const choices = useForms()
			.fieldsOf("navigation")
			.find(({ name }) => name === "menu")?.choices;
		const names = [...(choices?.keys() ?? [])];
		const nameOf = (menu: string) => choices?.get(menu) ?? (menu || t("noMenu"));
		const isPart = computed(() => Boolean(props.filterUser) || Boolean(props.search));
		const isFixed = () => isPart.value || props.readonly;
		const linksIn = (code: string) => menus.links.value.filter(({ locale }) => locale === code);

		const arrange = async (code: string, some: readonly MenuLink[], text: string): Promise<void> => {
			said.value = "";
			if (await menus.arrange(reordered(linksIn(code), some))) said.value = text;
		};
		const arrangeGroups = (code: string, { groups }: Menu, from: number, to: number): void => {
			const text = t("moved", { name: groups[from]?.name || t("noGroup"), place: to + 1, count: groups.length });
			void arrange(
				code,
				moved(groups, from, to).flatMap(({ links }) => links),
				text,
			);
		};
		const asked = shallowRef<Asked>();
		const isRemoving = ref(false);
		const ask = (removal: Removal): void => {
			const { activeElement } = document;
			asked.value = { removal, button: activeElement instanceof HTMLElement ? activeElement : null };
		};
		const stay = (): void => {
			if (isRemoving.value) return;
			const button = asked.value?.button;
			asked.value = undefined;
			void nextTick(() => button?.focus());
		};
		const remove = async (): Promise<void> => {
			if (!asked.value || isRemoving.value) return;
			const { removal, button } = asked.value;
			const menu = button?.closest(".hub-menu");
			const tools = () => [...(menu?.querySelectorAll<HTMLElement>(".hub-row-buttons + .hub-tool") ?? [])];
			const at = button ? tools().indexOf(button) : -1;
			isRemoving.value = true;
			said.value = "";
			const isGone = await menus.remove(removal.links);
			isRemoving.value = false;
			asked.value = undefined;
			if (isGone) said.value = t("removed", { name: removal.name });
			// The keyboard goes to what took the place, or to where a link can be added.
			await nextTick();
			const left = tools();
			const next = isGone ? (left[Math.min(at, left.length - 1)] ?? menu?.querySelector<HTMLElement>(".hub-add")) : button;
			next?.focus();
		};
		const open = (next: Edits): void => {
			edits.value = next;
			drawer.value = true;
		};
		const add = async (written: Record<string, unknown> | null): Promise<void> => {
			if (!written) return;
			const link = { ...edits.value, ...written };
			said.value = "";
			if (await menus.add(link)) said.value = t("added", { name: String(link.label ?? "") });
			// What was written is not lost.
			else open(link);
		};
		const adding = (next: Edits, label: string, about: string) =>
			!props.readonly && (
				<button type="button" class="hub-add" aria-label={about} onClick={() => open(next)}>
					<Icon name="add" small />
					{label}
				</button>
			);
		const place = (...parts: readonly string[]) => parts.filter(Boolean).join(", ");
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
									texts={buttons}
									onMove={(to) => arrangeGroups(code, menu, at, to)}
								/>
								<Tool
									icon="delete"
									label={`${t("removeGroup")}: ${title}`}
									disabled={isFixed()}
									onClick={() => ask({ kind: "group", name: title, place: place(nameOf(menu.menu), name), links })}
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
							ask({
								...{ kind: "link", name: link.label || t("unnamed"), links: [link] },
								place: place(nameOf(menu.menu), name, heading),
								...(heading && links.length === 1 ? { heading } : {}),
							})
						}
						onArrange={(order: readonly MenuLink[], link: MenuLink, to: number) =>
							void arrange(code, order, t("moved", { name: link.label, place: to + 1, count: order.length }))
						}
					/>
					{menu.menu !== "" &&
						adding(
							{ ...NEW_LINK, locale: code, menu: menu.menu, ...(heading ? { group: heading } : {}) },
							t("add"),
							t("addTo", { place: place(name, nameOf(menu.menu), heading) }),
						)}
				</div>
			);
		};
		const menuOf = (locale: LocaleEntry, menu: Menu) => (
			<section key={menu.menu} class="hub-menu">
				<h3>{nameOf(menu.menu)}</h3>
				{menu.groups.map((one, at) => group(locale, menu, one, at))}
				{isGrouped(menu.menu) &&
					adding(
						{ ...NEW_LINK, locale: locale.code, menu: menu.menu },
						t("addGroup"),
						`${t("addGroup")}: ${place(locale.name, nameOf(menu.menu))}`,
					)}
			</section>
		);
		return () => (
			<div class="hub-menus">
				<div role="status">
					{menus.state.value === "loading" && <p>{t("loading")}</p>}
					{menus.problem.value && (
						<Notice type="danger">
							{{ default: () => t(menus.state.value === "failed" ? "failed" : "refused", { reason: menus.problem.value }) }}
						</Notice>
					)}
					{isPart.value && <Notice type="info">{{ default: () => t("filtered") }}</Notice>}
					<p class="hub-menus-said">{said.value}</p>
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
				{asked.value && (
					<RemovalQuestion removal={asked.value.removal} busy={isRemoving.value} onCancel={stay} onConfirm={() => void remove()} />
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
