import styles from "./feed-links.module.css";
import { Icon } from "./icon.tsx";

export interface FeedLinksProps {
	/** The label, e.g. “Neue Beiträge abonnieren”. */
	readonly label: string;
	/** Links to the formats of the feed. */
	readonly links: readonly { readonly name: string; readonly href: string; readonly type: string }[];
}

/** Links to a list's feeds. */
export function FeedLinks({ label, links }: FeedLinksProps) {
	return (
		<p className={styles.line}>
			<span className={styles.label}>
				<Icon name="feed" />
				<span>{label}</span>
			</span>
			<span className={styles.forms}>
				{links.map(({ name, href, type }) => (
					<a key={href} href={href} type={type} aria-label={`${label}: ${name}`}>
						{name}
					</a>
				))}
			</span>
		</p>
	);
}
