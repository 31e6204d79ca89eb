import { defineCollection, id, locale, record } from "./collection.ts";
import { choice, counted, integer, moment, multiline, text } from "./fields.ts";
import { one } from "./links.ts";

export const registrations = defineCollection({
	collection: "registrations",
	icon: "how_to_reg",
	note: "Who takes part in which event. Kept for as long as the event says.",
	area: "area_events",
	template: "{{name}} · {{event.title}}",
	// It is exported too, as it is seen: with the event's title, not its id, and whole.
	list: {
		columns: ["event.title", "name", "email", "state", "event.registered", "event.capacity", "organisation", "date_created"],
		formerColumns: ["event", "name", "state", "event.registered", "event.capacity", "email", "organisation", "date_created"],
		sort: "-date_created",
		rows: 1000,
	},
	audience: "staff",
	fields: {
		id,
		event: one("events", "{{title}} · {{locale}}", {
			required: true,
			anyLanguage: true,
			note: "Seats and waiting list belong to the event in all languages together.",
		}),
		state: choice(
			{
				pending: "Not confirmed yet",
				confirmed: "Confirmed",
				waitlisted: "On the waiting list",
				cancelled: "Cancelled",
				attended: "Was there",
			},
			{
				required: true,
				default: "pending",
				note: "Not confirmed yet: a mail asks for it. Confirmed needs a free seat. Whoever cancels frees one.",
			},
		),
		locale: { ...locale, meta: { ...locale.meta, note: "The language of the mails to this person." } },
		name: text({ required: true, width: "half" }),
		email: text({ required: true, width: "half", indexed: true }),
		organisation: text({ width: "half" }),
		remark: multiline(),
		waiting_place: integer({ ...counted, readonly: true, note: "The order of the waiting list; the lowest is next." }),
		offered_until: moment({ readonly: true, note: "Until when a free seat is kept for this person." }),
		confirmed_at: moment({ readonly: true }),
		cancelled_at: moment({ readonly: true }),
		erased_at: moment({ readonly: true, note: "When name, address, organisation and remark were erased." }),
		event_key: text({ readonly: true, indexed: true, width: "half", note: "The event in all languages." }),
		// What the rules in hub-registrations keep for themselves.
		identity: text({ readonly: true, hidden: true, unique: true }),
		pending_until: moment({ readonly: true, hidden: true }),
		offers_lapsed: integer({ ...counted, readonly: true, hidden: true, default: 0 }),
		calendar_sequence: integer({ ...counted, readonly: true, hidden: true, default: 0 }),
		...record(),
	},
});
