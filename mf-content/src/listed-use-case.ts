import type { IndustryName } from "@hub/content-model/cms/industry";
import type { UseCaseTeaser } from "@hub/content-model/cms/use-case";

/** A use case in a list. */
export interface ListedUseCase {
	readonly useCase: UseCaseTeaser;
	/** Its live industries, the original one first. */
	readonly industries: readonly IndustryName[];
}

/** @param industries all live ones */
export function toListedUseCases(
	useCases: readonly UseCaseTeaser[],
	industries: readonly IndustryName[],
): readonly ListedUseCase[] {
	return useCases.map((useCase) => ({ useCase, industries: industriesOfUseCase(useCase, industries) }));
}

/** Returns the live industries of a use case in its own order. */
export function industriesOfUseCase(
	{ industryKeys }: UseCaseTeaser,
	industries: readonly IndustryName[],
): readonly IndustryName[] {
	return industryKeys.flatMap((key) => industries.find((industry) => industry.key === key) ?? []);
}
