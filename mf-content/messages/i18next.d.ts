// Written by `npm run check -- messages -u` from the German messages: types for i18next.

import type { SourceMessages } from "@hub/shared-contracts/language/messages";
import type de from "./de-DE.json";

interface Values {
	"pages.title": "{{title}} {{page}}";
	"author.posts": "{{name}}";
	"post.readingTime_one": "{{count}}";
	"post.readingTime_other": "{{count}}";
	"glossary.count_one": "{{count}}";
	"glossary.count_other": "{{count}}";
	"glossary.also": "{{words}}";
	"term.also": "{{words}}";
	"industries.more": "{{industry}}";
	"partners.link": "{{name}}";
	"resources.format": "{{format}} {{size}}";
	"contact.wrong.title_one": "{{count}}";
	"contact.wrong.title_other": "{{count}}";
	"contact.wrong.message": "{{least}}";
	"contact.wrong.long": "{{field}} {{most}}";
	"contact.trouble.later.text_one": "{{count}}";
	"contact.trouble.later.text_other": "{{count}}";
	"contact.sent.text": "{{email}}";
	"share.by": "{{name}}";
	"carousel.place": "{{number}} {{count}}";
	"search.suggested_one": "{{count}}";
	"search.suggested_other": "{{count}}";
	"search.results.title": "{{words}}";
	"search.results.head_one": "{{count}} {{words}}";
	"search.results.head_other": "{{count}} {{words}}";
	"search.count_one": "{{count}}";
	"search.count_other": "{{count}}";
	"search.unknown_one": "{{count}} {{words}}";
	"search.unknown_other": "{{count}} {{words}}";
	"search.unknown.word": "{{word}}";
	"filter.remove": "{{choice}}";
}

declare module "i18next" {
	interface ResourceNamespaceMap {
		"mf-content": SourceMessages<typeof de, Values>;
	}
}
