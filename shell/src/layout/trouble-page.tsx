// What stands in the place of a page that could not be shown.

import { useRuntime } from "@hub/shared-contracts/runtime";
import { useShellMessages } from "./shell-messages.ts";
import { WaysOn } from "./ways-on.tsx";

export function TroublePage({ kind }: { kind: "refused" | "unavailable" | "failed" }) {
	const t = useShellMessages();
	const { currentHref } = useRuntime();
	return (
		<section>
			<h1>{t(`trouble.${kind}.title`)}</h1>
			<p>{t(`trouble.${kind}.text`)}</p>
			<p>
				<a href={currentHref} data-full-load>
					{t("trouble.retry")}
				</a>
			</p>
			<WaysOn />
		</section>
	);
}
