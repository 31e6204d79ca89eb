import { TERMS } from "@hub/shared-contracts/content/contract-terms";
import { Badge } from "@hub/shared-ui/card/badge";
import { ButtonLink } from "@hub/shared-ui/form/button";
import { useEffect, useRef } from "react";
import { stateLink } from "../state-link.tsx";
import styles from "./contract.module.css";
import { contractChange } from "./contract-address.ts";
import parts from "./contract-elements.module.css";
import { type ContractScene, moveChange, termText } from "./contract-view.ts";
import { movesOf, other } from "./negotiation.ts";

/** Latest message of the other party, the current terms, and the visitor's possible moves. */
export function Answer(scene: ContractScene) {
	const { settings, state, negotiation, address, t } = scene;
	const heading = useRef<HTMLHeadingElement>(null);
	const step = `${state.side} ${negotiation.messages.length}`;
	const seen = useRef(step);
	useEffect(() => {
		// The pressed button is removed with the step, so the focus moves to the answer.
		if (seen.current !== step) heading.current?.focus();
		seen.current = step;
	}, [step]);
	const last = negotiation.messages.at(-1);
	const objections = last?.objections ?? [];
	const over = negotiation.state === "FINALIZED" || negotiation.state === "TERMINATED";
	const moves = movesOf(negotiation, state.side).filter((move) => move !== "propose");
	const { title, text } = wordsOf(scene);
	return (
		<section className={styles.answer} aria-labelledby="answer-heading">
			<h2 id="answer-heading" ref={heading} tabIndex={-1} className={styles.heading}>
				{title}
			</h2>
			{text && <p>{text}</p>}
			{objections.length > 0 && (
				<ul className={styles.reasons} aria-label={t("reasons")}>
					{objections.map(({ rule, title: about, reason }) => (
						<li key={rule}>
							<strong>{`${about}.`}</strong> <span>{reason}</span>
						</li>
					))}
				</ul>
			)}
			{last && negotiation.state !== "TERMINATED" && <TermsTable {...scene} />}
			{(moves.length > 0 || over) && (
				<p className={styles.moves}>
					{moves.map((kind) => (
						<ButtonLink
							key={kind}
							kind={kind === "end" ? "quiet" : "signal"}
							icon={kind === "end" ? "close" : "check"}
							{...stateLink(address, moveChange(scene, { kind }))}
						>
							{t(`move.${kind}`)}
						</ButtonLink>
					))}
					{over && (
						<ButtonLink
							kind="plain"
							icon="arrow-left"
							{...stateLink(address, contractChange({ ...state, moves: [], use: undefined }, settings))}
						>
							{t("again")}
						</ButtonLink>
					)}
				</p>
			)}
		</section>
	);
}

function wordsOf({ settings, state, negotiation, t }: ContractScene): {
	readonly title: string;
	readonly text?: string;
} {
	const values = { other: settings[other(state.side)].name };
	const last = negotiation.messages.at(-1);
	switch (negotiation.state) {
		case undefined:
			return { title: t("answer.start.title"), text: t(`answer.start.${state.side}`, values) };
		case "REQUESTED":
		case "OFFERED":
			return { title: t("answer.countered", values) };
		case "ACCEPTED":
			return { title: t("answer.accepted", values), text: t("answer.accepted.text") };
		case "AGREED":
			return { title: t("answer.agreed", values), text: t("answer.agreed.text") };
		case "VERIFIED":
			return { title: t("answer.verified", values), text: t("answer.verified.text") };
		case "FINALIZED":
			return { title: t("answer.finalized"), text: t("answer.finalized.text") };
		case "TERMINATED":
			return last?.from === state.side
				? { title: t("answer.ended"), text: t("answer.ended.text") }
				: { title: t("answer.refused", values), text: last?.word ?? t("answer.ended.text") };
	}
}

/** Terms under negotiation, with the visitor's proposals that the other side changed. */
function TermsTable(scene: ContractScene) {
	const { negotiation, state, t } = scene;
	const last = negotiation.messages.at(-1);
	const countered = (last?.kind === "request" || last?.kind === "offer") && last.from !== state.side;
	const yours = countered ? negotiation.messages.at(-2)?.terms : undefined;
	const agreed = ["AGREED", "VERIFIED", "FINALIZED"].includes(negotiation.state ?? "");
	return (
		<table className={parts.terms}>
			<caption>{t(agreed ? "terms.contract" : "terms.title")}</caption>
			<tbody>
				{TERMS.map((term) => {
					const changed = yours !== undefined && yours[term] !== negotiation.terms[term];
					return (
						<tr key={term} className={changed ? parts.changed : undefined}>
							<th scope="row">{t(`term.${term}`)}</th>
							<td>
								<span>{termText(scene, term, negotiation.terms)}</span>
								{changed && (
									<>
										{" "}
										<Badge tone="signal">{t("terms.instead", { value: termText(scene, term, yours) })}</Badge>
									</>
								)}
							</td>
						</tr>
					);
				})}
			</tbody>
		</table>
	);
}
