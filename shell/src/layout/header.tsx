// The header of the default layout: brand, menu, search, language select, theme, account.

import type { NavigationEntry } from "@hub/shared-contracts/content/navigation";
import { Link, Slot, useRuntime } from "@hub/shared-contracts/remote/runtime";
import { ButtonLink } from "@hub/shared-ui/form/button";
import { BrandMark } from "@hub/shared-ui/layout/brand-mark";
import { SiteHeader } from "@hub/shared-ui/layout/site-header";
import type { LanguageLink } from "../page/page-result.ts";
import { LanguageSelect } from "./language-select.tsx";
import { currentState, markedEntries } from "./menu-marks.ts";
import { useShellMessages } from "./shell-messages.ts";
import { ThemeSwitch } from "./theme-switch.tsx";

interface HeaderProps {
	readonly menu: readonly NavigationEntry[];
	/** Address of the list that the page belongs to; undefined if the page's own address shows it, or there is none. */
	readonly section: string | undefined;
	readonly languages: readonly LanguageLink[];
	/** Address of the page. */
	readonly here: string;
}

export function Header({ menu, section, languages, here }: HeaderProps) {
	const t = useShellMessages();
	const { href, navigate } = useRuntime();
	const search = href("search");
	const contact = href("contact");
	return (
		<SiteHeader
			brand={
				<Link route="home" aria-label={t("brand.home")}>
					<BrandMark />
				</Link>
			}
			items={markedEntries(menu, here, section)}
			navigationLabel={t("nav.main")}
			menuLabel={t("nav.menu")}
			closeLabel={t("nav.close")}
			action={
				contact && (
					<ButtonLink
						href={contact}
						size="small"
						aria-current={currentState(here, contact) === "page" ? "page" : undefined}
					>
						{t("nav.talk")}
					</ButtonLink>
				)
			}
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
