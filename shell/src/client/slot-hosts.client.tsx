// Hosts for slots whose code may load late or never. Until then a host keeps the server's markup. Nothing suspends
// here: a suspended slot would delay every navigation until its code is loaded.

import type { SlotProps } from "@hub/shared-contracts/remote/remote";
import { type ComponentType, useSyncExternalStore } from "react";
import { flushSync } from "react-dom";
import { frozen, slotRegion } from "../layout/region-frame.tsx";
import { controlsOf } from "./region-controls.client.ts";

export interface SlotHosts {
	/** Returns the host of a slot: one component for the tab's whole life. */
	host(name: string): ComponentType<SlotProps>;
	/** Renders the slot's view in its host, and keeps the focus of its controls. */
	fill(name: string, view: ComponentType<SlotProps>): void;
	/** Renders all views again, because messages have arrived. */
	rerender(): void;
}

/** A view; a new object triggers a new render. */
interface Mounted {
	readonly View: ComponentType<SlotProps>;
}

/** @param markup returns the server-rendered HTML of a slot, or nothing */
export function createSlotHosts(markup: (name: string) => string): SlotHosts {
	const hosts = new Map<string, ComponentType<SlotProps>>();
	const views = new Map<string, Mounted>();
	const listeners = new Set<() => void>();
	const subscribe = (listener: () => void) => {
		listeners.add(listener);
		return () => void listeners.delete(listener);
	};

	const createHost = (name: string): ComponentType<SlotProps> => {
		const waiting: Mounted = { View: frozen<SlotProps>(slotRegion(name), markup(name)) };
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
