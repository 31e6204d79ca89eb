import { useLocale } from "@hub/shared-contracts/remote/runtime";
import type { PrototypeProps } from "../define-prototype.ts";
import { Answer } from "./answer.tsx";
import styles from "./contract.module.css";
import { readContractState } from "./contract-address.ts";
import type { ContractScene } from "./contract-view.ts";
import { MessageLog } from "./message-log.tsx";
import { movesOf, play } from "./negotiation.ts";
import { Parties } from "./parties.tsx";
import { ProposalForm } from "./proposal-form.tsx";
import { StateTrack } from "./state-track.tsx";
import { UseCheck } from "./use-check.tsx";

/**
 * Two connectors negotiate a usage contract. The visitor plays one side and rules the other. Data uses are then checked
 * against it.
 */
export default function ContractView({ settings, t, address }: PrototypeProps<"contract">) {
	const locale = useLocale();
	const state = readContractState(address.get, settings);
	const negotiation = play(settings, state);
	const scene: ContractScene = { settings, state, negotiation, address, t, locale };
	return (
		<div className={styles.page}>
			<p className={styles.intro}>{t("intro")}</p>
			<Parties {...scene} />
			<StateTrack {...scene} />
			<div className={styles.board}>
				<div className={styles.turn}>
					<Answer {...scene} />
					{movesOf(negotiation, state.side).includes("propose") && <ProposalForm {...scene} />}
					{negotiation.state === "FINALIZED" && <UseCheck {...scene} />}
				</div>
				<MessageLog {...scene} />
			</div>
		</div>
	);
}
