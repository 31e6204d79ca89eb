import { useRuntime } from "@hub/shared-contracts/remote/runtime";
import type { ReactElement } from "react";

export type EditableProps = {
	/** Field of the page's row. */
	readonly field: string;
} & ({ readonly block?: false; readonly children: string } | { readonly block: true; readonly children: ReactElement });

/**
 * Marks content as a field for Studio's Visual Editor (CT-8): inline text, or an element with `block`. Outside Studio
 * it only renders the content.
 */
export function Editable({ field, block, children }: EditableProps) {
	const mark = useRuntime().marks?.[field];
	if (!block) return <span data-directus={mark}>{children}</span>;
	return mark ? <div data-directus={mark}>{children}</div> : children;
}
