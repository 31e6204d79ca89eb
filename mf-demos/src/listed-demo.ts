import type { DemoTeaser } from "@hub/content-model/cms/demo";
import type { IndustryName } from "@hub/content-model/cms/industry";

/** A demo in a list. */
export interface ListedDemo {
	readonly demo: DemoTeaser;
	/** Name of its industry, if it is live. */
	readonly industry: string | undefined;
}

/** @param industries all live ones */
export function toListedDemos(
	demos: readonly DemoTeaser[],
	industries: readonly IndustryName[],
): readonly ListedDemo[] {
	return demos.map((demo) => ({ demo, industry: industries.find(({ key }) => key === demo.industryKey)?.title }));
}
