import type { ComponentPropsWithoutRef, MouseEvent } from "react";
import type { PrototypeAddress, StateChange } from "./prototype-address.ts";

export interface StateLinkProps extends Omit<ComponentPropsWithoutRef<"a">, "href"> {
	readonly address: PrototypeAddress;
	readonly change: StateChange;
}

/** Props of a link to another state: its address, and a click handler for clients with JavaScript. */
export function stateLink(address: PrototypeAddress, change: StateChange) {
	return {
		href: address.href(change),
		onClick(event: MouseEvent) {
			if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
			// The shell leaves alone what is taken care of.
			event.preventDefault();
			address.change(change);
		},
	};
}

/** A link to another state of the prototype. Without a script, and in a new tab, the server renders that state. */
export function StateLink({ address, change, children, ...rest }: StateLinkProps) {
	return (
		<a {...rest} {...stateLink(address, change)}>
			{children}
		</a>
	);
}
