// Programmatic navigation (NV-3).

import type { NavigationOutcome } from "@hub/shared-contracts/remote/navigation-outcome";
import type { NavigateOptions } from "@hub/shared-contracts/remote/runtime";
import { assertNavigable } from "./external-url.ts";

export interface NavigationMethods {
	/** Client-side navigation to a page of this site. */
	within(to: string, options: { readonly replace: boolean }): Promise<NavigationOutcome>;
	/** Document navigation to any address. */
	load(to: string, options: { readonly replace: boolean }): void;
	/** Opens a window; `features` as in `window.open`. */
	open(to: string, target: string, features: string): void;
}

/**
 * Navigates to an address; an empty one is the home page.
 * @throws NavigationRefused for addresses that NV-3 forbids
 */
export async function navigateTo(
	methods: NavigationMethods,
	to: string,
	{ replace = false, external = false, open }: NavigateOptions = {},
): Promise<NavigationOutcome> {
	const target = to || "/";
	// Opening another window is an explicit permission to leave the site.
	assertNavigable(target, { external: external || open !== undefined });
	if (open) {
		const features = Object.entries(open.windowFeatures ?? {}).map(([name, value]) => `${name}=${value}`);
		methods.open(target, open.target ?? "_blank", features.join(", "));
	} else if (external) methods.load(target, { replace });
	else return methods.within(target, { replace });
	return { kind: "done", at: target };
}
