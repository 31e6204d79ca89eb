// Structures that editors write by hand are read by the very parsers of the site, so that what is published is what is shown.

import { authorBySlug } from "@hub/shared-contracts/cms/author";
import { parseBlocks } from "@hub/shared-contracts/cms/block";
import { categoriesOf } from "@hub/shared-contracts/cms/category";
import { demosOf } from "@hub/shared-contracts/cms/demo";
import { eventBySlug } from "@hub/shared-contracts/cms/event";
import { industryBySlug } from "@hub/shared-contracts/cms/industry";
import { navigationOf } from "@hub/shared-contracts/cms/navigation";
import { partnersOf } from "@hub/shared-contracts/cms/partner";
import { recordingBySlug } from "@hub/shared-contracts/cms/recording";
import { referenceBySlug } from "@hub/shared-contracts/cms/reference";
import { siteSettingsOf } from "@hub/shared-contracts/cms/site-settings";
import { useCaseBySlug } from "@hub/shared-contracts/cms/use-case";
import type { Parsed } from "@hub/shared-contracts/content-reader";
import { type Change, isPublished } from "../change.ts";
import type { Row } from "../row.ts";
import { fieldName } from "../wording.ts";

const asWritten = (href: string) => href;

/** Stands for whichever film a recording points to. */
const someFilm = { id: "film", filename_download: "film.webm", type: "video/webm" };

/** The parsers of those rows that can be read without the rows that they point to, which are left out where a row may lack them. */
const parsers: Readonly<Record<string, (row: Row) => Parsed<unknown>>> = {
	authors: (row) => authorBySlug("en", "", asWritten).parse({ ...row, portrait: null }),
	categories: categoriesOf("en").parse,
	client_references: (row) => referenceBySlug("en", "", asWritten).parse({ ...row, industry: null, use_case: null, logo: null }),
	demos: demosOf("en").parse,
	// Studio sends who speaks as what is to be added and taken away.
	events: (row) => eventBySlug("en", "", asWritten).parse({ ...row, speakers: null, cover: null }),
	industries: industryBySlug("en", "", asWritten).parse,
	navigation: navigationOf("en").parse,
	partners: partnersOf("en").parse,
	recordings: (row) =>
		recordingBySlug("en", "", asWritten).parse({ ...row, file: row.file ? someFilm : null, captions: null, event: null }),
	site_settings: siteSettingsOf("en").parse,
	use_cases: (row) => useCaseBySlug("en", "", asWritten).parse({ ...row, industry: null }),
};

/** How many problems are told at once; each names its place. */
const most = 3;

/** A block that does not fit is left out of its page: nobody publishes that knowingly. */
export function hasMisshapenBlocks({ definition, id, after, touched }: Change): string | undefined {
	if (!("blocks" in definition.fields) || !isPublished(after) || !(touched.has("blocks") || touched.has("status")))
		return undefined;
	const { problems } = parseBlocks(after.blocks, id ?? "", asWritten);
	if (problems.length === 0) return undefined;
	const more = problems.length > most ? `; and ${problems.length - most} more` : "";
	const told = problems.slice(0, most).join("; ") + more;
	return `${fieldName("blocks")} would not be shown as they are: ${told}. Correct them, or set “Status” to Draft.`;
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
