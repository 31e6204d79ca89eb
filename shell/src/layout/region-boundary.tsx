// The error boundary around each region: a view that throws fails alone (PF-4).

import { Component, type ReactNode } from "react";

interface RegionBoundaryProps {
	/** Route or slot, for the log. */
	readonly region: string;
	readonly fallback: ReactNode;
	/** Reports the error; default: the browser's console. */
	readonly onError?: (error: unknown) => void;
	readonly children: ReactNode;
}

/** Logs which region failed and renders the fallback in its place. */
export class RegionBoundary extends Component<RegionBoundaryProps, { readonly failed: boolean }> {
	override state = { failed: false };

	static getDerivedStateFromError() {
		return { failed: true };
	}

	override componentDidCatch(error: unknown) {
		const { region: part, onError } = this.props;
		if (onError) return onError(error);
		// biome-ignore lint/suspicious/noConsole: the browser's console is where a visitor's failure can be read
		console.error(`The part “${part}” of the page failed.`, error);
	}

	override render() {
		return this.state.failed ? this.props.fallback : this.props.children;
	}
}
