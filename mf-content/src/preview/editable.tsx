// What editors change where it stands, in Studio's Visual Editor (CT-8). It is no part of the runtime that the shell lends: what marks a
// field is, and a shell that gives no marks needs nothing for it.

import { useRuntime } from "@hub/shared-contracts/remote/runtime";
import type { ReactNode } from "react";

export interface EditableProps {
	/** The field of the page's own row that the content shows. */
	readonly field: string;
	/** Whether it holds more than words. Default false. */
	readonly block?: boolean;
	readonly children: ReactNode;
}

/** Content that can be edited in Studio's frames. On all other pages it is its content and nothing else. */
export function Editable({ field, block, children }: EditableProps) {
	const mark = useRuntime().marks?.[field];
	const Element = block ? "div" : "span";
	return mark ? <Element data-directus={mark}>{children}</Element> : children;
}
