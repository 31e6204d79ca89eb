// Three ways on from a page that could not be shown, to whichever of them exist.

import { Link, useRuntime } from "@hub/shared-contracts/runtime";
import { useShellMessages } from "./shell-messages.ts";

const WAYS = ["home", "insights", "events"] as const;

export function WaysOn() {
	const t = useShellMessages();
	const { href } = useRuntime();
	return (
		<nav aria-label={t("ways.label")}>
			<ul>
				{WAYS.filter((route) => href(route) !== undefined).map((route) => (
					<li key={route}>
						<Link route={route}>{t(`ways.${route}`)}</Link>
					</li>
				))}
			</ul>
		</nav>
	);
}
