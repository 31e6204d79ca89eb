// The server's door: what each page needs.

import { defineRemoteServer, type RouteServer } from "@hub/shared-contracts/remote/remote-server";
import { listAuthors, listAuthorsAbout, loadAuthor } from "./author/author.loader.ts";
import { listBlockPage, loadBlockPage } from "./block-page/block-page.loader.ts";
import { listCategories, listCategoryRegions, loadCategory, loadCategoryRegion } from "./category/category.loader.ts";
import { giveChallenge, loadContact, sendContact } from "./contact/contact.loader.ts";
import { loadGlossary } from "./glossary/glossary.loader.ts";
import { listIndustries, loadIndustry } from "./industry/industry.loader.ts";
import { loadInsights } from "./insights/insights.loader.ts";
import { insightsFeed } from "./insights/insights-feed.loader.ts";
import { listMovedPosts, listPages, loadPage, movePost } from "./page/page.loader.ts";
import { loadPartnerList } from "./partner-list/partner-list.loader.ts";
import { listReferences, loadReference } from "./reference/reference.loader.ts";
import { loadReferences } from "./references/references.loader.ts";
import remote from "./remote.ts";
import { loadResources } from "./resources/resources.loader.ts";
import { blockRoutes } from "./routes.ts";
import { listTerms, loadTerm } from "./term/term.loader.ts";
import { listUseCases, loadUseCase } from "./use-case/use-case.loader.ts";
import { loadUseCases } from "./use-cases/use-cases.loader.ts";

const blockPages: Record<string, RouteServer> = Object.fromEntries(
	blockRoutes.map(({ key }) => [
		key,
		{ load: (context) => loadBlockPage(key, context), entries: (context) => listBlockPage(key, context) },
	]),
);

export default defineRemoteServer({
	remote,
	routes: {
		...blockPages,
		insights: { load: loadInsights },
		insight: { load: movePost, entries: listMovedPosts },
		author: { load: loadAuthor, entries: listAuthors },
		"author-about": { load: loadAuthor, entries: listAuthorsAbout },
		category: { load: loadCategory, entries: listCategories },
		"category-region": { load: loadCategoryRegion, entries: listCategoryRegions },
		contact: { load: loadContact, act: sendContact },
		resources: { load: loadResources },
		"partner-list": { load: loadPartnerList },
		glossary: { load: loadGlossary },
		term: { load: loadTerm, entries: listTerms },
		references: { load: loadReferences },
		reference: { load: loadReference, entries: listReferences },
		"use-cases": { load: loadUseCases },
		"use-case": { load: loadUseCase, entries: listUseCases },
		industry: { load: loadIndustry, entries: listIndustries },
		page: { load: loadPage, entries: listPages },
	},
	api: { "contact/challenge": giveChallenge },
	feeds: { insights: insightsFeed },
});
