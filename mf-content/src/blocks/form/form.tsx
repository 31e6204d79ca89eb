// The contact form on another page. It is posted to the contact page, which shows it with mistakes and the
// typed values, the message to review, or thanks (CT-6).

import { contactForm } from "@hub/shared-contracts/form/contact-form";
import { emptyForm } from "@hub/shared-contracts/form/form";
import { ContactForm } from "../../contact/contact-form.tsx";
import type { BlockViewProps } from "../define-block.ts";
import type { FormBlock } from "./form.shape.ts";

export default function FormView({ block: { subject } }: BlockViewProps<FormBlock, string>) {
	const { typed, ...form } = emptyForm(contactForm);
	return <ContactForm form={{ ...form, typed: { ...typed, subject } }} />;
}
