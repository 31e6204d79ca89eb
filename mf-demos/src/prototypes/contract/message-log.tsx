import { classes } from "@hub/shared-ui/text/markup";
import styles from "./contract.module.css";
import parts from "./contract-elements.module.css";
import type { ContractScene } from "./contract-view.ts";
import { messageType, wireMessage } from "./wire.ts";

/** The sent messages, in words and as JSON-LD. */
export function MessageLog({ settings, state, negotiation, t }: ContractScene) {
	return (
		<section className={parts.log} aria-labelledby="log-heading">
			<h2 id="log-heading" className={styles.heading}>
				{t("log.title")}
			</h2>
			<p className={styles.soft}>{negotiation.messages.length > 0 ? t("log.intro") : t("log.empty")}</p>
			{/* biome-ignore lint/a11y/noRedundantRoles: Safari drops the role of lists without bullets */}
			<ol role="list" className={parts.messages}>
				{negotiation.messages.map((message, index) => {
					const { name } = settings[message.from];
					return (
						<li key={`${index}-${message.kind}`} className={classes(parts.message, parts[message.from])}>
							<p>
								<strong>{message.from === state.side ? t("log.you", { name }) : name}</strong>{" "}
								<span>{t(`log.${message.kind}`)}</span>
							</p>
							<p className={parts.type} translate="no">
								{messageType(message.kind)}
							</p>
							<details>
								<summary className={parts.show}>
									<span>{t("log.show")}</span>
									<span className="visually-hidden">{` ${index + 1}`}</span>
								</summary>
								<pre className={parts.wire} translate="no">
									{JSON.stringify(wireMessage(message, state.offer, settings), null, 2)}
								</pre>
							</details>
						</li>
					);
				})}
			</ol>
		</section>
	);
}
