import { useLocale } from "@hub/shared-contracts/remote/runtime";
import type { PrototypeProps } from "../define-prototype.ts";
import { Builder } from "./builder.tsx";
import styles from "./policy.module.css";
import { readPolicyState } from "./policy-address.ts";
import { judgeRequest } from "./policy-rules.ts";
import type { PolicyScene } from "./policy-view.ts";
import { Requests } from "./requests.tsx";

/** A visitor builds a usage policy; requests arrive, and the policy judges each, with reasons. */
export default function PolicyView({ settings, t, address }: PrototypeProps<"policy">) {
	const locale = useLocale();
	const state = readPolicyState(address.get, settings);
	const judged = settings.requests
		.slice(0, state.received)
		.map((request) => ({ request, ...judgeRequest(state.terms, request) }));
	const scene: PolicyScene = { settings, state, judged, address, t, locale };
	return (
		<div className={styles.page}>
			<section className={styles.data} aria-labelledby="data-heading">
				<p className={styles.owner}>{`${settings.provider.name}, ${settings.provider.role}`}</p>
				<h2 id="data-heading" className={styles.heading}>
					{settings.data.label}
				</h2>
				<p>{settings.data.text}</p>
			</section>
			<div className={styles.board}>
				<Builder {...scene} />
				<Requests {...scene} />
			</div>
		</div>
	);
}
