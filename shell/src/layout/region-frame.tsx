// The element around each region of a remote. It belongs to the region, not to the layout, so that a region whose code
// failed to load can keep the server's markup (PF-4).

import { trustedHtml } from "@hub/shared-contracts/remote/runtime";
import type { ComponentType } from "react";

export function framed<Props extends object>(region: string, View: ComponentType<Props>): ComponentType<Props> {
	return function Framed(props: Props) {
		return (
			<div data-region={region}>
				<View {...props} />
			</div>
		);
	};
}

/** Keeps the server's markup of a region. */
export function frozen<Props extends object>(region: string, html: string): ComponentType<Props> {
	// The only way to keep markup while the rest hydrates. It was rendered, and escaped, by React on this site's server.
	const markup = { __html: trustedHtml(html) };
	return function Frozen(_props: Props) {
		return <div data-region={region} suppressHydrationWarning dangerouslySetInnerHTML={markup} />;
	};
}

/** Names of regions, in markup and logs. */
export const PAGE_REGION = "page";
export const slotRegion = (name: string) => `slot:${name}`;

/** Returns the slot of a region, if it is one. */
export function slotOfRegion(region: string | undefined): string | undefined {
	return region?.startsWith("slot:") ? region.slice("slot:".length) : undefined;
}
