// The page for failures.

import { useRuntime } from "@hub/shared-contracts/remote/runtime";
import { Cover } from "@hub/shared-ui/cover/cover";
import { ButtonLink } from "@hub/shared-ui/form/button";
import { PageHead } from "@hub/shared-ui/layout/page-head";
import type { ErrorResult } from "../page/page-result.ts";
import { useShellMessages } from "./shell-messages.ts";
import { SuggestedLinks } from "./suggested-links.tsx";

export function TroublePage({ kind, reference }: Pick<ErrorResult, "kind"> & { reference: ErrorResult["reference"] }) {
	const t = useShellMessages();
	const { currentHref } = useRuntime();
	return (
		<PageHead
			title={t(`trouble.${kind}.title`)}
			description={`${t(`trouble.${kind}.text`)}${reference ? ` ${t("trouble.reference", { reference })}` : ""}`}
			actions={
				<>
					{/* Going back in the browser restores a form's input; a link does not. */}
					{kind !== "limited" && (
						<ButtonLink href={currentHref} data-full-load>
							{t("trouble.retry")}
						</ButtonLink>
					)}
					<SuggestedLinks />
				</>
			}
			picture={<Cover seed="trouble" tone="clay" density="head" />}
		/>
	);
}
