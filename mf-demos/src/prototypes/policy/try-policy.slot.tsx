import type { SlotProps } from "@hub/shared-contracts/remote/remote";
import { useRuntime } from "@hub/shared-contracts/remote/runtime";
import { Badge } from "@hub/shared-ui/card/badge";
import { Button } from "@hub/shared-ui/form/button";
import { CheckboxField } from "@hub/shared-ui/form/field";
import { classes } from "@hub/shared-ui/text/markup";
import { useEffect, useRef, useState } from "react";
import { useDemosMessages } from "../../messages.ts";
import { usePrototypeTexts } from "../prototype-texts.ts";
import { Findings } from "./findings.tsx";
import { boxName, FORM_SENT, readPolicyState } from "./policy-address.ts";
import { judgeRequest, NOTHING_ALLOWED, type PolicyTerms } from "./policy-rules.ts";
import { labelOf, type PolicyTextInput } from "./policy-view.ts";
import type { TryPolicyData } from "./try-policy.loader.ts";
import styles from "./try-policy.module.css";

/** Policy with one request, for pages of other remotes. The form leads to the demo in the same state. */
export default function TryPolicy({ data: { slug, settings, requests, texts } }: SlotProps<TryPolicyData>) {
	const [terms, setTerms] = useState<PolicyTerms>(NOTHING_ALLOWED);
	const form = useRef<HTMLFormElement>(null);
	const t = usePrototypeTexts("policy", texts);
	const remoteMessages = useDemosMessages();
	const { href, locale } = useRuntime();
	const readForm = () => {
		if (!form.current) return;
		const sent = new FormData(form.current);
		const get = (name: string) =>
			name === FORM_SENT.name ? FORM_SENT.value : (sent.get(name)?.toString() ?? undefined);
		setTerms(readPolicyState(get, settings).terms);
	};
	// Visitors may tick boxes before the script has loaded, and browsers restore them.
	useEffect(readForm, []);
	const page = href("prototype", { slug });
	const [request] = settings.requests;
	if (!page || !request) return null;
	const input: PolicyTextInput = { settings, state: { terms, received: 1 }, t, locale };
	const { allowed, findings } = judgeRequest(terms, request);
	const boxes = (list: "who" | "for", known: TryPolicyData["settings"]["recipients"]) => (
		<fieldset className={styles.group}>
			<legend>{t(list)}</legend>
			<div className={styles.boxes}>
				{known.map(({ id, label }) => (
					<CheckboxField key={id} id={`try:${boxName(list, id)}`} name={boxName(list, id)} label={label} />
				))}
			</div>
		</fieldset>
	);
	return (
		<section className={styles.ground} aria-labelledby="try:policy">
			<form ref={form} method="get" action={page} className={styles.card} autoComplete="off" onChange={readForm}>
				<div className={styles.head}>
					<p className={styles.soft}>{`${settings.provider.name}: ${settings.data.label}`}</p>
					<h2 id="try:policy">{remoteMessages("try.title")}</h2>
				</div>
				<input type="hidden" name="asked" value="1" />
				{boxes("who", settings.recipients)}
				{boxes("for", settings.purposes)}
				<div className={classes(styles.verdict, allowed && styles.allowed)}>
					<h3>{`${request.name}, ${labelOf(settings.recipients, request.recipient)}`}</h3>
					<p>{request.text}</p>
					<div role="status" className={styles.status}>
						<Badge tone={allowed ? "success" : "signal"}>{t(allowed ? "request.allowed" : "request.refused")}</Badge>
						<Findings input={input} request={request} findings={findings} />
					</div>
				</div>
				<Button type="submit" name={FORM_SENT.name} value={FORM_SENT.value} kind="plain" iconEnd="arrow-right">
					{remoteMessages("try.more", { count: requests })}
				</Button>
			</form>
		</section>
	);
}
