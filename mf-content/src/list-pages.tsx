import { PageLinks, type PageLinksProps } from "@hub/shared-ui/list/page-links";
import { useContentMessages } from "./messages.ts";

/** Links to the pages of a list, with this remote's labels. */
export function ListPages(props: Omit<PageLinksProps, "labels">) {
	const t = useContentMessages();
	const labels = { pages: t("pages"), page: t("pages.page"), back: t("pages.back"), next: t("pages.next") };
	return <PageLinks {...props} labels={labels} />;
}
