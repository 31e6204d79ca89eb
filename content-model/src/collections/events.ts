import { LOCALE_NAMES } from "@hub/shared-contracts/language/locale";
import { atSlug, closing, defineCollection, publishing } from "./collection.ts";
import { COUNTER_RANGE, choice, integer, moment, multiline, richText, slug, text, timeZone, toggle } from "./fields.ts";
import { many, picture, section, tool } from "./links.ts";
import { list } from "./structures.ts";
import { topics } from "./topics.ts";

const notificationToggle = toggle({ default: true, width: "full" });

export const events = defineCollection({
	collection: "events",
	icon: "event",
	note: "Webinars, workshops, conferences and meetups. One entry per language.",
	area: "area_events",
	template: "{{title}} · {{locale}}",
	list: {
		columns: ["title", "starts_at", "locale", "translation_key", "event_status", "registered", "capacity", "waiting"],
		sort: "-starts_at",
	},
	audience: "public",
	pages: [atSlug("event")],
	versions: true,
	fields: {
		...publishing(),
		title: text({ required: true, shown: "list" }),
		description: multiline({ required: true, shown: "list" }),
		body: richText("event", { shown: "page" }),
		kind: choice(
			{ webinar: "Webinar", workshop: "Workshop", conference: "Conference", meetup: "Meetup" },
			{ required: true, shown: "list", shared: true },
		),
		topic: choice(topics, { required: true, shown: "list", shared: true }),
		when: section("When it takes place.", "schedule", "open"),
		starts_at: moment({ group: "when", required: true, shown: "list", shared: true, zone: "time_zone" }),
		ends_at: moment({ group: "when", required: true, shown: "list", shared: true, zone: "time_zone" }),
		time_zone: timeZone({
			group: "when",
			required: true,
			shown: "list",
			shared: true,
			note: "The times are entered here, and shown to visitors, in this time zone.",
			start: "starts_at",
			end: "ends_at",
		}),
		event_status: choice(
			{ scheduled: "Takes place", cancelled: "Cancelled" },
			{ group: "when", required: true, default: "scheduled", shown: "list", shared: true },
		),
		cancel_reason: multiline({
			group: "when",
			note: "Optional. Included only in the email to people who registered in this language when the event is cancelled. Enter it before you save the cancellation.",
		}),
		where: section("Where it takes place.", "place", "open"),
		mode: choice(
			{ online: "Online", onsite: "On site", hybrid: "Hybrid" },
			{ group: "where", required: true, shown: "list", shared: true },
		),
		language: choice(LOCALE_NAMES, {
			group: "where",
			required: true,
			shown: "list",
			shared: true,
			note: "The language spoken at the event.",
		}),
		venue: text({ group: "where", width: "half", shown: "list" }),
		city: text({ group: "where", width: "half", shown: "list" }),
		online_url: text({
			group: "where",
			width: "half",
			shared: true,
			note: "Sent to people who have registered. Never shown on the page.",
		}),
		// Option of a single save: `hub-server/registrations` reads it and resets it to true.
		tell_people: { ...notificationToggle, meta: { ...notificationToggle.meta, interface: "hub-event-news" } },
		programme: section("What happens, and who speaks.", "list_alt", "open"),
		agenda: list({ time: "value", title: "input" }, "{{time}} {{title}}", {
			group: "programme",
			shown: "page",
			note: "The programme, with times in the event's time zone, such as 14:30.",
		}),
		speakers: many(
			{ collection: "events_speakers", field: "speakers_id", label: "display_name", picture: "portrait" },
			{
				group: "programme",
				shared: true,
				note: "Choose the speakers' entries in the same language. Their order here is their order on the page.",
			},
		),
		cover: picture({ shown: "page", note: "Leave empty to use a drawn picture." }),
		seats: section("Seats, registrations and how long they are kept.", "event_seat", "open"),
		capacity: integer({
			group: "seats",
			required: true,
			shown: "list",
			shared: true,
			default: 0,
			min: 0,
			max: 100_000,
			note: "Total number of seats, shared by all languages. 0 means unlimited. At hybrid events these are the seats on site.",
		}),
		reserved: integer({
			group: "seats",
			default: 0,
			shared: true,
			min: 0,
			max: 100_000,
			note: "Seats set aside, for example for speakers or for registrations by phone. They count towards the total.",
		}),
		registered: integer({
			group: "seats",
			default: 0,
			shown: "list",
			...COUNTER_RANGE,
			readonly: true,
			note: "Seats taken, including those set aside. Updated automatically.",
		}),
		waiting: integer({
			group: "seats",
			default: 0,
			...COUNTER_RANGE,
			readonly: true,
			note: "People on the waiting list. Updated automatically.",
		}),
		retention_days: integer({
			group: "seats",
			default: 90,
			shared: true,
			min: 1,
			max: 3_650,
			note: "How many days after the event registrations are kept.",
		}),
		registration_desk: tool("hub-event-desk"),
		calendar_sequence: integer({ default: 0, ...COUNTER_RANGE, readonly: true, hidden: true, shown: "list" }),
		slug: slug(),
		...closing(),
	},
});
