import type { ComponentPropsWithoutRef, MouseEvent } from "react";
import type { PrototypeAddress, StateChange } from "./prototype-address.ts";

export interface StateLinkProps extends Omit<ComponentPropsWithoutRef<"a">, "href"> {
	readonly address: PrototypeAddress;
	readonly change: StateChange;
}

/** A link to another state of the prototype. Without a script, and in a new tab, the server draws that state. */
export function StateLink({ address, change, children, ...rest }: StateLinkProps) {
	const follow = (event: MouseEvent) => {
		if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
		// The shell leaves alone what is taken care of.
		event.preventDefault();
		address.change(change);
	};
	return (
		<a {...rest} href={address.href(change)} onClick={follow}>
			{children}
		</a>
	);
}
