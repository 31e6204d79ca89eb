import type { MouseEvent, ReactNode } from "react";
import type { Elements, LinkComponent } from "../text/markup.ts";
import { HeaderSearch, type HeaderSearchProps } from "./header-search.tsx";
import { Icon } from "./icon.tsx";
import styles from "./site-header.module.css";

/** One entry of the navigation. */
export interface NavigationItem {
	readonly href: string;
	readonly label: ReactNode;
	/** `aria-current`: the page itself, or a page below it (NV-7). Default: neither. */
	readonly current?: "page" | "section" | false;
}

export interface SiteHeaderProps {
	/** The link to the home page around a `<BrandMark>`. */
	readonly brand: ReactNode;
	readonly items: readonly NavigationItem[];
	/** Names the navigation, e.g. “Hauptnavigation”. */
	readonly navigationLabel: string;
	/** Names the button that opens the menu on narrow screens. */
	readonly menuLabel: string;
	/** Names the button that closes it. */
	readonly closeLabel: string;
	/** The search, behind a button that is always visible; left out where there is none. */
	readonly search?: HeaderSearchProps | undefined;
	/** In the menu on narrow screens. */
	readonly language?: Elements;
	/** In the menu on narrow screens. */
	readonly account?: ReactNode;
	/** In the menu on narrow screens, e.g. the theme's switch. */
	readonly tools?: Elements;
	/** Draws the links; default `"a"`. */
	readonly as?: LinkComponent;
}

const MENU_ID = "site-menu";

/**
 * The header of every page, sticky and `--header-height` high. On narrow screens the menu is a popover (HTML standard), which
 * works without JavaScript; with it, following a link closes the menu.
 */
export function SiteHeader({
	brand,
	items,
	navigationLabel,
	menuLabel,
	closeLabel,
	search,
	language,
	account,
	tools,
	as: As = "a",
}: SiteHeaderProps) {
	return (
		<header className={styles.header}>
			<div className={styles.inner}>
				<div className={styles.brand}>{brand}</div>
				{/* biome-ignore lint/a11y/noStaticElementInteractions: hears clicks on the links inside; no control of its own */}
				{/* biome-ignore lint/a11y/useKeyWithClickEvents: Enter on a link is a click */}
				<div className={styles.menu} id={MENU_ID} popover="auto" onClick={closeAfterLink}>
					<button type="button" className={styles.close} popoverTarget={MENU_ID} popoverTargetAction="hide">
						<Icon name="close" />
						<span className="visually-hidden">{closeLabel}</span>
					</button>
					<nav aria-label={navigationLabel}>
						{/* biome-ignore lint/a11y/noRedundantRoles: Safari drops the role of lists without bullets */}
						<ul role="list" className={styles.items} data-menu="header">
							{items.map(({ href, label, current }) => (
								<li key={href}>
									<As href={href} className={styles.item} {...currentOf(current)}>
										{label}
									</As>
								</li>
							))}
						</ul>
					</nav>
					{(language || account || tools) && (
						<div className={styles.tools}>
							{language}
							{tools}
							{account && <div className={styles.account}>{account}</div>}
						</div>
					)}
				</div>
				<div className={styles.quick}>
					{search && <HeaderSearch {...search} />}
					<button type="button" className={styles.open} popoverTarget={MENU_ID}>
						<Icon name="menu" />
						<span>{menuLabel}</span>
					</button>
				</div>
			</div>
		</header>
	);
}

function currentOf(current: NavigationItem["current"]): { "aria-current"?: "page" | "true" } {
	if (!current) return {};
	return { "aria-current": current === "page" ? "page" : "true" };
}

function closeAfterLink({ target, currentTarget }: MouseEvent<HTMLDivElement>) {
	if (target instanceof Element && target.closest("a")) currentTarget.hidePopover?.();
}
