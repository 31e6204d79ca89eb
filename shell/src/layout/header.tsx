// The header of the default layout: brand, menu, search, language select, theme, account.

import type { NavigationLink } from "@hub/shared-contracts/content/navigation";
import { Link, Slot, useRuntime } from "@hub/shared-contracts/remote/runtime";
import { BrandMark } from "@hub/shared-ui/layout/brand-mark";
import { SiteHeader } from "@hub/shared-ui/layout/site-header";
import type { LanguageLink } from "../page/answer.ts";
import { LanguageSelect } from "./language-select.tsx";
import { useShellMessages } from "./shell-messages.ts";
import { ThemeSwitch } from "./theme-switch.tsx";

interface HeaderProps {
	readonly menu: readonly NavigationLink[];
	readonly languages: readonly LanguageLink[];
}

export function Header({ menu, languages }: HeaderProps) {
	const t = useShellMessages();
	const { currentHref, href, navigate } = useRuntime();
	const search = href("search");
	return (
		<SiteHeader
			brand={
				<Link route="home" aria-label={t("brand.home")}>
					<BrandMark />
				</Link>
			}
			items={menu.map(({ label, href }) => ({ label, href, current: placeOf(currentHref, href) }))}
			navigationLabel={t("nav.main")}
			menuLabel={t("nav.menu")}
			closeLabel={t("nav.close")}
			search={
				search === undefined
					? undefined
					: {
							action: search,
							label: t("search.label"),
							send: t("search.send"),
							closeLabel: t("search.close"),
							onSearch: (words) => void navigate(`${search}?${new URLSearchParams({ q: words })}`),
						}
			}
			language={<LanguageSelect languages={languages} />}
			tools={<ThemeSwitch />}
			account={<Slot name="account-menu" />}
		/>
	);
}

/** Whether the page shown is the menu's target, or lies below it (NV-7). */
export function placeOf(current: string, target: string): "page" | "section" | false {
	const path = (href: string) =>
		href
			.replace(/[?#].*$/, "")
			.replace(/\/$/, "")
			.toLowerCase();
	if (path(current) === path(target)) return "page";
	return path(current).startsWith(`${path(target)}/`) ? "section" : false;
}
