import { Spread } from "@hub/shared-ui/layout/spread";
import { ProductPicture } from "../../screen/product-picture.tsx";
import type { RenderedScreens } from "../../screen/screens.loader.ts";
import { Actions } from "../actions.tsx";
import type { BlockViewProps } from "../define-block.ts";
import type { ScreenBlock } from "./screen.shape.ts";

export default function ScreenView({
	block: { heading, text, screen, tone, side, actions },
	data: screens,
	place: {
		section: { id, tone: background },
		motif,
	},
}: BlockViewProps<ScreenBlock, RenderedScreens>) {
	return (
		<Spread
			id={id}
			tone={background}
			title={heading}
			text={text}
			actions={actions.length > 0 && <Actions actions={actions} />}
			picture={<ProductPicture screen={screen} screens={screens} motif={motif} tone={tone} place="head" />}
			side={side}
		/>
	);
}
