import { defineCollection, id, locale, record } from "../collection.ts";
import { moment, multiline, select, text } from "../fields.ts";
import { one } from "../link-fields.ts";

export const registrations = defineCollection({
	collection: "registrations",
	icon: "how_to_reg",
	note: "Who takes part in which event. Kept for as long as the event says.",
	area: "area_events",
	template: "{{name}} · {{event.title}}",
	audience: "staff",
	fields: {
		id,
		event: one("events", "{{title}} · {{locale}}", { required: true }),
		state: select(
			{
				pending: "Not confirmed yet",
				confirmed: "Confirmed",
				waitlisted: "On the waiting list",
				cancelled: "Cancelled",
				attended: "Was there",
			},
			{ required: true, default: "pending" },
		),
		locale,
		name: text({ required: true, width: "half" }),
		email: text({ required: true, width: "half", indexed: true }),
		organisation: text({ width: "half" }),
		remark: multiline(),
		confirmed_at: moment({ readonly: true }),
		cancelled_at: moment({ readonly: true }),
		...record(),
	},
});
