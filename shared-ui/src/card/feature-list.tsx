import type { ReactNode } from "react";
import { Icon, type IconName } from "../layout/icon.tsx";
import styles from "./feature-list.module.css";

export interface Feature {
	readonly title: ReactNode;
	readonly text?: ReactNode;
	readonly icon?: IconName;
	/** Makes the title a link. */
	readonly href?: string | undefined;
}

export interface FeatureListProps {
	readonly items: readonly Feature[];
}

/** Features in columns below hairlines. */
export function FeatureList({ items }: FeatureListProps) {
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
						<h3>{href ? <a href={href}>{title}</a> : title}</h3>
						{text && <div className={styles.text}>{typeof text === "string" ? <p>{text}</p> : text}</div>}
					</li>
				))}
			</ul>
		</div>
	);
}
