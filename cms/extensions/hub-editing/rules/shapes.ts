// Structures that editors write by hand are read by the very parsers of the site, so that what is published is what is shown.

import { blockShape, parseBlocks } from "@hub/mf-content/blocks";
import { authorBySlug } from "@hub/shared-contracts/cms/author";
import { categoriesOf } from "@hub/shared-contracts/cms/category";
import { demosOf } from "@hub/shared-contracts/cms/demo";
import { eventBySlug } from "@hub/shared-contracts/cms/event";
import { industryBySlug } from "@hub/shared-contracts/cms/industry";
import { navigationOf } from "@hub/shared-contracts/cms/navigation";
import { partnersOf } from "@hub/shared-contracts/cms/partner";
import { recordingBySlug } from "@hub/shared-contracts/cms/recording";
import { quoteShape, referenceBySlug } from "@hub/shared-contracts/cms/reference";
import { organisationShape, siteSettingsOf } from "@hub/shared-contracts/cms/site-settings";
import { strayFields } from "@hub/shared-contracts/cms/stray-fields";
import { useCaseBySlug } from "@hub/shared-contracts/cms/use-case";
import type { Parsed } from "@hub/shared-contracts/content/content-reader";
import { DEFAULT_LOCALE } from "@hub/shared-contracts/language/locale";
import type { z } from "zod";
import { type Change, isPublished, touches } from "../change.ts";
import type { Row } from "../row.ts";
import { fieldName } from "../wording.ts";

const asWritten = (href: string) => href;

/** Stands for whichever film a recording points to. */
const someFilm = { id: "film", filename_download: "film.webm", type: "video/webm" };

/** The parsers of those rows that can be read without the rows that they point to, which are left out where a row may lack them. */
const parsers: Readonly<Record<string, (row: Row) => Parsed<unknown>>> = {
	authors: (row) => authorBySlug(DEFAULT_LOCALE, "", asWritten).parse({ ...row, portrait: null }),
	categories: categoriesOf(DEFAULT_LOCALE).parse,
	client_references: (row) =>
		referenceBySlug(DEFAULT_LOCALE, "", asWritten).parse({ ...row, industry: null, use_case: null, logo: null }),
	demos: demosOf(DEFAULT_LOCALE).parse,
	// Studio sends who speaks as what is to be added and taken away.
	events: (row) => eventBySlug(DEFAULT_LOCALE, "", asWritten).parse({ ...row, speakers: null, cover: null }),
	industries: industryBySlug(DEFAULT_LOCALE, "", asWritten).parse,
	navigation: navigationOf(DEFAULT_LOCALE).parse,
	partners: partnersOf(DEFAULT_LOCALE).parse,
	recordings: (row) =>
		recordingBySlug(DEFAULT_LOCALE, "", asWritten).parse({ ...row, file: row.file ? someFilm : null, captions: null, event: null }),
	site_settings: siteSettingsOf(DEFAULT_LOCALE).parse,
	use_cases: (row) => useCaseBySlug(DEFAULT_LOCALE, "", asWritten).parse({ ...row, industry: null }),
};

/** How many problems are told at once; each names its place. */
const most = 3;

/** A block that does not fit is left out of its page: nobody publishes that knowingly. */
export function hasMisshapenBlocks({ definition, id, after, touched }: Change): string | undefined {
	if (!("blocks" in definition.fields) || !isPublished(after) || !(touched.has("blocks") || touched.has("status")))
		return undefined;
	const { problems } = parseBlocks(after.blocks, id ?? "", asWritten);
	if (problems.length === 0) return undefined;
	return `${fieldName("blocks")} would not be shown as they are: ${told(problems)}. Correct them, or set “Status” to Draft.`;
}

function told(problems: readonly string[]): string {
	const more = problems.length > most ? `; and ${problems.length - most} more` : "";
	return problems.slice(0, most).join("; ") + more;
}

/** How structures are written by hand, by the name of their field. */
const shapes: Readonly<Record<string, z.ZodType>> = {
	blocks: blockShape.array(),
	organisation: organisationShape,
	quote: quoteShape,
};

/** Words in a field that no structure has would be shown nowhere. */
export function hasStrayFields(change: Change): string | undefined {
	const { definition, after } = change;
	if (!isPublished(after)) return undefined;
	for (const [field, shape] of Object.entries(shapes)) {
		if (!(field in definition.fields) || !touches(change, "status", field)) continue;
		const problems = strayFields(shape, after[field], field === "blocks" ? "block" : "");
		if (problems.length > 0)
			return `${fieldName(field)} would not be shown whole: ${told(problems)}. Correct them, or set “Status” to Draft.`;
	}
	return undefined;
}

/** A row that the site cannot read is left out of every page. */
export function isLeftOut({ definition, id, after }: Change): string | undefined {
	const parse = parsers[definition.collection];
	if (!parse || !isPublished(after)) return undefined;
	const parsed = parse({ ...after, id: id ?? "new" });
	const [what, problem] =
		parsed.kind === "broken" ? ["this entry", parsed.problem] : ["a part of this entry", parsed.problems?.join("; ")];
	if (!problem) return undefined;
	return `As it stands, the site would leave ${what} out (${problem}): correct it, or set “Status” to Draft.`;
}
