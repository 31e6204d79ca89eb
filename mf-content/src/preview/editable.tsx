// Marks editable fields for Studio's Visual Editor (CT-8). Not part of the shared runtime, because marks are plain
// attributes, which are absent in other shells.

import { useRuntime } from "@hub/shared-contracts/remote/runtime";
import type { ReactElement } from "react";

export type EditableProps = {
	/** The field of the page's own row that the content shows. */
	readonly field: string;
} & ({ readonly block?: false; readonly children: string } | { readonly block: true; readonly children: ReactElement });

/**
 * Makes content editable in Studio's frames: inline, or any elements with `block`. On other pages it renders only its
 * content.
 */
export function Editable({ field, block, children }: EditableProps) {
	const mark = useRuntime().marks?.[field];
	if (!block) return <span data-directus={mark}>{children}</span>;
	return mark ? <div data-directus={mark}>{children}</div> : children;
}
