import { LOCALE_NAMES } from "../language/locale.ts";
import { atSlug, defineCollection, publishing, record } from "./collection.ts";
import { choice, counted, integer, moment, multiline, richText, slug, text } from "./fields.ts";
import { many, picture } from "./links.ts";
import { list } from "./structures.ts";
import { topics } from "./topics.ts";

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
	pages: [atSlug("event")],
	versions: true,
	fields: {
		...publishing(),
		slug: slug(),
		event_status: choice(
			{ scheduled: "Takes place", cancelled: "Cancelled" },
			{ required: true, default: "scheduled", shown: "list", shared: true },
		),
		title: text({ required: true, shown: "list" }),
		description: multiline({ required: true, shown: "list" }),
		kind: choice(
			{ webinar: "Webinar", workshop: "Workshop", conference: "Conference", meetup: "Meetup" },
			{ required: true, shown: "list", shared: true },
		),
		topic: choice(topics, { required: true, shown: "list", shared: true }),
		language: choice(LOCALE_NAMES, { required: true, shown: "list", shared: true, note: "The language that is spoken there." }),
		mode: choice({ online: "Online", onsite: "On site", hybrid: "Both" }, { required: true, shown: "list", shared: true }),
		starts_at: moment({ required: true, shown: "list", shared: true }),
		ends_at: moment({ required: true, shown: "list", shared: true }),
		time_zone: text({
			required: true,
			width: "half",
			placeholder: "Europe/Berlin",
			shown: "list",
			shared: true,
			note: "The zone whose clock the page shows.",
		}),
		online_url: text({ width: "half", shared: true, note: "Sent to those who registered; never shown on the page." }),
		venue: text({ width: "half", shown: "list" }),
		city: text({ width: "half", shown: "list" }),
		capacity: integer({
			required: true,
			shown: "list",
			shared: true,
			default: 0,
			min: 0,
			max: 100_000,
			note: "How many seats there are, in all languages together; 0: nobody counts.",
		}),
		reserved: integer({
			default: 0,
			shared: true,
			min: 0,
			max: 100_000,
			note: "How many of them are given away elsewhere, such as to speakers or by phone.",
		}),
		registered: integer({
			default: 0,
			shown: "list",
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
		calendar_sequence: integer({ default: 0, ...counted, readonly: true, hidden: true, shown: "list" }),
		retention_days: integer({
			default: 90,
			shared: true,
			min: 1,
			max: 3_650,
			note: "How many days after the end registrations are kept.",
		}),
		body: richText("event", { shown: "page" }),
		agenda: list({ time: "input", title: "input" }, "{{time}} {{title}}", {
			shown: "page",
			note: "What happens when, on the clock of the time zone, such as 14:30.",
		}),
		speakers: many(
			{ collection: "events_speakers", field: "speakers_id", label: "display_name" },
			{ shared: true, note: "Choose the speakers' entries in the same language, in the order of the page." },
		),
		cover: picture({ shown: "page", note: "Empty: a picture is drawn." }),
		...record(),
	},
});
