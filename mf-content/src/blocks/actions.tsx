// The buttons of a block.

import { ButtonLink } from "@hub/shared-ui/form/button";
import type { Action } from "./fields.shape.ts";

export function Actions({ actions }: { actions: readonly Action[] }) {
	return actions.map(({ href, label, kind }) => (
		<ButtonLink
			key={href + label}
			href={href}
			kind={kind}
			size="large"
			{...(kind === "signal" ? { iconEnd: "arrow-right" as const } : {})}
		>
			{label}
		</ButtonLink>
	));
}
