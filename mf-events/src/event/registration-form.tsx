// The form of an event's page: plain fields that a browser posts by itself.

import { useRuntime } from "@hub/shared-contracts/remote/runtime";
import { Button } from "@hub/shared-ui/form/button";
import { ErrorSummary } from "@hub/shared-ui/form/error-summary";
import { CheckboxField, TextAreaField, TextField } from "@hub/shared-ui/form/field";
import { Notice } from "@hub/shared-ui/form/notice";
import { useCheckedForm } from "../checked-form.ts";
import { useEventMessages } from "../messages.ts";
import type { OpenRegistration } from "./event.loader.ts";
import { LONGEST, REGISTRATION_FIELDS, type RegistrationField, TRAP } from "./registration-fields.ts";
import styles from "./registration-form.module.css";

const SUMMARY = "registration-errors";

export function RegistrationForm({ slug, registration }: { slug: string; registration: OpenRegistration }) {
	const t = useEventMessages();
	const { href } = useRuntime();
	const { typed, waitingList, trouble } = registration;
	const { problems, enhanced, submit } = useCheckedForm(REGISTRATION_FIELDS, registration.problems, SUMMARY);
	const wrong = REGISTRATION_FIELDS.filter((field) => problems[field]);
	const [policy, contact] = [href("privacy-policy"), href("contact")];

	const problemOf = (field: RegistrationField) => {
		const problem = problems[field];
		if (!problem) return undefined;
		if (field === "consent") return t("register.wrong.consent");
		if (problem === "too-long") return t("register.wrong.long", { field: t(`register.field.${field}`), most: LONGEST[field] });
		return t(field === "name" || field === "email" ? `register.wrong.${field}` : "register.wrong.sign");
	};
	const control = (field: "name" | "email" | "organisation" | "remark") => ({
		name: field,
		label: t(`register.field.${field}`),
		defaultValue: typed[field],
		maxLength: LONGEST[field],
		error: problemOf(field),
	});

	return (
		<form method="post" action={href("event", { slug })} noValidate={enhanced} onSubmit={submit} className={styles.form}>
			<ErrorSummary
				id={SUMMARY}
				headingLevel={3}
				autoFocus
				title={t("register.wrong.title", { count: wrong.length })}
				errors={wrong.map((field) => ({ fieldId: field, message: problemOf(field) ?? "" }))}
			/>
			{trouble && (
				// biome-ignore lint/a11y/noAutofocus: whoever sent a form that was not taken has to hear of it first
				<div tabIndex={-1} autoFocus>
					<Notice kind="warning" title={t(`register.${trouble.kind}.title`)} announce="alert">
						{trouble.kind === "undelivered" ? (
							t("register.undelivered.text")
						) : (
							<p>
								{t("register.later.text", { count: trouble.hours })}{" "}
								{contact && <a href={contact}>{t("register.later.contact")}</a>}
							</p>
						)}
					</Notice>
				</div>
			)}
			{waitingList && <p>{t("register.full")}</p>}
			<p className={styles.quiet}>{t("register.required")}</p>
			<TextField {...control("name")} required autoComplete="name" />
			<TextField {...control("email")} required type="email" autoComplete="email" hint={t("register.hint.email")} />
			<TextField {...control("organisation")} optional={t("register.optional")} autoComplete="organization" />
			<TextAreaField {...control("remark")} optional={t("register.optional")} rows={3} hint={t("register.hint.remark")} />
			<div className={styles.trap} aria-hidden="true">
				<label htmlFor={TRAP}>{t("register.trap")}</label>
				<input id={TRAP} name={TRAP} type="text" tabIndex={-1} autoComplete="off" defaultValue="" />
			</div>
			<CheckboxField
				name="consent"
				required
				defaultChecked={typed.consent === "on"}
				error={problemOf("consent")}
				label={
					<>
						{t("register.field.consent")} {policy && <a href={policy}>{t("register.policy")}</a>}
					</>
				}
			/>
			<div>
				<Button type="submit" kind="signal" size="large" iconEnd="arrow-right">
					{t(waitingList ? "register.send.waiting" : "register.send")}
				</Button>
			</div>
		</form>
	);
}
