// Publishable test row for each collection.

import type { CollectionDefinition } from "@hub/content-model/collections/collection";
import type { Field, FieldKind } from "@hub/content-model/collections/field";
import type { Row } from "../entries/row.ts";
import { choicesOf } from "./field-values.fixture.ts";

/** Values that pass a collection's own check. */
const OWN: Readonly<Record<string, Row>> = {
	events: { starts_at: "2026-03-01T10:00:00.000Z", ends_at: "2026-03-01T12:00:00.000Z", time_zone: "Europe/Berlin" },
	recordings: { source: "https://youtu.be/BofL1AaiTjo" },
	redirects: { from: "/en/old", to: "/en/new" },
	navigation: { href: "/en" },
	site_settings: {
		organisation: {
			name: "A",
			street: "B",
			postal_code: "1",
			city: "C",
			country: "D",
			email: "e@example.com",
			phone: "1",
		},
	},
	use_cases: {
		parties: [
			{ name: "Farm", role: "" },
			{ name: "Dairy", role: "" },
		],
	},
	pages: { slug: "words" },
};

const GOOD: { readonly [Kind in FieldKind]: (field: Field) => unknown } = {
	text: ({ meta }) => (meta.options?.slug ? "words" : "Words"),
	"rich-text": () => "<p>Words</p>",
	blocks: () => [{ type: "prose", html: "<p>Words</p>" }],
	structure: () => [],
	words: () => ["words"],
	choice: (field) => choicesOf(field)[0],
	number: ({ meta }) => meta.options?.min,
	toggle: () => true,
	moment: () => "2026-03-01T10:00:00.000Z",
	day: () => "2026-03-01",
	link: () => "an id",
	picture: () => "an id",
	file: () => "an id",
	system: () => null,
};

/** Returns a publishable row: values for required fields by kind, and those for the collection's own check. */
export function publishable({ collection, fields }: CollectionDefinition): Row {
	const required = Object.entries(fields).flatMap(([name, field]) =>
		field.meta.required || name === "slug" ? [[name, GOOD[field.kind](field)]] : [],
	);
	const status = "status" in fields ? { status: "published" } : {};
	return {
		...Object.fromEntries(required),
		...status,
		...("locale" in fields ? { locale: "en" } : {}),
		...OWN[collection],
	};
}
