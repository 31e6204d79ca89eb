import { classNames } from "../class-names.ts";
import styles from "./contract.module.css";
import type { ContractScene } from "./contract-view.ts";
import { STATES } from "./negotiation.ts";

/** The states of the protocol, with those that were passed and the present one. */
export function StateTrack({ negotiation, t }: ContractScene) {
	const passed = new Set(negotiation.messages.map(({ state }) => state));
	const shown = STATES.filter((state) => state !== "TERMINATED" || passed.has(state));
	return (
		// biome-ignore lint/a11y/noRedundantRoles: Safari drops the role of lists without bullets
		<ol role="list" className={styles.track} aria-label={t("track")}>
			{shown.map((state) => {
				const now = state === negotiation.state;
				return (
					<li
						key={state}
						aria-current={now ? "step" : undefined}
						className={classNames(
							styles.step,
							passed.has(state) && styles.passed,
							now && styles.now,
							state === "TERMINATED" && styles.broken,
						)}
					>
						<span className={styles.label}>{t(`state.${state}`)}</span>
						<span className={styles.term} translate="no">
							{state}
						</span>
					</li>
				);
			})}
		</ol>
	);
}
