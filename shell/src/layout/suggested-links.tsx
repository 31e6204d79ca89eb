// Links from an error page to up to three other pages.

import { useRuntime } from "@hub/shared-contracts/remote/runtime";
import { ButtonLink } from "@hub/shared-ui/form/button";
import { useShellMessages } from "./shell-messages.ts";

const ROUTES = ["home", "insights", "events"] as const;

export function SuggestedLinks() {
	const t = useShellMessages();
	const { href } = useRuntime();
	return ROUTES.map((route) => {
		const target = href(route);
		return (
			target && (
				<ButtonLink key={route} href={target} kind="plain">
					{t(`ways.${route}`)}
				</ButtonLink>
			)
		);
	});
}
