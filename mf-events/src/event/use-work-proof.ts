// A form with a script proves some work while it is looked over. Without a script, looking it over has to do.

import type { ContactChallenge } from "@hub/shared-contracts/form/contact-check";
import { type FormEvent, useEffect, useRef, useState } from "react";

const loadProof = () => import(/* webpackChunkName: "work-proof" */ "@hub/shared-contracts/form/work-proof");

/**
 * Begins to prove work as soon as the form is there, and sends it along.
 * @param challenge as the content service made it
 * @param field name of the hidden field that takes the proof
 */
export function useWorkProof(challenge: ContactChallenge, field: string) {
	const [sending, setSending] = useState(false);
	const proof = useRef<Promise<string | undefined>>(undefined);
	useEffect(() => {
		const prove = loadProof().then(({ proveWork }) => proveWork(challenge));
		proof.current = prove.catch(() => undefined);
	}, [challenge]);

	const send = async (form: HTMLFormElement) => {
		setSending(true);
		const control = form.elements.namedItem(field);
		if (control instanceof HTMLInputElement) control.value = (await proof.current) ?? "";
		form.submit();
	};
	return {
		/** True while the proof is still being made. */
		sending,
		/** Holds the form until the proof is made; a button that does something else goes its own way. */
		submit(event: FormEvent<HTMLFormElement>) {
			const { submitter } = event.nativeEvent as SubmitEvent;
			if (submitter instanceof HTMLButtonElement && submitter.name !== "") return;
			event.preventDefault();
			if (!sending) void send(event.currentTarget);
		},
	};
}
