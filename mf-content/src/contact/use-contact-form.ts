// The form with a script: mistakes are shown at once, and a proof of work spares the second step. Without it, the form works too.

import { CONTACT_PROOF, type ContactMistakes } from "@hub/shared-contracts/form/contact-form";
import { type FormEvent, useEffect, useRef, useState } from "react";

/** How the form behaves. */
export interface EnhancedForm {
	readonly mistakes: ContactMistakes;
	/** Changes with every try, so that the same mistakes are announced again. */
	readonly attempt: number;
	/** True once the browser's own bubbles are not needed. */
	readonly enhanced: boolean;
	/** True while the proof is still being made. */
	readonly sending: boolean;
	/** Somebody begins to write. */
	begin(): void;
	submit(event: FormEvent<HTMLFormElement>): void;
}

const loadSending = () => import(/* webpackChunkName: "contact-sending" */ "./contact-sending.client.ts");

export function useContactForm(found: ContactMistakes): EnhancedForm {
	const [mistakes, setMistakes] = useState(found);
	const [attempt, setAttempt] = useState(0);
	const [enhanced, setEnhanced] = useState(false);
	const [sending, setSending] = useState(false);
	const proof = useRef<Promise<string | undefined>>(undefined);

	useEffect(() => {
		setEnhanced(true);
		// Back from the next page: the proof was used, and somebody may write once more.
		const onShow = ({ persisted }: PageTransitionEvent) => {
			if (!persisted) return;
			proof.current = undefined;
			setSending(false);
		};
		addEventListener("pageshow", onShow);
		return () => removeEventListener("pageshow", onShow);
	}, []);

	const begin = () => {
		proof.current ??= loadSending().then(
			({ proveWork }) => proveWork(),
			() => undefined,
		);
	};

	const send = async (form: HTMLFormElement) => {
		const code = await loadSending().catch(() => undefined);
		const checked = code?.checkContact(Object.fromEntries(new FormData(form)));
		if (checked?.kind === "wrong") {
			setMistakes(checked.mistakes);
			setAttempt((count) => count + 1);
			return;
		}
		setSending(true);
		begin();
		const field = form.elements.namedItem(CONTACT_PROOF);
		if (field instanceof HTMLInputElement) field.value = (await proof.current) ?? "";
		form.submit();
	};

	return {
		mistakes,
		attempt,
		enhanced,
		sending,
		begin,
		submit(event) {
			event.preventDefault();
			if (!sending) void send(event.currentTarget);
		},
	};
}
