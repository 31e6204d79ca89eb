// A use case as this remote's lists show it: with the industries that use it.

import type { IndustryName } from "@hub/content-model/cms/industry";
import type { UseCaseTeaser } from "@hub/content-model/cms/use-case";

/** A use case and its live industries, the original one first. */
export interface ListedUseCase {
	readonly useCase: UseCaseTeaser;
	readonly industries: readonly IndustryName[];
}

/** Use cases with their industries out of all that are live. */
export function listedUseCases(
	useCases: readonly UseCaseTeaser[],
	industries: readonly IndustryName[],
): readonly ListedUseCase[] {
	return useCases.map((useCase) => ({ useCase, industries: industriesOf(useCase, industries) }));
}

/** The live industries of a use case in its own order. */
export function industriesOf(
	{ industryKeys }: UseCaseTeaser,
	industries: readonly IndustryName[],
): readonly IndustryName[] {
	return industryKeys.flatMap((key) => industries.find((industry) => industry.key === key) ?? []);
}
