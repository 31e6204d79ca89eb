import type { RouteDefinition } from "@hub/shared-contracts/remote/remote";
import { author, authorAbout } from "./author/author.route.ts";
import { blockPages } from "./block-page/block-page.route.ts";
import { category, categoryRegion } from "./category/category.route.ts";
import { contact } from "./contact/contact.route.ts";
import { glossary } from "./glossary/glossary.route.ts";
import { industry } from "./industry/industry.route.ts";
import { insights } from "./insights/insights.route.ts";
import { insight, slugged } from "./page/page.route.ts";
import { partnerList } from "./partner-list/partner-list.route.ts";
import { reference } from "./reference/reference.route.ts";
import { references } from "./references/references.route.ts";
import { resources } from "./resources/resources.route.ts";
import { search } from "./search/search.route.ts";
import { term } from "./term/term.route.ts";
import { useCase } from "./use-case/use-case.route.ts";
import { useCases } from "./use-cases/use-cases.route.ts";

export const routes: readonly RouteDefinition[] = [
	...blockPages,
	insights,
	insight,
	author,
	authorAbout,
	category,
	categoryRegion,
	contact,
	resources,
	search,
	partnerList,
	glossary,
	term,
	references,
	reference,
	useCases,
	useCase,
	industry,
	slugged,
];
