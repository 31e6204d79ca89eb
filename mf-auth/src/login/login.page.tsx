import { useMessages, useRuntime } from "@hub/shared-contracts/remote/runtime";
import { ButtonLink } from "@hub/shared-ui/form/button";
import { PageHead } from "@hub/shared-ui/layout/page-head";
import type de from "../../messages/de.json";

/** Says honestly who can sign in today and who cannot. */
export default function LoginPage() {
	const t = useMessages<typeof de>("mf-auth");
	const { href } = useRuntime();
	const home = href("home");
	return (
		<PageHead
			eyebrow={t("login.eyebrow")}
			title={t("login.title")}
			description={t("login.text")}
			actions={
				home && (
					<ButtonLink href={home} kind="plain">
						{t("login.home")}
					</ButtonLink>
				)
			}
		/>
	);
}
