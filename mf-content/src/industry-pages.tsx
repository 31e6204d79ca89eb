import type { IndustryName } from "@hub/content-model/cms/industry";
import { useRuntime } from "@hub/shared-contracts/remote/runtime";
import { FeatureList } from "@hub/shared-ui/card/feature-list";
import { Section, type SectionTone } from "@hub/shared-ui/layout/section";

interface IndustryPagesProps {
	readonly industries: readonly IndustryName[];
	readonly heading: string;
	/** Default `surface`. */
	readonly tone?: SectionTone;
}

/** Links to the pages of industries, with their descriptions. */
export function IndustryPages({ industries, heading, tone = "surface" }: IndustryPagesProps) {
	const { href } = useRuntime();
	if (industries.length === 0) return null;
	return (
		<Section id="industries" heading={heading} tone={tone}>
			<FeatureList
				items={industries.map(({ slug, title, description }) => ({
					title,
					text: description,
					href: href("industry", { field: slug }),
				}))}
			/>
		</Section>
	);
}
