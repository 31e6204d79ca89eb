// The contact form within another page. It is posted to the contact page, which goes on from there: with mistakes marked and
// everything kept, with the message to look over, or with thanks (CT-6).

import { useRuntime } from "@hub/shared-contracts/remote/runtime";
import { ContactForm } from "../../contact/contact-form.tsx";
import { NOTHING_TYPED } from "../../contact/nothing-typed.ts";
import type { BlockViewProps } from "../define-block.ts";
import type { FormBlock } from "./form.shape.ts";

const NO_MISTAKES = {};

export default function FormView({ block: { subject } }: BlockViewProps<FormBlock, string>) {
	const { href } = useRuntime();
	return <ContactForm typed={{ ...NOTHING_TYPED, subject }} found={NO_MISTAKES} policy={href("privacy-policy")} />;
}
