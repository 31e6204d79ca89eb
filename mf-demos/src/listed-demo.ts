import type { DemoTeaser } from "@hub/content-model/cms/demo";
import type { IndustryName } from "@hub/content-model/cms/industry";

/** A demo as lists show it. */
export interface ListedDemo {
	readonly demo: DemoTeaser;
	/** The name of its industry, where that is live. */
	readonly industry: string | undefined;
}

/** Demos with the names of their industries, out of all that are live. */
export function listedDemos(demos: readonly DemoTeaser[], industries: readonly IndustryName[]): readonly ListedDemo[] {
	return demos.map((demo) => ({ demo, industry: industries.find(({ key }) => key === demo.industryKey)?.title }));
}
