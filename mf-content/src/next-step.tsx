import { useRuntime } from "@hub/shared-contracts/remote/runtime";
import { Cover, type CoverTone } from "@hub/shared-ui/cover/cover";
import { ButtonLink } from "@hub/shared-ui/form/button";
import { CallToAction } from "@hub/shared-ui/layout/call-to-action";
import { useContentMessages } from "./messages.ts";

interface NextStepProps {
	/** Default: a general title. */
	readonly title?: string;
	readonly text?: string;
	/** Second link, shown if it has an address. */
	readonly also?: { readonly label: string; readonly href: string | undefined };
	/** Seed of the picture. */
	readonly motif: string;
	readonly tone?: CoverTone | undefined;
}

/** End of a page: contact, and another link. */
export function NextStep({ title, text, also, motif, tone }: NextStepProps) {
	const t = useContentMessages();
	const { href } = useRuntime();
	const contact = href("contact");
	const first = contact ?? href("products");
	return (
		<CallToAction
			title={title || t("nextStep.title")}
			text={text || t("nextStep.text")}
			picture={<Cover seed={`${motif} next`} density="head" tone={tone} />}
			actions={
				<>
					{first && (
						<ButtonLink href={first} kind="signal" size="large" iconEnd="arrow-right">
							{t(contact ? "nextStep.contact" : "nextStep.products")}
						</ButtonLink>
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
