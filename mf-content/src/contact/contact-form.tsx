// The form: plain fields that a browser posts by itself.

import {
	CONTACT_FIELDS,
	CONTACT_LENGTHS,
	CONTACT_PROOF,
	CONTACT_TRAP,
	type ContactField,
	type ContactMistake,
} from "@hub/shared-contracts/form/contact-form";
import { useRuntime } from "@hub/shared-contracts/remote/runtime";
import { Button } from "@hub/shared-ui/form/button";
import { ErrorSummary } from "@hub/shared-ui/form/error-summary";
import { CheckboxField, TextAreaField, TextField } from "@hub/shared-ui/form/field";
import { useEffect } from "react";
import { useContentMessages } from "../messages.ts";
import type { ContactData } from "./contact.loader.ts";
import styles from "./contact.module.css";
import { useContactForm } from "./use-contact-form.ts";

const SUMMARY = "contact-errors";

export function ContactForm({
	typed,
	found,
	policy,
}: {
	typed: ContactData["typed"];
	found: Partial<Record<ContactField, ContactMistake>>;
	policy: string | undefined;
}) {
	const t = useContentMessages();
	const { href } = useRuntime();
	const { mistakes, attempt, enhanced, sending, begin, submit } = useContactForm(found);
	const wrong = CONTACT_FIELDS.filter((field) => mistakes[field]);

	useEffect(() => {
		// Also after a full load: without a script, the browser goes there by `autofocus`.
		if (wrong.length > 0 || attempt > 0) document.getElementById(SUMMARY)?.focus();
	}, [attempt, wrong.length]);

	const label = (field: Exclude<ContactField, "consent">) => t(`contact.field.${field}`);
	const mistakeOf = (field: ContactField) => {
		const mistake = mistakes[field];
		if (!mistake) return undefined;
		if (mistake === "long" && field !== "consent")
			return t("contact.wrong.long", { field: label(field), most: CONTACT_LENGTHS[field].most });
		return t(`contact.wrong.${field}`, { least: CONTACT_LENGTHS.message.least });
	};
	const entry = (field: "name" | "email" | "organisation" | "subject" | "message") => ({
		name: field,
		label: label(field),
		defaultValue: typed[field],
		error: mistakeOf(field),
	});

	return (
		<form method="post" action={href("contact")} noValidate={enhanced} onFocus={begin} onSubmit={submit} className={styles.form}>
			<ErrorSummary
				id={SUMMARY}
				autoFocus
				title={t("contact.wrong.title", { count: wrong.length })}
				errors={wrong.map((field) => ({ fieldId: field, message: mistakeOf(field) ?? "" }))}
			/>
			<p className={styles.required}>{t("contact.required")}</p>
			<TextField {...entry("name")} required autoComplete="name" />
			<TextField {...entry("email")} required type="email" autoComplete="email" hint={t("contact.hint.email")} />
			<TextField {...entry("organisation")} optional={t("contact.optional")} autoComplete="organization" />
			<TextField {...entry("subject")} required />
			<TextAreaField
				{...entry("message")}
				required
				minLength={CONTACT_LENGTHS.message.least}
				rows={7}
				hint={t("contact.hint.message")}
			/>
			<div className={styles.trap} aria-hidden="true">
				<label htmlFor={CONTACT_TRAP}>{t("contact.trap")}</label>
				<input id={CONTACT_TRAP} name={CONTACT_TRAP} type="text" tabIndex={-1} autoComplete="off" defaultValue="" />
			</div>
			<input type="hidden" name={CONTACT_PROOF} defaultValue="" />
			<CheckboxField
				name="consent"
				required
				defaultChecked={typed.consent === "on"}
				error={mistakeOf("consent")}
				label={
					<>
						{t("contact.field.consent")} {policy && <a href={policy}>{t("contact.policy")}</a>}
					</>
				}
			/>
			<div className={styles.actions}>
				<Button type="submit" kind="signal" size="large" iconEnd="arrow-right" aria-disabled={sending || undefined}>
					{sending ? t("contact.sending") : t("contact.send")}
				</Button>
			</div>
		</form>
	);
}
