import type { ReactNode } from "react";
import type { Elements } from "../text/markup.ts";
import styles from "./site-footer.module.css";
import type { NavigationItem } from "./site-menu.tsx";

/** A group of links. */
export interface FooterColumn {
	readonly heading: ReactNode;
	readonly items: readonly NavigationItem[];
}

export interface SiteFooterProps {
	/** A `<BrandMark>`, linked or not. */
	readonly brand: Elements;
	/** One sentence about the company. */
	readonly claim?: ReactNode;
	readonly columns: readonly FooterColumn[];
	/** Names the navigation, e.g. “Fußnavigation”. */
	readonly navigationLabel: string;
	/** Imprint, privacy, terms. */
	readonly legal: readonly NavigationItem[];
	/** Link to the consent settings, beside the legal links. */
	readonly consentSettings?: ReactNode;
	/** The organisation and its founding year. */
	readonly organisation?: ReactNode;
	/** Beside the claim, e.g. the language select. */
	readonly tools?: Elements;
}

/** The footer of every page, dark in both themes. */
export function SiteFooter({
	brand,
	claim,
	columns,
	navigationLabel,
	legal,
	consentSettings,
	organisation,
	tools,
}: SiteFooterProps) {
	const link = ({ href, label, current }: NavigationItem) => (
		<li key={href}>
			<a href={href} className={styles.link} aria-current={current === "page" ? "page" : undefined}>
				{label}
			</a>
		</li>
	);
	return (
		<footer data-ground="dark" className={styles.footer}>
			<div className={styles.inner}>
				<div className={styles.top}>
					<div className={styles.house}>
						{brand}
						{claim && <p className={styles.claim}>{claim}</p>}
						{tools}
					</div>
					<nav aria-label={navigationLabel} className={styles.columns}>
						{columns.map(({ heading, items }, index) => (
							<div key={index}>
								<h2 className={styles.heading}>{heading}</h2>
								{/* biome-ignore lint/a11y/noRedundantRoles: Safari drops the role of lists without bullets */}
								<ul role="list">{items.map(link)}</ul>
							</div>
						))}
					</nav>
				</div>
				<div className={styles.foot}>
					{organisation && <p>{organisation}</p>}
					{/* biome-ignore lint/a11y/noRedundantRoles: Safari drops the role of lists without bullets */}
					<ul role="list" className={styles.legal}>
						{legal.map(link)}
					</ul>
					{consentSettings && <p className={styles.consent}>{consentSettings}</p>}
				</div>
			</div>
		</footer>
	);
}
