import { RichText } from "@hub/shared-contracts/remote/runtime";
import { Cover, type CoverTone } from "@hub/shared-ui/cover/cover";
import { ScreenGround } from "@hub/shared-ui/screen/screen-ground";
import type { ScreenName } from "./screen-names.ts";
import type { RenderedScreens } from "./screens.loader.ts";

interface ProductPictureProps {
	readonly screen: ScreenName | undefined;
	readonly screens: RenderedScreens;
	readonly motif: string;
	readonly tone: CoverTone;
	readonly place: "head" | "card";
}

/** A product screen, or the computed cover without one. */
export function ProductPicture({ screen, screens, motif, tone, place }: ProductPictureProps) {
	const rendered = screen && screens[screen];
	if (!rendered) return <Cover seed={motif} tone={tone} density={place} />;
	return (
		<ScreenGround tone={tone} place={place}>
			<RichText value={rendered} />
		</ScreenGround>
	);
}
