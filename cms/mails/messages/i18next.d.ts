// Written by `npm run check -- messages -u` from the German messages: types for i18next.

import type { SourceMessages } from "@hub/shared-contracts/language/messages";
import type de from "./de-DE.json";

interface Values {
	"comment.subject": "{{name}}";
	"comment.body": "{{name}} {{collection}}";
	"contact.ours.subject": "{{subject}}";
	"registration.please-confirm.subject": "{{title}}";
	"registration.please-confirm.body": "{{title}}";
	"registration.please-confirm.closing": "{{until}}";
	"registration.already.subject": "{{title}}";
	"registration.already.body": "{{title}}";
	"registration.confirmed.subject": "{{title}}";
	"registration.confirmed.body": "{{name}}";
	"registration.waitlisted.subject": "{{title}}";
	"registration.waitlisted.body": "{{name}}";
	"registration.offered.subject": "{{title}}";
	"registration.offered.body": "{{name}} {{title}} {{until}}";
	"registration.lapsed.subject": "{{title}}";
	"registration.lapsed.body": "{{name}}";
	"registration.dropped.subject": "{{title}}";
	"registration.dropped.body": "{{name}}";
	"registration.changed.subject": "{{title}}";
	"registration.changed.body": "{{name}} {{title}}";
	"registration.cancelled.subject": "{{title}}";
	"registration.cancelled.body": "{{name}} {{title}}";
	"registration.reminder.subject": "{{title}}";
	"registration.reminder.body": "{{name}} {{title}}";
	"registration.event-changed.subject": "{{title}}";
	"registration.event-changed.body": "{{name}} {{title}}";
	"registration.event-cancelled.subject": "{{title}}";
	"registration.event-cancelled.body": "{{name}} {{title}}";
	"registration.event-revived.subject": "{{title}}";
	"registration.event-revived.body": "{{name}} {{title}}";
	"registration.thanks.subject": "{{title}}";
	"registration.thanks.body": "{{name}}";
	"registration.footer.retention_one": "{{count}}";
	"registration.footer.retention_other": "{{count}}";
	"fact.position": "{{position}}";
	"place.hybrid": "{{place}}";
	"launch.subject": "{{name}}";
	"launch.body": "{{name}}";
	"launch.problem.link": "{{href}}";
	"launch.problem.translation": "{{languages}}";
}

declare module "i18next" {
	interface ResourceNamespaceMap {
		"cms/mails": SourceMessages<typeof de, Values>;
	}
}
