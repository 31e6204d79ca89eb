// Types of search results of this remote.

import type { SearchKind } from "@hub/shared-contracts/search/search-source";
import type { ContentMessage } from "./messages.ts";

const kind = (type: string, label: ContentMessage, labels: ContentMessage): SearchKind => ({ type, label, labels });

export const SEARCH_KINDS = {
	page: kind("page", "search.kind.page", "search.kinds.page"),
	post: kind("post", "search.kind.post", "search.kinds.post"),
	person: kind("person", "search.kind.person", "search.kinds.person"),
	term: kind("term", "search.kind.term", "search.kinds.term"),
	reference: kind("reference", "search.kind.reference", "search.kinds.reference"),
	useCase: kind("use-case", "search.kind.useCase", "search.kinds.useCase"),
	industry: kind("industry", "search.kind.industry", "search.kinds.industry"),
	partner: kind("partner", "search.kind.partner", "search.kinds.partner"),
	resource: kind("resource", "search.kind.resource", "search.kinds.resource"),
} as const;
