import type { IndustryName } from "@hub/content-model/cms/industry";
import type { ReferenceTeaser } from "@hub/content-model/cms/reference";

/** A reference in a list. */
export interface ListedReference {
	readonly reference: ReferenceTeaser;
	/** The client's industry, if it is live. */
	readonly industry: IndustryName | undefined;
}

/** @param industries all live ones */
export function toListedReferences(
	references: readonly ReferenceTeaser[],
	industries: readonly IndustryName[],
): readonly ListedReference[] {
	return references.map((reference) => ({
		reference,
		industry: industries.find(({ key }) => key === reference.industryKey),
	}));
}
