// A reference as this remote's lists show it: with the client's industry.

import type { IndustryName } from "@hub/content-model/cms/industry";
import type { ReferenceTeaser } from "@hub/content-model/cms/reference";

/** A reference and the client's industry, where that is live. */
export interface ListedReference {
	readonly reference: ReferenceTeaser;
	readonly industry: IndustryName | undefined;
}

/** References with their industries out of all that are live. */
export function listedReferences(
	references: readonly ReferenceTeaser[],
	industries: readonly IndustryName[],
): readonly ListedReference[] {
	return references.map((reference) => ({
		reference,
		industry: industries.find(({ key }) => key === reference.industryKey),
	}));
}
