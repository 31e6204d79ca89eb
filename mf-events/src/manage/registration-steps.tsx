import type { LinkParams } from "@hub/shared-contracts/address/route-path";
import type { RegistrationStep } from "@hub/shared-contracts/form/registration";
import { useRuntime } from "@hub/shared-contracts/remote/runtime";
import { Button, ButtonLink } from "@hub/shared-ui/form/button";
import { useEventMessages } from "../messages.ts";
import styles from "./manage.module.css";

interface RegistrationStepsProps {
	readonly allowed: readonly RegistrationStep[];
	/** True if the visitor has to confirm the cancellation. */
	readonly confirming: boolean;
	readonly waitlisted: boolean;
	readonly params: LinkParams;
}

/** Buttons for the possible steps. Links change nothing, because mail programs may follow them. */
export function RegistrationSteps({ allowed, confirming, waitlisted, params }: RegistrationStepsProps) {
	const t = useEventMessages();
	const page = useRuntime().href("manage", params);
	if (confirming)
		return (
			<form method="post" action={page} className={styles.question}>
				<p>{t(waitlisted ? "manage.cancel.question.waiting" : "manage.cancel.question")}</p>
				<div className={styles.actions}>
					<Button type="submit" name="step" value="cancel" kind="signal">
						{t(waitlisted ? "manage.cancel.yes.waiting" : "manage.cancel.yes")}
					</Button>
					<ButtonLink href={page ?? "/"} kind="plain">
						{t("manage.cancel.no")}
					</ButtonLink>
				</div>
			</form>
		);
	return (
		<div className={styles.actions}>
			{(["confirm", "accept"] as const)
				.filter((step) => allowed.includes(step))
				.map((step) => (
					<form key={step} method="post" action={page}>
						<Button type="submit" name="step" value={step} kind="signal" size="large" iconEnd="arrow-right">
							{t(`manage.${step}`)}
						</Button>
					</form>
				))}
			{allowed.includes("cancel") && (
				<ButtonLink href={`${page}?step=cancel`} kind="plain" size="large">
					{t(waitlisted ? "manage.cancel.waiting" : "manage.cancel")}
				</ButtonLink>
			)}
		</div>
	);
}
