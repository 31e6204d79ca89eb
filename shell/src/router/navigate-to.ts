// Programmatic navigation: which of the browser's ways an address takes, if any (NV-3).

import type { NavigationOutcome } from "@hub/shared-contracts/remote/navigation-outcome";
import type { NavigateOptions } from "@hub/shared-contracts/remote/runtime";
import { assertNavigable } from "./external-url.ts";

/** The ways there are. */
export interface NavigationWays {
	/** To a page of this site, without leaving the document. */
	within(to: string, options: { readonly replace: boolean }): Promise<NavigationOutcome>;
	/** To any address, as a document of its own. */
	load(to: string, options: { readonly replace: boolean }): void;
	/** In a window of its own; `features` as `window.open` takes them. */
	open(to: string, target: string, features: string): void;
}

/**
 * Goes to an address; an empty one is the home page.
 * @throws NavigationRefused for what NV-3 does not allow
 */
export async function navigateTo(
	ways: NavigationWays,
	to: string,
	{ replace = false, external = false, open }: NavigateOptions = {},
): Promise<NavigationOutcome> {
	const target = to || "/";
	// Opening another window is an explicit permission to leave the site.
	assertNavigable(target, { external: external || open !== undefined });
	if (open) {
		const features = Object.entries(open.windowFeatures ?? {}).map(([name, value]) => `${name}=${value}`);
		ways.open(target, open.target ?? "_blank", features.join(", "));
	} else if (external) ways.load(target, { replace });
	else return ways.within(target, { replace });
	return { kind: "done", at: target };
}
