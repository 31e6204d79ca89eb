import { COUNTED_TERMS, isChosen, TERMS } from "@hub/shared-contracts/content/contract-terms";
import { Button } from "@hub/shared-ui/form/button";
import { TextField } from "@hub/shared-ui/form/field";
import { classes } from "@hub/shared-ui/text/markup";
import { removalOf } from "../prototype-address.ts";
import { StateFields, StateLink } from "../state-link.tsx";
import { ChoiceField } from "./choice-field.tsx";
import styles from "./contract.module.css";
import { choicesOf, contractChange } from "./contract-address.ts";
import parts from "./contract-elements.module.css";
import { applyForm, type ContractScene, formState } from "./contract-view.ts";
import { firstProposal } from "./negotiation.ts";

/** Form with all terms of a proposal; for the first one also the choice of an offer. */
export function ProposalForm(scene: ContractScene) {
	const { settings, state, negotiation, address, t } = scene;
	const first = negotiation.messages.length === 0;
	const shown = first ? firstProposal(settings, state.side, negotiation.terms) : negotiation.terms;
	return (
		<>
			{first && (
				<section className={styles.card} aria-labelledby="offers-heading">
					<h3 id="offers-heading">{t("offers.title")}</h3>
					{/* biome-ignore lint/a11y/noRedundantRoles: Safari drops the role of lists without bullets */}
					<ul role="list" className={parts.offers}>
						{settings.offers.map(({ id, label, text }) => (
							<li key={id}>
								<StateLink
									address={address}
									change={contractChange({ ...state, offer: id, moves: [], use: undefined }, settings)}
									className={classes(parts.offer, id === state.offer && parts.chosen)}
									aria-current={id === state.offer ? "true" : undefined}
								>
									<strong>{label}</strong>
									<span>{text}</span>
								</StateLink>
							</li>
						))}
					</ul>
				</section>
			)}
			<form
				key={`${state.side}-${state.offer}-${state.moves.length}`}
				method="get"
				action={address.href(removalOf(formState(scene)))}
				className={styles.card}
				aria-labelledby="proposal-heading"
				onSubmit={(event) => applyForm(scene, event, "propose")}
			>
				<h3 id="proposal-heading">{first ? t(`form.first.${state.side}`) : t("form.again")}</h3>
				{!first && <p className={styles.soft}>{t("form.hint")}</p>}
				<StateFields state={formState(scene)} />
				<div className={parts.fields}>
					{TERMS.map((term) =>
						isChosen(term) ? (
							<ChoiceField
								key={term}
								name={term}
								label={t(`term.${term}`)}
								choices={choicesOf(settings, term)}
								value={shown[term]}
							/>
						) : (
							<TextField
								key={term}
								name={term}
								type="number"
								inputMode="numeric"
								required
								label={t(`term.${term}`)}
								defaultValue={shown[term]}
								{...COUNTED_TERMS[term]}
							/>
						),
					)}
				</div>
				<Button type="submit" name="do" value="propose" kind={first ? "brand" : "plain"} iconEnd="arrow-right">
					{t(`form.send.${state.side}`)}
				</Button>
			</form>
		</>
	);
}
