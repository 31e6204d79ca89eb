// Loads the code of error pages when the first one is shown.

import type { ComponentType } from "react";
import type { ErrorPageCode, ErrorPageProps } from "../layout/error-page.tsx";

/** Wait for the code before the error is shown as plain text, in ms: the network may be what fails. */
const TIMEOUT_MS = 1_500;

export function createErrorPageCode(): ErrorPageCode {
	let page: ComponentType<ErrorPageProps> | undefined;
	let loading: Promise<void> | undefined;
	const fetchCode = async () => {
		try {
			page = (await import(/* webpackChunkName: "error-page" */ "../layout/error-page.tsx")).default;
		} catch (error) {
			// biome-ignore lint/suspicious/noConsole: the browser's console is where a visitor's failure can be read
			console.warn("The code of the error page did not load; a plain message is shown.", error);
			loading = undefined;
		}
	};
	return {
		current: () => page,
		load() {
			loading ??= fetchCode();
			return Promise.race([loading, new Promise<void>((resolve) => setTimeout(resolve, TIMEOUT_MS))]);
		},
	};
}
