import { Button } from "@hub/shared-ui/form/button";
import { CheckboxField } from "@hub/shared-ui/form/field";
import { removalOf } from "../prototype-address.ts";
import styles from "./policy.module.css";
import { boxName, FORM_SENT } from "./policy-address.ts";
import { odrlOf } from "./policy-rules.ts";
import { changeTo, dayText, type PolicyScene, policyText } from "./policy-view.ts";

/** Form for the policy, with its text and its ODRL. */
export function Builder(scene: PolicyScene) {
	const { settings, state, address, t } = scene;
	const { terms } = state;
	const says = policyText(scene);
	const boxes = (list: "who" | "for", known: PolicyScene["settings"]["recipients"], chosen: readonly string[]) =>
		known.map(({ id, label }) => (
			<CheckboxField
				key={id}
				name={boxName(list, id)}
				label={label}
				checked={chosen.includes(id)}
				onChange={({ currentTarget: { checked } }) => {
					const ids = known.map((one) => one.id).filter((one) => (one === id ? checked : chosen.includes(one)));
					address.change(changeTo(scene, list === "who" ? { recipients: ids } : { purposes: ids }), { replace: true });
				}}
			/>
		));
	const radio = (forward: boolean) => (
		<CheckboxField
			type="radio"
			id={forward ? "onward-yes" : "onward-no"}
			name="onward"
			value={forward ? "yes" : "no"}
			label={t(forward ? "onward.yes" : "onward.no")}
			checked={terms.forward === forward}
			onChange={() => address.change(changeTo(scene, { forward }), { replace: true })}
		/>
	);
	return (
		<section className={styles.policy} aria-labelledby="policy-heading">
			<h2 id="policy-heading" className={styles.heading}>
				{t("policy.title")}
			</h2>
			<form method="get" action={address.href(removalOf(changeTo(scene, {})))}>
				{state.received > 0 && <input type="hidden" name="asked" value={state.received} />}
				<fieldset className={styles.group}>
					<legend>{t("who")}</legend>
					<div className={styles.boxes}>{boxes("who", settings.recipients, terms.recipients)}</div>
				</fieldset>
				<fieldset className={styles.group}>
					<legend>{t("for")}</legend>
					<div className={styles.boxes}>{boxes("for", settings.purposes, terms.purposes)}</div>
				</fieldset>
				<div className={styles.group}>
					<label htmlFor="until">{t("until")}</label>
					<select
						id="until"
						name="until"
						value={terms.until ?? ""}
						className={styles.select}
						onChange={({ currentTarget: { value } }) =>
							address.change(changeTo(scene, { until: value || undefined }), { replace: true })
						}
					>
						<option value="">{t("until.never")}</option>
						{settings.ends.map((end) => (
							<option key={end} value={end}>
								{dayText(scene, end)}
							</option>
						))}
					</select>
				</div>
				<fieldset className={styles.group}>
					<legend>{t("onward")}</legend>
					<div className={styles.boxes}>
						{radio(false)}
						{radio(true)}
					</div>
				</fieldset>
				<noscript>
					<Button type="submit" name={FORM_SENT.name} value={FORM_SENT.value}>
						{t("policy.apply")}
					</Button>
				</noscript>
			</form>
			<div className={styles.says}>
				<h3>{t("says.title")}</h3>
				<p>{says ?? t("says.nothing")}</p>
				<details>
					<summary className={styles.show}>{t("says.odrl")}</summary>
					<pre className={styles.wire} translate="no">
						{JSON.stringify(odrlOf(terms, settings), null, 2)}
					</pre>
				</details>
			</div>
		</section>
	);
}
