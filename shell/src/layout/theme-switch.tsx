// The theme switch, for visitors who want another theme than their system's. Hidden without JavaScript, which it needs.

import { Button } from "@hub/shared-ui/form/button";
import { useShellMessages } from "./shell-messages.ts";
import { useSite } from "./site-context.tsx";

export function ThemeSwitch() {
	const t = useShellMessages();
	const { switchTheme } = useSite();
	return (
		<span className="needs-script">
			<Button kind="quiet" icon="sun-moon" iconOnly onClick={switchTheme}>
				{t("theme.switch")}
			</Button>
		</span>
	);
}
