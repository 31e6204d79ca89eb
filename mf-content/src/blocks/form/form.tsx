import { contactForm } from "@hub/shared-contracts/form/contact-form";
import { emptyForm } from "@hub/shared-contracts/form/form";
import { ContactForm } from "../../contact/contact-form.tsx";
import type { BlockViewProps } from "../define-block.ts";
import type { FormBlock } from "./form.shape.ts";

/** Contact form on another page, posted to the contact page, which shows problems, the review or thanks (CT-6). */
export default function FormView({ block: { subject } }: BlockViewProps<FormBlock, string>) {
	const { typed, ...form } = emptyForm(contactForm);
	return <ContactForm form={{ ...form, typed: { ...typed, subject } }} />;
}
