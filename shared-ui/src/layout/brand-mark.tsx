import styles from "./brand-mark.module.css";

/** The brand mark: two fields that touch, a node where they meet, and the name. */
export function BrandMark() {
	return (
		<span className={styles.brand}>
			<svg viewBox="0 0 32 28" width={32} height={28} className={styles.mark} aria-hidden="true">
				<path className={styles.near} d="M1 0h15v28H1z" />
				<path className={styles.far} d="M17 0a14 14 0 0 1 0 28z" />
				<circle className={styles.ring} cx="16.5" cy="14" r="6" />
				<circle className={styles.node} cx="16.5" cy="14" r="3.75" />
			</svg>
			<span>Data Hub</span>
		</span>
	);
}
