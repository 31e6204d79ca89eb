// The message once more, before it is sent: the way without a script.

import { CONTACT_FIELDS } from "@hub/shared-contracts/form/contact-form";
import { useRuntime } from "@hub/shared-contracts/remote/runtime";
import { Button } from "@hub/shared-ui/form/button";
import { Notice } from "@hub/shared-ui/form/notice";
import { useContentMessages } from "../messages.ts";
import type { ContactData } from "./contact.loader.ts";
import styles from "./contact.module.css";

const SHOWN = ["name", "email", "organisation", "subject", "message"] as const;

export function ContactReview({ typed, token, again }: { typed: ContactData["typed"]; token: string; again: boolean }) {
	const t = useContentMessages();
	const { href } = useRuntime();
	return (
		<form method="post" action={href("contact")} className={styles.form}>
			{again && (
				<Notice kind="warning" title={t("contact.review.again.title")}>
					{t("contact.review.again.text")}
				</Notice>
			)}
			<dl className={styles.letter}>
				{SHOWN.filter((field) => typed[field].trim() !== "").map((field) => (
					<div key={field}>
						<dt>{t(`contact.field.${field}`)}</dt>
						<dd>{typed[field]}</dd>
					</div>
				))}
			</dl>
			{CONTACT_FIELDS.map((field) => (
				<input key={field} type="hidden" name={field} value={typed[field]} />
			))}
			<input type="hidden" name="token" value={token} />
			<div className={styles.actions}>
				<Button type="submit" kind="signal" size="large" iconEnd="arrow-right">
					{t("contact.send")}
				</Button>
				<Button type="submit" kind="plain" size="large" name="step" value="edit">
					{t("contact.review.edit")}
				</Button>
			</div>
		</form>
	);
}
