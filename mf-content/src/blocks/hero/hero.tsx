import { Slot, useRuntime } from "@hub/shared-contracts/remote/runtime";
import { Hero } from "@hub/shared-ui/layout/hero";
import { PageHead } from "@hub/shared-ui/layout/page-head";
import { Section } from "@hub/shared-ui/layout/section";
import { ProductPicture } from "../../screen/product-picture.tsx";
import type { RenderedScreens } from "../../screen/screens.loader.ts";
import { Actions } from "../actions.tsx";
import type { BlockViewProps } from "../define-block.ts";
import type { HeroBlock } from "./hero.shape.ts";

const DEMO_SLOT = "try-policy";

/** Head of a page of blocks, large on the home page. Further heroes on a page are calls to action. */
export default function HeroView({
	block: { eyebrow, title, text, actions, motif, tone, screen, demo },
	data: screens,
	place,
}: BlockViewProps<HeroBlock, RenderedScreens>) {
	const { renderSlot } = useRuntime();
	const common = {
		eyebrow: eyebrow || undefined,
		title,
		actions: actions.length > 0 && <Actions actions={actions} />,
		picture: <ProductPicture screen={screen} screens={screens} motif={motif || place.motif} tone={tone} place="head" />,
	};
	if (place.head === "none")
		return (
			<Section heading={title} intro={text}>
				{common.actions}
			</Section>
		);
	const hasDemo = demo && renderSlot(DEMO_SLOT) !== null;
	if (place.head === "page" && !hasDemo) return <PageHead {...common} description={text} />;
	return <Hero {...common} text={text} demo={hasDemo && <Slot name={DEMO_SLOT} />} />;
}
