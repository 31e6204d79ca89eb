import { type RefObject, useEffect, useRef, useState } from "react";

/** Sends a form with a proof of work. */
export interface Sending {
	/** True while the proof is still being computed. */
	readonly sending: boolean;
	/** Starts computing the proof. */
	begin(): void;
	/** Sends the form with the proof, or without one if it cannot be computed. */
	send(form: HTMLFormElement): Promise<void>;
}

/**
 * Computes a proof of work while a visitor fills in or reviews a form.
 * @param field name of the hidden field for the proof
 */
export function useSending(prove: (() => Promise<string | undefined>) | undefined, field: string): Sending {
	const [sending, setSending] = useState(false);
	const proof: RefObject<Promise<string | undefined> | undefined> = useRef(undefined);
	useEffect(() => {
		// After going back, the form may be sent again, but a proof is accepted only once.
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
