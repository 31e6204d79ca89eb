// All document types of the site.

import { authorDocuments } from "./author.ts";
import { categoryDocuments } from "./category.ts";
import { demoDocuments } from "./demo.ts";
import type { DocumentType } from "./documents.ts";
import { eventDocuments } from "./event.ts";
import { termDocuments } from "./glossary-term.ts";
import { industryDocuments } from "./industry.ts";
import { navigationDocuments } from "./navigation.ts";
import { pageDocuments } from "./page.ts";
import { partnerDocuments } from "./partner.ts";
import { postDocuments } from "./post.ts";
import { recordingDocuments } from "./recording.ts";
import { redirectDocuments } from "./redirect.ts";
import { referenceDocuments } from "./reference.ts";
import { resourceDocuments } from "./resource.ts";
import { settingsDocuments } from "./site-settings.ts";
import { useCaseDocuments } from "./use-case.ts";

export const documentTypes: ReadonlyMap<string, DocumentType> = new Map(
	[
		pageDocuments,
		navigationDocuments,
		redirectDocuments,
		settingsDocuments,
		partnerDocuments,
		postDocuments,
		categoryDocuments,
		authorDocuments,
		termDocuments,
		referenceDocuments,
		useCaseDocuments,
		industryDocuments,
		resourceDocuments,
		demoDocuments,
		eventDocuments,
		recordingDocuments,
	].map((type) => [type.collection, type]),
);
