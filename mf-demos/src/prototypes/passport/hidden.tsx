import { Icon } from "@hub/shared-ui/layout/icon";
import styles from "./passport.module.css";

/** Number of entries that the reader may not see. */
export function Hidden({ children }: { readonly children: string }) {
	return (
		<p className={styles.hidden}>
			<Icon name="lock" />
			<span>{children}</span>
		</p>
	);
}
