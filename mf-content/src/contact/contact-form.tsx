import { contactForm } from "@hub/shared-contracts/form/contact-form";
import { type FormState, problemsIn } from "@hub/shared-contracts/form/form";
import { formWords } from "@hub/shared-contracts/form/form-words";
import { useRuntime } from "@hub/shared-contracts/remote/runtime";
import { Button } from "@hub/shared-ui/form/button";
import { DeclaredForm, FormIntro } from "@hub/shared-ui/form/declared-form";
import { Notice } from "@hub/shared-ui/form/notice";
import { ReviewForm } from "@hub/shared-ui/form/review-form";
import { useContentMessages } from "../messages.ts";

const loadProof = () => import(/* webpackChunkName: "work-proof" */ "@hub/shared-contracts/form/proof-of-work");

/** The contact form: its fields, or the review of a message without proof of work. */
export function ContactForm({ form }: { readonly form: FormState<typeof contactForm> }) {
	const t = useContentMessages();
	const { href } = useRuntime();
	const words = formWords(t, "contact", contactForm);
	const [action, policy] = [href("contact"), href("privacy-policy")];
	if (form.kind === "review") {
		const prove = async () => (await loadProof()).solveProofOfWork(form.challenge);
		return (
			<ReviewForm {...form} fields={contactForm} words={words} action={action} prove={prove} send={t("contact.send")} />
		);
	}
	const { typed, problems, trouble } = form;
	return (
		<DeclaredForm
			fields={contactForm}
			words={words}
			typed={typed}
			problems={problems}
			action={action}
			check={(entered) => problemsIn(contactForm, entered)}
			summary="contact-errors"
			guarded
			prove={async () => (await loadProof()).fetchAndProve("/api/contact/challenge")}
			notice={
				trouble && (
					<Notice kind="warning" announce="alert" title={t(`contact.trouble.${trouble.kind}.title`)}>
						{trouble.kind === "later"
							? t("contact.trouble.later.text", { count: Math.ceil(trouble.seconds / 60) })
							: t("contact.trouble.unavailable.text")}
					</Notice>
				)
			}
			intro={<FormIntro>{words.required}</FormIntro>}
			steps={[
				{ title: t("contact.step.matter"), fields: ["subject", "message"] },
				{ title: t("contact.step.person"), fields: ["name", "email", "organisation", "consent"] },
			]}
			consent={policy && <a href={policy}>{t("contact.policy")}</a>}
		>
			{(sending) => (
				<Button type="submit" kind="signal" size="large" iconEnd="arrow-right" aria-disabled={sending || undefined}>
					{sending ? words.sending : t("contact.send")}
				</Button>
			)}
		</DeclaredForm>
	);
}
