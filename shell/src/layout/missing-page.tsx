// Both 404 pages (RT-6, RT-7): the exact message, the search, and suggested links.

import { useRuntime } from "@hub/shared-contracts/remote/runtime";
import { Cover } from "@hub/shared-ui/cover/cover";
import { Button } from "@hub/shared-ui/form/button";
import { TextField } from "@hub/shared-ui/form/field";
import { PageHead } from "@hub/shared-ui/layout/page-head";
import styles from "./missing-page.module.css";
import { missingWords } from "./missing-words.ts";
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
			actions={
				<>
					<SearchForm />
					<SuggestedLinks />
				</>
			}
			picture={<Cover seed="missing" tone="clay" density="head" />}
		/>
	);
}

/** The search, with the words of the address that does not exist. */
function SearchForm() {
	const t = useShellMessages();
	const { href, currentHref } = useRuntime();
	const action = href("search");
	if (!action) return null;
	return (
		<search className={styles.search}>
			<form action={action}>
				<TextField
					name="q"
					id="missing-words"
					label={t("search.label")}
					defaultValue={missingWords(currentHref)}
					maxLength={200}
					autoComplete="off"
					required
				/>
				<Button type="submit">{t("missing.search")}</Button>
			</form>
		</search>
	);
}
