import { defineCollection, id, locale, record } from "./collection.ts";
import { COUNTER_RANGE, choice, integer, moment, multiline, text } from "./fields.ts";
import { one } from "./links.ts";

export const registrations = defineCollection({
	collection: "registrations",
	icon: "how_to_reg",
	note: "Who has registered for which event. Kept for as long as the event specifies.",
	area: "area_events",
	template: "{{name}} · {{event.title}}",
	// Exports use this list, too: with the event's title instead of its id, and all rows.
	list: {
		columns: [
			"event.title",
			"name",
			"email",
			"state",
			"attendance",
			"event.registered",
			"event.capacity",
			"organisation",
			"date_created",
		],
		sort: "-date_created",
		rows: 1000,
	},
	audience: "staff",
	fields: {
		id,
		event: one("events", "{{title}} · {{locale}}", {
			required: true,
			anyLanguage: true,
			note: "Seats and waiting list are shared by all languages of the event.",
		}),
		state: choice(
			{
				pending: "Not confirmed yet",
				confirmed: "Confirmed",
				waitlisted: "On the waiting list",
				cancelled: "Cancelled",
				attended: "Attended",
			},
			{
				required: true,
				default: "pending",
				note: "“Not confirmed yet”: we have asked for confirmation by email. “Confirmed” requires a free seat. “Cancelled” frees the seat.",
			},
		),
		attendance: choice(
			{ onsite: "On site", online: "Online" },
			{ note: "For hybrid events. People online take no seat. Empty for other events." },
		),
		locale: { ...locale, meta: { ...locale.meta, note: "The language of the emails this person receives." } },
		name: text({ required: true, width: "half" }),
		email: text({ required: true, width: "half", indexed: true }),
		organisation: text({ width: "half" }),
		remark: multiline(),
		waiting_place: integer({
			...COUNTER_RANGE,
			readonly: true,
			note: "Position on the waiting list. The lowest number is next.",
		}),
		offered_until: moment({ readonly: true, note: "A free seat is held for this person until then." }),
		confirmed_at: moment({ readonly: true }),
		cancelled_at: moment({ readonly: true }),
		erased_at: moment({ readonly: true, note: "When name, address, organisation and remark were deleted." }),
		event_key: text({
			readonly: true,
			indexed: true,
			width: "half",
			note: "The translation key shared by all languages of the event.",
		}),
		// Internal state of `hub-server/registrations`.
		identity: text({ readonly: true, hidden: true, unique: true }),
		pending_until: moment({ readonly: true, hidden: true }),
		offers_lapsed: integer({ ...COUNTER_RANGE, readonly: true, hidden: true, default: 0 }),
		calendar_sequence: integer({ ...COUNTER_RANGE, readonly: true, hidden: true, default: 0 }),
		...record(),
	},
});
