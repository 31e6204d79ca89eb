// The last part of a page about what can be done: talk to us, or read on.

import { useRuntime } from "@hub/shared-contracts/remote/runtime";
import { Cover, type CoverTone } from "@hub/shared-ui/cover/cover";
import { ButtonLink } from "@hub/shared-ui/form/button";
import { CallToAction } from "@hub/shared-ui/layout/call-to-action";
import { useContentMessages } from "./messages.ts";

interface NextStepProps {
	/** Default: the usual title. */
	readonly title?: string;
	readonly text?: string;
	/** Another way on. */
	readonly also?: { readonly label: string; readonly href: string | undefined };
	/** Seed of the picture. */
	readonly motif: string;
	readonly tone?: CoverTone;
}

export function NextStep({ title, text, also, motif, tone }: NextStepProps) {
	const t = useContentMessages();
	const { href } = useRuntime();
	const contact = href("contact");
	const products = href("products");
	return (
		<CallToAction
			title={title || t("nextStep.title")}
			text={text || t("nextStep.text")}
			picture={<Cover seed={`${motif} next`} density="head" {...(tone ? { tone } : {})} />}
			actions={
				<>
					{contact ? (
						<ButtonLink href={contact} kind="signal" size="large" iconEnd="arrow-right">
							{t("nextStep.contact")}
						</ButtonLink>
					) : (
						products && (
							<ButtonLink href={products} kind="signal" size="large" iconEnd="arrow-right">
								{t("nextStep.products")}
							</ButtonLink>
						)
					)}
					{also?.href && (
						<ButtonLink href={also.href} kind="plain" size="large">
							{also.label}
						</ButtonLink>
					)}
				</>
			}
		/>
	);
}
