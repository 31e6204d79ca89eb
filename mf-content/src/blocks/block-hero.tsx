// The head of a page of blocks: large on the home page, calmer elsewhere. Further heroes on a page are calls, not heads.

import type { Block } from "@hub/shared-contracts/content/block";
import { Cover } from "@hub/shared-ui/cover/cover";
import { Hero } from "@hub/shared-ui/layout/hero";
import { PageHead } from "@hub/shared-ui/layout/page-head";
import { Section } from "@hub/shared-ui/layout/section";
import { Actions } from "./actions.tsx";

interface BlockHeroProps {
	readonly block: Extract<Block, { type: "hero" }>;
	readonly home: boolean;
	readonly first: boolean;
}

export function BlockHero({ block: { eyebrow, title, text, actions, motif, tone }, home, first }: BlockHeroProps) {
	const common = {
		eyebrow: eyebrow || undefined,
		title,
		actions: actions.length > 0 && <Actions actions={actions} />,
		picture: <Cover seed={motif} tone={tone} density="head" />,
	};
	if (!first)
		return (
			<Section heading={title} intro={text}>
				{common.actions}
			</Section>
		);
	return home ? <Hero {...common} text={text} /> : <PageHead {...common} description={text} />;
}
