import { defineCollection, id, locale, record } from "./collection.ts";
import { choice, multiline, text } from "./fields.ts";

export const contactMessages = defineCollection({
	collection: "contact_messages",
	icon: "mail",
	note: "Messages sent through the contact form.",
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
				note: "Answered and closed messages are deleted after 90 days, all others one year after they arrived.",
			},
		),
		locale: { ...locale, meta: { ...locale.meta, note: "The language the message was written in." } },
		name: text({ required: true, width: "half" }),
		email: text({ required: true, width: "half" }),
		organisation: text({ width: "half" }),
		subject: text({ width: "half" }),
		message: multiline({ required: true }),
		...record(),
	},
});
