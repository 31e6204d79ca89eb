// The element around each remote's part. It is drawn by whoever knows what is inside, so that a part whose code never came can
// stay exactly as the server drew it.

import type { ComponentType } from "react";

/** A remote's view in its frame. */
export function framed<Props extends object>(part: string, View: ComponentType<Props>): ComponentType<Props> {
	return function Framed(props: Props) {
		return (
			<div data-part={part}>
				<View {...props} />
			</div>
		);
	};
}

/** The server's own markup of a part, kept as it is. */
export function frozen<Props extends object>(part: string, html: string): ComponentType<Props> {
	// The only way to leave markup untouched while the rest hydrates. This is what our server drew from the same release, taken from the page itself, and not what anybody typed.
	return function Frozen(_props: Props) {
		return <div data-part={part} suppressHydrationWarning dangerouslySetInnerHTML={{ __html: html }} />;
	};
}

/** The names of parts, in markup and logs. */
export const PAGE_PART = "page";
export const slotPart = (name: string) => `slot:${name}`;
