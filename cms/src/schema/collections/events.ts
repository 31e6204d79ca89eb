import { LOCALE_NAMES } from "@hub/shared-contracts/language/locale";
import { defineCollection, publishing, record } from "../collection.ts";
import type { FieldDraft } from "../field-draft.ts";
import { counted, integer, list, moment, multiline, richText, select, slug, text } from "../fields.ts";
import { inOwnLanguage, picture } from "../link-fields.ts";
import { topics } from "../topics.ts";

const speakers: FieldDraft = {
	type: "alias",
	meta: {
		interface: "list-m2m",
		options: { template: "{{speakers_id.display_name}} · {{speakers_id.locale}}", enableCreate: false, filter: inOwnLanguage },
		special: ["m2m"],
		display: "related-values",
		display_options: { template: "{{speakers_id.display_name}}" },
		note: "Choose the speakers' entries in the same language, in the order of the page.",
		width: "full",
	},
	column: null,
};

export const events = defineCollection({
	collection: "events",
	icon: "event",
	note: "Webinars, workshops and meetings, one entry per language.",
	area: "area_events",
	template: "{{title}} · {{locale}}",
	list: {
		columns: ["title", "starts_at", "locale", "status", "event_status", "registered", "capacity", "waiting"],
		sort: "-starts_at",
	},
	audience: "public",
	versions: true,
	fields: {
		...publishing(),
		slug: slug(),
		event_status: select({ scheduled: "Takes place", cancelled: "Cancelled" }, { required: true, default: "scheduled" }),
		title: text({ required: true }),
		description: multiline({ required: true }),
		kind: select({ webinar: "Webinar", workshop: "Workshop", conference: "Conference", meetup: "Meetup" }, { required: true }),
		topic: select(topics, { required: true }),
		language: select(LOCALE_NAMES, { required: true, note: "The language that is spoken there." }),
		mode: select({ online: "Online", onsite: "On site", hybrid: "Both" }, { required: true }),
		starts_at: moment({ required: true }),
		ends_at: moment({ required: true }),
		time_zone: text({ required: true, width: "half", placeholder: "Europe/Berlin", note: "The zone whose clock the page shows." }),
		online_url: text({ width: "half", note: "Sent to those who registered; never shown on the page." }),
		venue: text({ width: "half" }),
		city: text({ width: "half" }),
		capacity: integer({
			required: true,
			default: 0,
			min: 0,
			max: 100_000,
			note: "How many seats there are, in both languages together; 0: nobody counts.",
		}),
		reserved: integer({
			default: 0,
			min: 0,
			max: 100_000,
			note: "How many of them are given away elsewhere, such as to speakers or by phone.",
		}),
		registered: integer({
			default: 0,
			...counted,
			readonly: true,
			note: "How many seats are taken, reserved ones included; counted, not typed.",
		}),
		waiting: integer({
			default: 0,
			...counted,
			readonly: true,
			note: "How many people are in the waiting list; counted, not typed.",
		}),
		calendar_sequence: integer({ default: 0, ...counted, readonly: true, hidden: true }),
		retention_days: integer({ default: 90, min: 1, max: 3_650, note: "How many days after the end registrations are kept." }),
		body: richText(),
		agenda: list({ time: "input", title: "input" }, "{{time}} {{title}}", {
			note: "What happens when, on the clock of the time zone, such as 14:30.",
		}),
		speakers,
		cover: picture({ note: "Empty: a picture is drawn." }),
		...record(),
	},
});
