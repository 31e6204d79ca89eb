// The header of the default layout: brand, menu, language select, account.

import type { NavigationLink } from "@hub/shared-contracts/content/navigation";
import { Link, Slot, useRuntime } from "@hub/shared-contracts/runtime";
import type { LanguageLink } from "../page/answer.ts";
import { LanguageSelect } from "./language-select.tsx";
import { useShellMessages } from "./shell-messages.ts";

interface HeaderProps {
	readonly menu: readonly NavigationLink[];
	readonly languages: readonly LanguageLink[];
	readonly route: string | undefined;
}

export function Header({ menu, languages }: HeaderProps) {
	const t = useShellMessages();
	const { currentHref } = useRuntime();
	return (
		<header>
			<Link route="home" aria-label={t("brand.home")}>
				Data Hub
			</Link>
			<nav aria-label={t("nav.main")}>
				<ul>
					{menu.map(({ label, href }) => (
						<li key={href}>
							<a href={href} aria-current={isWithin(currentHref, href) ? "page" : undefined}>
								{label}
							</a>
						</li>
					))}
				</ul>
			</nav>
			<LanguageSelect languages={languages} />
			<Slot name="account-menu" />
		</header>
	);
}

/** Whether the page shown is the menu's target or lies below it. */
export function isWithin(current: string, target: string): boolean {
	const path = (href: string) =>
		href
			.replace(/[?#].*$/, "")
			.replace(/\/$/, "")
			.toLowerCase();
	return path(current) === path(target) || path(current).startsWith(`${path(target)}/`);
}
