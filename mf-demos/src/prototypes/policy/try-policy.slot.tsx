// A usage policy to build on another remote's page, and one request that it judges. The demo continues in the same state. Without
// JavaScript, the form is sent to the demo, which judges the request there.

import type { SlotProps } from "@hub/shared-contracts/remote/remote";
import { useRuntime } from "@hub/shared-contracts/remote/runtime";
import { Badge } from "@hub/shared-ui/card/badge";
import { Button, ButtonLink } from "@hub/shared-ui/form/button";
import { CheckboxField } from "@hub/shared-ui/form/field";
import { Icon } from "@hub/shared-ui/layout/icon";
import { useState } from "react";
import { useDemosMessages } from "../../messages.ts";
import { changedSearch } from "../prototype-address.ts";
import { usePrototypeTexts } from "../prototype-texts.ts";
import { boxName, policyChange } from "./policy-address.ts";
import { judgeRequest, NOTHING_ALLOWED, type PolicyTerms } from "./policy-rules.ts";
import { findingText, labelOf, type PolicyWords } from "./policy-view.ts";
import type { TryPolicyData } from "./try-policy.loader.ts";
import styles from "./try-policy.module.css";

export default function TryPolicy({ data: { slug, settings, requests, texts } }: SlotProps<TryPolicyData>) {
	const [terms, setTerms] = useState<PolicyTerms>(NOTHING_ALLOWED);
	const t = usePrototypeTexts("policy", texts);
	const own = useDemosMessages();
	const { href, locale } = useRuntime();
	const page = href("prototype", { slug });
	const [request] = settings.requests;
	if (!page || !request) return null;
	const words: PolicyWords = { settings, state: { terms, asked: 1 }, t, locale };
	const { allowed, findings } = judgeRequest(terms, request);
	const boxes = (list: "who" | "for") => {
		const [known, name] =
			list === "who" ? ([settings.recipients, "recipients"] as const) : ([settings.purposes, "purposes"] as const);
		return (
			<fieldset className={styles.group}>
				<legend>{t(list)}</legend>
				<div className={styles.boxes}>
					{known.map(({ id, label }) => (
						<CheckboxField
							key={id}
							id={`try:${boxName(list, id)}`}
							name={boxName(list, id)}
							label={label}
							checked={terms[name].includes(id)}
							onChange={({ currentTarget: { checked } }) =>
								setTerms((before) => ({
									...before,
									[name]: [...before[name].filter((one) => one !== id), ...(checked ? [id] : [])],
								}))
							}
						/>
					))}
				</div>
			</fieldset>
		);
	};
	return (
		<section className={styles.ground} aria-labelledby="try:policy">
			<div className={styles.card}>
				<div className={styles.head}>
					<p className={styles.soft}>{`${settings.provider.name}: ${settings.data.label}`}</p>
					<h2 id="try:policy">{own("try.title")}</h2>
				</div>
				<form method="get" action={page} className={styles.form}>
					<input type="hidden" name="asked" value="1" />
					{boxes("who")}
					{boxes("for")}
					<noscript>
						<Button type="submit" name="do" value="build">
							{own("try.judge")}
						</Button>
					</noscript>
				</form>
				<div role="status" className={styles.verdict}>
					<div className={styles.line}>
						<h3>{`${request.name}, ${labelOf(settings.recipients, request.recipient)}`}</h3>
						<Badge tone={allowed ? "success" : "signal"}>{t(allowed ? "request.allowed" : "request.refused")}</Badge>
					</div>
					<p>{request.text}</p>
					{/* biome-ignore lint/a11y/noRedundantRoles: Safari drops the role of lists without bullets */}
					<ul role="list" className={styles.findings} aria-label={t("request.reasons")}>
						{findings
							.filter(({ about }) => about !== "distribute")
							.map((finding) => (
								<li key={finding.about} className={finding.holds ? styles.holds : styles.fails}>
									<Icon name={finding.holds ? "check" : "close"} label={t(finding.holds ? "finding.holds" : "finding.fails")} />
									<span>{findingText(words, request, finding)}</span>
								</li>
							))}
					</ul>
				</div>
				<ButtonLink kind="plain" href={page + changedSearch("", policyChange(words.state, settings))} iconEnd="arrow-right">
					{own("try.more", { count: requests })}
				</ButtonLink>
			</div>
		</section>
	);
}
