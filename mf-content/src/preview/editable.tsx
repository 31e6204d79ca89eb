// What editors change where it stands, in Studio's Visual Editor (CT-8). It is no part of the runtime that the shell lends: what marks a
// field is, and a shell that gives no marks needs nothing for it.

import { useRuntime } from "@hub/shared-contracts/remote/runtime";
import type { ReactElement } from "react";

export type EditableProps = {
	/** The field of the page's own row that the content shows. */
	readonly field: string;
} & ({ readonly block?: false; readonly children: string } | { readonly block: true; readonly children: ReactElement });

/** Content that can be edited in Studio's frames, words or with `block` more than those. On all other pages it is its content alone. */
export function Editable({ field, block, children }: EditableProps) {
	const mark = useRuntime().marks?.[field];
	if (!block) return <span data-directus={mark}>{children}</span>;
	return mark ? <div data-directus={mark}>{children}</div> : children;
}
