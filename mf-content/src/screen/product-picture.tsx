// A screen of the product where a block has one, else the computed cover.

import { RichText } from "@hub/shared-contracts/remote/runtime";
import { Cover, type CoverTone } from "@hub/shared-ui/cover/cover";
import { ScreenGround } from "@hub/shared-ui/screen/screen-ground";
import type { ScreenName } from "./screen-names.ts";
import type { DrawnScreens } from "./screens.loader.ts";

interface ProductPictureProps {
	readonly screen: ScreenName | undefined;
	readonly screens: DrawnScreens;
	readonly motif: string;
	readonly tone: CoverTone;
	readonly place: "head" | "card";
}

export function ProductPicture({ screen, screens, motif, tone, place }: ProductPictureProps) {
	const drawn = screen && screens[screen];
	if (!drawn) return <Cover seed={motif} tone={tone} density={place} />;
	return (
		<ScreenGround tone={tone} place={place}>
			<RichText value={drawn} />
		</ScreenGround>
	);
}
