// Written by `npm run check -- messages -u` from the German messages: types for i18next.

import type { SourceMessages } from "@hub/shared-contracts/language/messages";
import type de from "./de-DE.json";

interface Values {
	"board.behind_one": "{{count}}";
	"board.behind_other": "{{count}}";
	"board.behind_zero": "{{count}}";
	"board.page": "{{page}} {{pages}}";
	"board.total_one": "{{count}}";
	"board.total_other": "{{count}}";
	"board.total_zero": "{{count}}";
	"colleagues.by": "{{who}} {{date}}";
	"drafts.changed": "{{date}}";
	"drafts.edits": "{{date}}";
	"drafts.new": "{{date}}";
	"events.seats_one": "{{count}} {{registered}}";
	"events.seats_other": "{{count}} {{registered}}";
	"events.unlimited_one": "{{count}}";
	"events.unlimited_other": "{{count}}";
	"events.waiting_one": "{{count}}";
	"events.waiting_other": "{{count}}";
	"links.archived": "{{path}} {{name}}";
	"links.back": "{{path}} {{name}}";
	"links.draft": "{{path}} {{name}}";
	"links.language": "{{path}} {{name}} {{theirs}} {{ours}}";
	"links.looked_one": "{{count}}";
	"links.looked_other": "{{count}}";
	"links.name": "{{name}}";
	"links.nowhere": "{{path}}";
	"links.onward": "{{href}} {{to}}";
	"links.over": "{{path}} {{name}} {{date}}";
	"links.scheduled": "{{path}} {{name}} {{date}}";
	"messages.all_one": "{{count}}";
	"messages.all_other": "{{count}}";
	"scheduled.appears": "{{time}}";
	"scheduled.leaves": "{{time}}";
	"translations.into": "{{language}} {{state}}";
	"translations.missing_one": "{{count}}";
	"translations.missing_other": "{{count}}";
	"translations.outdated_one": "{{count}}";
	"translations.outdated_other": "{{count}}";
}

declare module "i18next" {
	interface ResourceNamespaceMap {
		"hub-studio/desk": SourceMessages<typeof de, Values>;
	}
}
