// Navigations on the client, from the request to the outcome (RT-9): one at a time, the newest wins, and each tells how it ended.

import { type NavigationOutcome, navigationFailure } from "@hub/shared-contracts/remote/navigation-outcome";

/** What a target turned out to be before anything was changed. */
export type Target<Prepared> =
	| { readonly kind: "page"; readonly prepared: Prepared }
	/** No route fits: a page too, the 404 (RT-7). */
	| { readonly kind: "unmatched"; readonly prepared: Prepared }
	/** The route fits and its validity check did not return true: the 404 is shown under the address, the navigation is aborted (RT-6). */
	| { readonly kind: "invalid"; readonly prepared: Prepared }
	/** A middleware stopped it: nothing changes. */
	| { readonly kind: "stopped" }
	/** A middleware or the validity check threw: nothing changes, and the one who navigated hears why. */
	| { readonly kind: "threw"; readonly message: string }
	| { readonly kind: "redirect"; readonly to: string };

/** What the navigator works on. */
export interface NavigatorHost<Prepared> {
	/** Path, query and hash of the page shown. */
	current(): string;
	/** Finds out about a target; what it throws is the caller's. */
	prepare(to: string, signal: AbortSignal): Promise<Target<Prepared>>;
	/** Shows it: one entry in the history, or none with `replace`. */
	commit(to: string, prepared: Prepared, options: { readonly replace: boolean }): Promise<void>;
}

export interface Navigator {
	/** @throws what a check of the target threw, in its words */
	navigate(to: string, options?: { readonly replace?: boolean }): Promise<NavigationOutcome>;
	/** Ends a navigation that is under way as cancelled: the visitor went somewhere without it, such as back. */
	cancel(): void;
}

/** How many redirects in a row are followed before they count as a circle. */
const MOST_REDIRECTS = 10;

/** A navigator over a host. */
export function createNavigator<Prepared>(host: NavigatorHost<Prepared>): Navigator {
	let running: AbortController | undefined;
	return {
		cancel: () => running?.abort(),
		async navigate(to, { replace = false } = {}) {
			const from = host.current();
			// Also a request to stay where one is ends a navigation that is under way.
			running?.abort();
			if (to === from) return navigationFailure("duplicated", from, to);
			const controller = new AbortController();
			running = controller;
			const cancelled = () => navigationFailure("cancelled", from, to);
			let at = to;
			for (let redirects = 0; redirects <= MOST_REDIRECTS; redirects += 1) {
				const target = await host.prepare(at, controller.signal).catch((error: unknown) => {
					// The answer belongs to a cancelled navigation.
					if (controller.signal.aborted) return undefined;
					throw error;
				});
				if (!target || controller.signal.aborted) return cancelled();
				switch (target.kind) {
					case "stopped":
						return navigationFailure("aborted", from, to);
					case "threw":
						throw new Error(target.message);
					case "redirect":
						at = target.to;
						continue;
					case "invalid":
						await host.commit(at, target.prepared, { replace: false });
						return navigationFailure("aborted", from, to);
					case "page":
					case "unmatched":
						await host.commit(at, target.prepared, { replace });
						return at === to ? { kind: "done", at } : { kind: "redirected", at };
				}
			}
			throw new Error(`${to} redirects in a circle; the last of ${MOST_REDIRECTS} addresses was ${at}.`);
		},
	};
}
