import type { Event } from "@hub/content-model/cms/event";
import { isFull } from "@hub/shared-contracts/content/event";
import { type FormState, type FormTrouble, fieldNames, problemsIn } from "@hub/shared-contracts/form/form";
import { formWords } from "@hub/shared-contracts/form/form-words";
import { registrationForm } from "@hub/shared-contracts/form/registration-form";
import { useRuntime } from "@hub/shared-contracts/remote/runtime";
import { Button } from "@hub/shared-ui/form/button";
import { DeclaredForm, FormIntro } from "@hub/shared-ui/form/declared-form";
import { Notice } from "@hub/shared-ui/form/notice";
import { ReviewForm } from "@hub/shared-ui/form/review-form";
import { useEventMessages } from "../messages.ts";

interface RegistrationFormProps {
	readonly event: Pick<Event, "slug" | "mode" | "seats">;
	readonly form: FormState<typeof registrationForm>;
	/** True if all seats are taken. */
	readonly waitingList: boolean;
}

/** Registration form: its fields, or after many registrations from the same network, the typed values to review. */
export function RegistrationForm({ event: { slug, mode, seats }, form, waitingList }: RegistrationFormProps) {
	const t = useEventMessages();
	const { href } = useRuntime();
	const words = formWords(t, "register", registrationForm);
	const [action, policy] = [href("event", { slug }), href("privacy-policy")];
	const send = t(waitingList ? "register.send.waiting" : "register.send");
	if (form.kind === "review") {
		const loadProof = () => import(/* webpackChunkName: "work-proof" */ "@hub/shared-contracts/form/proof-of-work");
		const prove = async () => (await loadProof()).solveProofOfWork(form.challenge);
		return <ReviewForm {...form} fields={registrationForm} words={words} action={action} prove={prove} send={send} />;
	}
	const { typed, problems, trouble } = form;
	const isHybrid = mode === "hybrid";
	return (
		<DeclaredForm
			fields={registrationForm}
			words={words}
			typed={typed}
			problems={problems}
			action={action}
			check={(entered) => problemsIn(registrationForm, entered)}
			shown={fieldNames(registrationForm).filter((field) => isHybrid || field !== "attendance")}
			summary="registration-errors"
			headingLevel={3}
			guarded
			notice={trouble && <TroubleNotice trouble={trouble} />}
			intro={
				<>
					{waitingList && <p>{t("register.full")}</p>}
					{isHybrid && isFull(seats) && <p>{t("register.full.onsite")}</p>}
					<FormIntro>{words.required}</FormIntro>
				</>
			}
			consent={policy && <a href={policy}>{t("register.policy")}</a>}
		>
			{() => (
				<Button type="submit" kind="signal" size="large" iconEnd="arrow-right">
					{send}
				</Button>
			)}
		</DeclaredForm>
	);
}

/** Reason why a registration was not accepted. */
function TroubleNotice({ trouble }: { readonly trouble: FormTrouble }) {
	const t = useEventMessages();
	const contact = useRuntime().href("contact");
	if (trouble.kind === "unavailable")
		return (
			<Notice kind="warning" title={t("register.undelivered.title")} announce="alert">
				{t("register.undelivered.text")}
			</Notice>
		);
	return (
		<Notice kind="warning" title={t("register.later.title")} announce="alert">
			<p>
				<span>{t("register.later.text", { count: Math.ceil(trouble.seconds / 3_600) })}</span>{" "}
				{contact && <a href={contact}>{t("register.later.contact")}</a>}
			</p>
		</Notice>
	);
}
