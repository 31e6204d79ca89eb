import { MAX_GRAMS } from "@hub/shared-contracts/content/footprint-grams";
import { Badge } from "@hub/shared-ui/card/badge";
import { Button, ButtonLink } from "@hub/shared-ui/form/button";
import { useState } from "react";
import { removalOf } from "../prototype-address.ts";
import { StateFields, stateLink } from "../state-link.tsx";
import styles from "./footprint.module.css";
import { fieldName, readGrams } from "./footprint-address.ts";
import { changeTo, type FootprintScene, gramsText } from "./footprint-view.ts";

/** The supplier's side: every part with its editable grams, and the sum. */
export function Supplier(scene: FootprintScene) {
	const { settings, state, address, t } = scene;
	const { supplier, parts } = settings;
	const total = state.grams.reduce((sum, grams) => sum + grams, 0);
	const { grams: _, ...otherState } = changeTo(scene, {});
	return (
		<section className={styles.supplier} aria-labelledby="supplier-heading">
			<p className={styles.side}>{t("supplier")}</p>
			<h2 id="supplier-heading" className={styles.heading}>
				{supplier.name}
			</h2>
			<p className={styles.soft}>{supplier.role}</p>
			<form
				method="get"
				action={address.href(removalOf(changeTo(scene, {})))}
				className={styles.sheet}
				onSubmit={(event) => event.preventDefault()}
			>
				<StateFields state={otherState} />
				<table className={styles.parts}>
					<caption>{t("parts.title")}</caption>
					<thead>
						<tr>
							<th scope="col">{t("parts.part")}</th>
							<th scope="col">{t("parts.grams")}</th>
						</tr>
					</thead>
					<tbody>
						{parts.map(({ name, measured, secret }, index) => (
							<tr key={secret}>
								<th scope="row">
									<label htmlFor={fieldName(index)}>{name}</label>{" "}
									<Badge tone={measured ? "success" : "neutral"}>
										{t(measured ? "parts.measured" : "parts.average")}
									</Badge>
								</th>
								<td>
									<GramsField
										name={fieldName(index)}
										grams={state.grams[index] ?? 0}
										change={(grams) =>
											address.change(changeTo(scene, { grams: state.grams.with(index, grams) }), { replace: true })
										}
									/>
								</td>
							</tr>
						))}
					</tbody>
					<tfoot>
						<tr>
							<th scope="row">{t("parts.sum")}</th>
							<td>
								<span role="status">{gramsText(scene, total)}</span>
							</td>
						</tr>
					</tfoot>
				</table>
				<noscript>
					<Button type="submit" name="do" value="sum" kind="plain">
						{t("parts.add")}
					</Button>
				</noscript>
			</form>
			<p className={styles.moves}>
				{state.sent ? (
					<ButtonLink
						kind="plain"
						icon="arrow-left"
						{...stateLink(
							address,
							changeTo(scene, { grams: parts.map(({ grams }) => grams), sent: false, checked: false, change: "none" }),
						)}
					>
						{t("again")}
					</ButtonLink>
				) : (
					<ButtonLink kind="signal" iconEnd="arrow-right" {...stateLink(address, changeTo(scene, { sent: true }))}>
						{t("send")}
					</ButtonLink>
				)}
			</p>
			<p className={styles.soft}>{t(state.sent ? "sent.text" : "send.text")}</p>
		</section>
	);
}

interface GramsFieldProps {
	readonly name: string;
	readonly grams: number;
	readonly change: (grams: number) => void;
}

/** Number field that applies valid values at once and keeps the typed text. */
function GramsField({ name, grams, change }: GramsFieldProps) {
	const [typed, setTyped] = useState(String(grams));
	const [shown, setShown] = useState(grams);
	// Changed from outside, e.g. by going back in the history.
	if (shown !== grams) {
		setShown(grams);
		if (readGrams(typed) !== grams) setTyped(String(grams));
	}
	return (
		<input
			id={name}
			name={name}
			type="number"
			inputMode="numeric"
			min={0}
			max={MAX_GRAMS}
			required
			autoComplete="off"
			className={styles.number}
			value={typed}
			onChange={({ currentTarget: { value } }) => {
				setTyped(value);
				const number = readGrams(value);
				if (number !== undefined) change(number);
			}}
		/>
	);
}
