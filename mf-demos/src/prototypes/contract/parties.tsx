import { Badge } from "@hub/shared-ui/card/badge";
import { Icon } from "@hub/shared-ui/layout/icon";
import { classes } from "@hub/shared-ui/text/markup";
import { StateLink } from "../state-link.tsx";
import styles from "./contract.module.css";
import { contractChange } from "./contract-address.ts";
import type { ContractScene } from "./contract-view.ts";

/** The two parties, as fields that touch; the visitor may change sides, which begins the negotiation again. */
export function Parties({ settings, state, address, t }: ContractScene) {
	return (
		<section className={styles.parties} aria-label={t("parties")}>
			{(["provider", "consumer"] as const).map((side) => {
				const { name, role } = settings[side];
				return (
					<div key={side} className={classes(styles.party, styles[side])}>
						<p className={styles.side}>{t(`side.${side}`)}</p>
						<h2 className={styles.name}>{name}</h2>
						<p className={styles.role}>{role}</p>
						<p className={styles.seat}>
							{state.side === side ? (
								<Badge tone="brand" node>
									{t("side.you")}
								</Badge>
							) : (
								<StateLink
									address={address}
									change={contractChange({ side, offer: state.offer, moves: [], use: undefined }, settings)}
									className={styles.switch}
								>
									<span>{t("side.play")}</span>
									<span className="visually-hidden">{`: ${name}`}</span>
								</StateLink>
							)}
						</p>
					</div>
				);
			})}
			<span className={styles.node}>
				<Icon name="exchange" />
			</span>
		</section>
	);
}
