import { ButtonLink } from "@hub/shared-ui/form/button";
import { useEffect, useRef } from "react";
import { StateLink, stateLink } from "../state-link.tsx";
import styles from "./recall.module.css";
import { changeTo, concernText, partyName, type RecallScene } from "./recall-view.ts";

/** List of stages and lots with their affected units: the content of the drawing as text. */
export function LotList(scene: RecallScene) {
	const { settings, state, trace, seen, address, t } = scene;
	const heading = useRef<HTMLHeadingElement>(null);
	const isFault = state.lot === settings.fault.lot;
	const was = useRef(isFault);
	useEffect(() => {
		// The pressed link back to the fault is removed.
		if (isFault && !was.current && document.activeElement === document.body) heading.current?.focus();
		was.current = isFault;
	}, [isFault]);
	return (
		<section className={styles.list} aria-labelledby="list-heading">
			<h2 id="list-heading" ref={heading} tabIndex={-1} className={styles.heading}>
				{t("list.title")}
			</h2>
			{/* biome-ignore lint/a11y/noRedundantRoles: Safari drops the role of lists without bullets */}
			<ol role="list" className={styles.stages}>
				{settings.stages.map(({ id, label }) => {
					const lots = settings.lots.filter(({ stage }) => stage === id);
					const visible = lots.filter((lot) => seen.has(lot.id));
					const hidden = lots.length - visible.length;
					return (
						<li key={id}>
							<h3>{label}</h3>
							{/* biome-ignore lint/a11y/noRedundantRoles: Safari drops the role of lists without bullets */}
							<ul role="list" className={styles.lots}>
								{visible.map((lot) => {
									const spans = trace.get(lot.id);
									return (
										<li key={lot.id} className={spans ? styles.concerned : undefined}>
											<StateLink
												address={address}
												change={changeTo(scene, { lot: lot.id })}
												className={styles.lot}
												aria-current={lot.id === state.lot ? "true" : undefined}
											>
												{lot.label}
											</StateLink>
											<span>{`${lot.product}, ${partyName(settings, lot.party)}`}</span>
											<strong>{concernText(scene, lot)}</strong>
											{spans && state.exchange && (
												<span>
													{t("list.serials", { spans: spans.map(([first, last]) => `${first}–${last}`).join(", ") })}
												</span>
											)}
										</li>
									);
								})}
							</ul>
							{hidden > 0 && <p className={styles.soft}>{t("list.hidden", { count: hidden })}</p>}
						</li>
					);
				})}
			</ol>
			{!isFault && (
				<p>
					<ButtonLink
						kind="plain"
						icon="arrow-left"
						{...stateLink(address, changeTo(scene, { lot: settings.fault.lot, direction: "downstream" }))}
					>
						{t("reset")}
					</ButtonLink>
				</p>
			)}
		</section>
	);
}
