import { ButtonLink } from "@hub/shared-ui/form/button";
import type { Action } from "./fields.shape.ts";

/** Buttons of a block. */
export function Actions({ actions }: { readonly actions: readonly Action[] }) {
	return actions.map(({ href, label, kind }) => (
		<ButtonLink
			key={href + label}
			href={href}
			kind={kind}
			size="large"
			iconEnd={kind === "signal" ? "arrow-right" : undefined}
		>
			{label}
		</ButtonLink>
	));
}
