// A wish once more, before it is sent: where many came from the same network today.

import { useRuntime } from "@hub/shared-contracts/remote/runtime";
import { Button } from "@hub/shared-ui/form/button";
import { Notice } from "@hub/shared-ui/form/notice";
import { useEventMessages } from "../messages.ts";
import type { ReviewedRegistration } from "./event.loader.ts";
import { PROOF, REGISTRATION_FIELDS, TOKEN } from "./registration-fields.ts";
import styles from "./registration-form.module.css";
import { useWorkProof } from "./use-work-proof.ts";

const SHOWN = ["name", "email", "organisation", "remark"] as const;

export function RegistrationReview({ slug, registration }: { slug: string; registration: ReviewedRegistration }) {
	const t = useEventMessages();
	const { href } = useRuntime();
	const { typed, token, challenge, again, waitingList } = registration;
	const { sending, submit } = useWorkProof(challenge, PROOF);
	return (
		<form method="post" action={href("event", { slug })} onSubmit={submit} className={styles.form}>
			{/* biome-ignore lint/a11y/noAutofocus: whoever sent a form that was not taken yet has to hear of it first */}
			<div tabIndex={-1} autoFocus className={styles.form}>
				{again && (
					<Notice kind="warning" title={t("register.review.again.title")} announce="alert">
						{t("register.review.again.text")}
					</Notice>
				)}
				<dl className={styles.wish}>
					{SHOWN.filter((field) => typed[field].trim() !== "").map((field) => (
						<div key={field}>
							<dt>{t(`register.field.${field}`)}</dt>
							<dd>{typed[field]}</dd>
						</div>
					))}
				</dl>
			</div>
			{REGISTRATION_FIELDS.map((field) => (
				<input key={field} type="hidden" name={field} value={typed[field]} />
			))}
			<input type="hidden" name={TOKEN} value={token} />
			<input type="hidden" name={PROOF} defaultValue="" />
			<div className={styles.actions}>
				<Button type="submit" kind="signal" size="large" iconEnd="arrow-right" aria-disabled={sending || undefined}>
					{sending ? t("register.sending") : t(waitingList ? "register.send.waiting" : "register.send")}
				</Button>
				<Button type="submit" kind="plain" size="large" name="step" value="edit">
					{t("register.review.edit")}
				</Button>
			</div>
		</form>
	);
}
