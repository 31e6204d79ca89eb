import { classes } from "@hub/shared-ui/text/markup";
import styles from "./contract.module.css";
import type { ContractScene } from "./contract-view.ts";
import { placesOf } from "./negotiation.ts";

/** States of the protocol: passed, current, and skipped ones. */
export function StateTrack({ negotiation, t }: ContractScene) {
	return (
		// biome-ignore lint/a11y/noRedundantRoles: Safari drops the role of lists without bullets
		<ol role="list" className={styles.track} aria-label={t("track")}>
			{placesOf(negotiation).map(({ state, place }) => {
				const left = place === "skipped" || place === "missed";
				return (
					<li
						key={state}
						aria-current={place === "now" ? "step" : undefined}
						className={classes(
							styles.step,
							(place === "passed" || place === "now") && styles.passed,
							place === "now" && styles.now,
							left && styles.left,
							state === "TERMINATED" && styles.broken,
						)}
					>
						<span className={styles.label}>{t(`state.${state}`)}</span>
						<span className={styles.term} translate="no">
							{state}
						</span>
						{left && <span className={styles.place}>{t(`state.${place}`)}</span>}
					</li>
				);
			})}
		</ol>
	);
}
