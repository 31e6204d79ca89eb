import type { DataUse } from "@hub/shared-contracts/content/prototype-contract";
import { Badge } from "@hub/shared-ui/card/badge";
import { Button } from "@hub/shared-ui/form/button";
import { TextField } from "@hub/shared-ui/form/field";
import { Notice } from "@hub/shared-ui/form/notice";
import { removalOf } from "../prototype-address.ts";
import { StateFields, StateLink } from "../state-link.tsx";
import { ChoiceField } from "./choice-field.tsx";
import styles from "./contract.module.css";
import { contractChange } from "./contract-address.ts";
import parts from "./contract-elements.module.css";
import { applyForm, type ContractScene, formState, labelOf, termText } from "./contract-view.ts";
import { assess, type Finding, policyOf } from "./policy.ts";

/** Data uses to check against the contract, with the violated constraints. */
export function UseCheck(scene: ContractScene) {
	const { settings, state, address, t } = scene;
	const example = settings.uses[0];
	const shown: DataUse | undefined = state.use ?? example;
	if (!shown) return null;
	return (
		<section className={styles.card} aria-labelledby="use-heading">
			<h2 id="use-heading" className={styles.heading}>
				{t("use.title")}
			</h2>
			<p className={styles.soft}>{t("use.intro")}</p>
			<h3 id="examples-heading">{t("use.examples")}</h3>
			<ul className={styles.examples} aria-labelledby="examples-heading">
				{settings.uses.map(({ label, ...use }) => (
					<li key={label}>
						<StateLink address={address} change={contractChange({ ...state, use }, settings)} className={styles.switch}>
							{label}
						</StateLink>
					</li>
				))}
			</ul>
			<form
				method="get"
				action={address.href(removalOf(formState(scene)))}
				onSubmit={(event) => applyForm(scene, event, "use")}
			>
				<StateFields state={formState(scene)} />
				<div key={address.get("use") ?? ""} className={parts.fields}>
					<ChoiceField name="use-purpose" label={t("use.purpose")} choices={settings.purposes} value={shown.purpose} />
					<ChoiceField name="use-country" label={t("use.country")} choices={settings.countries} value={shown.country} />
					<ChoiceField
						name="use-recipient"
						label={t("use.recipient")}
						choices={settings.recipients}
						value={shown.recipient}
					/>
					<TextField
						name="use-month"
						type="number"
						inputMode="numeric"
						required
						min={1}
						max={999}
						label={t("use.month")}
						defaultValue={shown.month}
					/>
					<TextField
						name="use-count"
						type="number"
						inputMode="numeric"
						required
						min={1}
						max={999_999}
						label={t("use.count")}
						defaultValue={shown.count}
					/>
				</div>
				<Button type="submit" name="do" value="use">
					{t("use.check")}
				</Button>
			</form>
			<div role="status">{state.use && <Verdict {...scene} use={state.use} />}</div>
		</section>
	);
}

function Verdict(scene: ContractScene & { readonly use: DataUse }) {
	const { settings, state, negotiation, use, t } = scene;
	const { allowed, findings } = assess(policyOf(settings, state.offer, negotiation.terms, "Agreement"), use, settings);
	const failed = findings.filter(({ holds }) => !holds).length;
	return (
		<>
			<Notice kind={allowed ? "success" : "warning"} title={t(allowed ? "use.allowed" : "use.refused")}>
				{allowed ? t("use.allowed.text") : t("use.refused.text", { count: failed })}
			</Notice>
			{/* biome-ignore lint/a11y/noRedundantRoles: Safari drops the role of lists without bullets */}
			<ul role="list" className={parts.findings}>
				{findings.map((finding) => (
					<li key={finding.constraint.leftOperand}>
						<Badge tone={finding.holds ? "success" : "signal"}>
							{t(finding.holds ? "finding.holds" : "finding.fails")}
						</Badge>
						<p>{findingText(scene, finding)}</p>
						<details>
							<summary className={parts.show}>
								<span>{t("finding.rule")}</span>
								<span className="visually-hidden">{`: ${finding.constraint.leftOperand}`}</span>
							</summary>
							<pre className={parts.wire} translate="no">
								{JSON.stringify({ odrl: finding.constraint, jsonLogic: finding.rule }, null, 2)}
							</pre>
						</details>
					</li>
				))}
			</ul>
		</>
	);
}

function findingText(
	scene: ContractScene & { readonly use: DataUse },
	{ constraint: { leftOperand } }: Finding,
): string {
	const { settings, negotiation, use, t } = scene;
	const agreed = (term: Parameters<typeof termText>[1]) => termText(scene, term, negotiation.terms);
	switch (leftOperand) {
		case "purpose":
			return t("finding.purpose", { agreed: agreed("purpose"), asked: labelOf(settings.purposes, use.purpose) });
		case "elapsedTime":
			return t("finding.elapsedTime", { agreed: agreed("months"), asked: use.month });
		case "spatial":
			return t("finding.spatial", { agreed: agreed("region"), asked: labelOf(settings.countries, use.country) });
		case "recipient":
			return t("finding.recipient", { agreed: agreed("forward"), asked: labelOf(settings.recipients, use.recipient) });
		case "count":
			return t("finding.count", { agreed: agreed("uses"), asked: use.count });
	}
}
