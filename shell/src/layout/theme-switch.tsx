// The theme switch. Hidden without JavaScript, which it needs.

import { IconButton } from "@hub/shared-ui/layout/icon-button";
import { useShellMessages } from "./shell-messages.ts";
import { useSite } from "./site-context.tsx";

export function ThemeSwitch() {
	const t = useShellMessages();
	const { switchTheme } = useSite();
	return (
		<span className="needs-script">
			<IconButton icon="sun-moon" label={t("theme.switch")} onClick={switchTheme} />
		</span>
	);
}
