import { PageLinks, type PageLinksProps } from "@hub/shared-ui/list/page-links";
import { useEventMessages } from "./messages.ts";

/** Links to the pages of a list in the section `list`, with this remote's labels. */
export function ListPages(props: Omit<PageLinksProps, "anchor" | "labels">) {
	const t = useEventMessages();
	const labels = { pages: t("pages"), page: t("pages.page"), back: t("pages.back"), next: t("pages.next") };
	return <PageLinks {...props} anchor="list" labels={labels} />;
}
