import { type MouseEvent, type ReactNode, useRef } from "react";
import type { Elements } from "../text/markup.ts";
import { HeaderSearch, type HeaderSearchProps } from "./header-search.tsx";
import { Icon } from "./icon.tsx";
import styles from "./site-header.module.css";
import { type MenuEntry, SiteMenu } from "./site-menu.tsx";
import { usePanels } from "./use-panels.ts";

export interface SiteHeaderProps {
	/** The link to the home page around a `<BrandMark>`. */
	readonly brand: ReactNode;
	readonly items: readonly MenuEntry[];
	/** Names the navigation, e.g. “Hauptnavigation”. */
	readonly navigationLabel: string;
	/** Names the button that opens the menu on narrow screens. */
	readonly menuLabel: string;
	/** Names the button that closes it. */
	readonly closeLabel: string;
	/** The one button: a small `<ButtonLink>`. */
	readonly action?: ReactNode;
	/** The search, opened by a button. Default: none. */
	readonly search?: HeaderSearchProps | undefined;
	/** In the menu on narrow screens. */
	readonly language?: Elements;
	/** In the menu on narrow screens. */
	readonly account?: ReactNode;
	/** In the menu on narrow screens, e.g. the theme's switch. */
	readonly tools?: Elements;
}

const MENU_ID = "site-menu";

/**
 * The header of every page, sticky and `--header-height` high. On narrow screens the menu is a popover (HTML standard),
 * which works without JavaScript, as the panels of its entries do; with it, following a link closes menu and panels.
 */
export function SiteHeader({
	brand,
	items,
	navigationLabel,
	menuLabel,
	closeLabel,
	action,
	search,
	language,
	account,
	tools,
}: SiteHeaderProps) {
	const menu = useRef<HTMLDivElement>(null);
	usePanels(menu);
	return (
		<header className={styles.header}>
			<div className={styles.inner}>
				<div className={styles.brand}>{brand}</div>
				{/* biome-ignore lint/a11y/noStaticElementInteractions: receives bubbling clicks of the links inside; not a control */}
				{/* biome-ignore lint/a11y/useKeyWithClickEvents: Enter on a link is a click */}
				<div ref={menu} className={styles.menu} id={MENU_ID} popover="auto" onClick={closeAfterLink}>
					<button type="button" className={styles.close} popoverTarget={MENU_ID} popoverTargetAction="hide">
						<Icon name="close" />
						<span className="visually-hidden">{closeLabel}</span>
					</button>
					<nav aria-label={navigationLabel}>
						<SiteMenu entries={items} />
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
					{action && <div className={styles.action}>{action}</div>}
					{search && <HeaderSearch {...search} />}
					<button type="button" className={styles.open} popoverTarget={MENU_ID} aria-label={menuLabel}>
						<Icon name="menu" />
						<span>{menuLabel}</span>
					</button>
				</div>
			</div>
		</header>
	);
}

function closeAfterLink({ target, currentTarget }: MouseEvent<HTMLDivElement>) {
	if (!(target instanceof Element) || !target.closest("a")) return;
	for (const panel of currentTarget.querySelectorAll("details")) panel.open = false;
	currentTarget.hidePopover?.();
}
