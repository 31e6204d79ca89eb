import { type RefObject, useEffect, useRef, useState } from "react";

/** A form that is sent by a script, with a proof of work. */
export interface Sending {
	/** True while the proof is still being computed. */
	readonly sending: boolean;
	/** Begins with the proof. */
	begin(): void;
	/** Sends the form with the proof, or without one if it cannot be computed. */
	send(form: HTMLFormElement): Promise<void>;
}

/**
 * Proves work while a form is filled in or reviewed, and sends it along.
 * @param prove computes a proof; undefined where it cannot be
 * @param field name of the hidden field that takes it
 */
export function useSending(prove: (() => Promise<string | undefined>) | undefined, field: string): Sending {
	const [sending, setSending] = useState(false);
	const proof: RefObject<Promise<string | undefined> | undefined> = useRef(undefined);
	useEffect(() => {
		// Back from the next page: the proof was used, and the form may be sent once more.
		const onShow = ({ persisted }: PageTransitionEvent) => {
			if (!persisted) return;
			proof.current = undefined;
			setSending(false);
		};
		addEventListener("pageshow", onShow);
		return () => removeEventListener("pageshow", onShow);
	}, []);
	const begin = () => {
		proof.current ??= prove?.().catch(() => undefined);
	};
	return {
		sending,
		begin,
		async send(form) {
			setSending(true);
			begin();
			const control = form.elements.namedItem(field);
			if (control instanceof HTMLInputElement) control.value = (await proof.current) ?? "";
			form.submit();
		},
	};
}
