// Both 404s (RT-6, RT-7): what happened, the exact message, and ways on.

import { useShellMessages } from "./shell-messages.ts";
import { WaysOn } from "./ways-on.tsx";

export function MissingPage({ message }: { message: string }) {
	const t = useShellMessages();
	return (
		<section>
			<p>{t("missing.eyebrow")}</p>
			<h1>{t("missing.title")}</h1>
			<p>
				<code>{message}</code>
			</p>
			<p>{t("missing.text")}</p>
			<WaysOn />
		</section>
	);
}
