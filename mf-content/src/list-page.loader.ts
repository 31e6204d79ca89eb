import type { FoundDetails } from "@hub/shared-contracts/remote/outcome";
import type { ContentTexts } from "./messages.ts";

/** Adds the page number to title and address from page 2 on (CT-3). */
export function onPage(page: number, t: ContentTexts, details: FoundDetails): FoundDetails {
	if (page === 1) return details;
	const title = t("pages.title", { page, title: details.head.title });
	const search = details.canonicalSearch ? `${details.canonicalSearch}&page=${page}` : `?page=${page}`;
	return { ...details, head: { ...details.head, title }, canonicalSearch: search };
}
