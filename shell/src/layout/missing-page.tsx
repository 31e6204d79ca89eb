// Both 404 pages (RT-6, RT-7): the exact message and suggested links.

import { Cover } from "@hub/shared-ui/cover/cover";
import { PageHead } from "@hub/shared-ui/layout/page-head";
import styles from "./missing-page.module.css";
import { useShellMessages } from "./shell-messages.ts";
import { SuggestedLinks } from "./suggested-links.tsx";

export function MissingPage({ message }: { message: string }) {
	const t = useShellMessages();
	return (
		<PageHead
			eyebrow={t("missing.eyebrow")}
			title={t("missing.title")}
			description={t("missing.text")}
			meta={<code className={styles.message}>{message}</code>}
			actions={<SuggestedLinks />}
			picture={<Cover seed="missing" tone="clay" density="head" />}
		/>
	);
}
