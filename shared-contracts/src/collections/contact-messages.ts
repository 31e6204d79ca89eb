import { defineCollection, id, locale, record } from "./collection.ts";
import { choice, multiline, text } from "./fields.ts";

export const contactMessages = defineCollection({
	collection: "contact_messages",
	icon: "mail",
	note: "What visitors wrote through the contact form.",
	area: "area_inbox",
	template: "{{name}} · {{subject}}",
	list: { columns: ["subject", "name", "state", "email", "locale", "date_created"], sort: "-date_created" },
	audience: "staff",
	fields: {
		id,
		state: choice(
			{ new: "New", answered: "Answered", closed: "Closed" },
			{
				required: true,
				default: "new",
				note: "Answered and closed messages are erased 90 days later, all others a year after they came.",
			},
		),
		locale: { ...locale, meta: { ...locale.meta, note: "The language that the message was written in." } },
		name: text({ required: true, width: "half" }),
		email: text({ required: true, width: "half" }),
		organisation: text({ width: "half" }),
		subject: text({ width: "half" }),
		message: multiline({ required: true }),
		...record(),
	},
});
