import { defineCollection, id, record } from "./collection.ts";
import { COUNTER_RANGE, day, integer, text } from "./fields.ts";

const count = (note: string) => integer({ ...COUNTER_RANGE, readonly: true, default: 0, note });

export const consentCounts = defineCollection({
	collection: "consent_counts",
	icon: "cookie",
	note: "Cookie decisions of visitors, counted by day and by version of the privacy policy. They are anonymous.",
	area: "area_inbox",
	template: "{{day}} · {{policy}}",
	list: {
		columns: ["day", "policy", "decisions", "refused", "analytical", "marketing", "third_party", "gpc"],
		sort: "-day",
		rows: 1000,
	},
	audience: "staff",
	fields: {
		id,
		day: day({ readonly: true, note: "In UTC." }),
		policy: text({ readonly: true, width: "half", note: "The version of the privacy policy that was decided about." }),
		decisions: count("How often visitors decided. One who decides again counts again."),
		refused: count("How many of these allow nothing but what is necessary."),
		analytical: count("How many allow statistics."),
		marketing: count("How many allow marketing."),
		third_party: count("How many allow content from third parties."),
		gpc: count("How many came with the signal “Global Privacy Control”."),
		...record(),
	},
});
