// Hosts for slots whose code may load late or never. Until then a host keeps the server's markup. Nothing suspends here: a
// suspended slot would delay every navigation until its code is loaded.

import type { SlotProps } from "@hub/shared-contracts/remote/remote";
import { type ComponentType, useSyncExternalStore } from "react";
import { flushSync } from "react-dom";
import { frozen, slotRegion } from "../layout/region-frame.tsx";
import { controlsOf } from "./region-controls.client.ts";

/** The places of a tab. */
export interface SlotHosts {
	/** The place of a slot: one component for the tab's whole life. */
	host(name: string): ComponentType<SlotProps>;
	/** Puts the slot's view into its place; a control that has the focus has it afterwards. */
	fill(name: string, view: ComponentType<SlotProps>): void;
	/** Renders all views again, because what they say has come. */
	rerender(): void;
}

/** A view as it was put in; another object for each time that it has to be rendered again. */
interface Placed {
	readonly View: ComponentType<SlotProps>;
}

/** Makes the places; `markup` gives what the server rendered in one, or nothing. */
export function createSlotHosts(markup: (name: string) => string): SlotHosts {
	const hosts = new Map<string, ComponentType<SlotProps>>();
	const views = new Map<string, Placed>();
	const listeners = new Set<() => void>();
	const subscribe = (listener: () => void) => {
		listeners.add(listener);
		return () => void listeners.delete(listener);
	};

	const createHost = (name: string): ComponentType<SlotProps> => {
		const waiting: Placed = { View: frozen<SlotProps>(slotRegion(name), markup(name)) };
		const current = () => views.get(name) ?? waiting;
		return function SlotHost(props: SlotProps) {
			const { View } = useSyncExternalStore(subscribe, current, current);
			return <View {...props} />;
		};
	};

	return {
		host(name) {
			const known = hosts.get(name) ?? createHost(name);
			hosts.set(name, known);
			return known;
		},
		fill(name, View) {
			const { activeElement } = document;
			const focused = activeElement instanceof HTMLElement ? controlsOf(name).indexOf(activeElement) : -1;
			views.set(name, { View });
			flushSync(() => {
				for (const listener of listeners) listener();
			});
			controlsOf(name)[focused]?.focus({ preventScroll: true });
		},
		rerender() {
			for (const [name, { View }] of views) views.set(name, { View });
			for (const listener of listeners) listener();
		},
	};
}
