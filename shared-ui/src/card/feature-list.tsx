import type { ReactNode } from "react";
import { Icon, type IconName } from "../layout/icon.tsx";
import { type HeadingLevel, headingTag, type LinkComponent } from "../text/markup.ts";
import styles from "./feature-list.module.css";

/** A feature. */
export interface Feature {
	readonly title: ReactNode;
	readonly text?: ReactNode;
	readonly icon?: IconName;
	/** Makes the title a link. */
	readonly href?: string;
}

export interface FeatureListProps {
	readonly items: readonly Feature[];
	/** Default 3. */
	readonly headingLevel?: HeadingLevel;
	/** Renders the links; default `"a"`. */
	readonly as?: LinkComponent;
}

/** Features in columns below hairlines. */
export function FeatureList({ items, headingLevel = 3, as: As = "a" }: FeatureListProps) {
	const Heading = headingTag(headingLevel);
	return (
		<div className={styles.room}>
			{/* biome-ignore lint/a11y/noRedundantRoles: Safari drops the role of lists without bullets */}
			<ul role="list" className={styles.list}>
				{items.map(({ title, text, icon, href }, index) => (
					<li key={index} className={styles.item}>
						{icon && (
							<span className={styles.icon}>
								<Icon name={icon} size="large" />
							</span>
						)}
						<Heading>{href === undefined ? title : <As href={href}>{title}</As>}</Heading>
						{text && <div className={styles.text}>{typeof text === "string" ? <p>{text}</p> : text}</div>}
					</li>
				))}
			</ul>
		</div>
	);
}
