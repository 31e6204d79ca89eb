import type { ComponentPropsWithoutRef, MouseEvent } from "react";
import type { PrototypeAddress, StateChange } from "./prototype-address.ts";

interface StateLinkProps extends Omit<ComponentPropsWithoutRef<"a">, "href"> {
	readonly address: PrototypeAddress;
	readonly change: StateChange;
}

/** Returns props of a link to another state: its address, and a handler that changes the state without a page load. */
export function stateLink(address: PrototypeAddress, change: StateChange) {
	return {
		href: address.href(change),
		onClick(event: MouseEvent) {
			if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
			// The shell ignores handled clicks.
			event.preventDefault();
			address.change(change);
		},
	};
}

/** A link to another state of the prototype. Without JavaScript or in a new tab, the server renders it. */
export function StateLink({ address, change, children, ...rest }: StateLinkProps) {
	return (
		<a {...rest} {...stateLink(address, change)}>
			{children}
		</a>
	);
}

/** Hidden fields that submit a state without JavaScript. */
export function StateFields({ state }: { readonly state: StateChange }) {
	return Object.entries(state).map(
		([name, value]) => value !== undefined && <input key={name} type="hidden" name={name} value={value} />,
	);
}
