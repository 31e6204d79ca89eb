// A picture of the content service, cut around its focal point; a browser takes the size that it has room for.

import { PICTURE_SHAPES, PICTURE_SIZES, pictureHref, pictureSources } from "@hub/shared-contracts/content/picture";
import { Figure } from "@hub/shared-ui/card/figure";
import type { BlockViewProps } from "../define-block.ts";
import type { MediaBlock } from "./media.shape.ts";

/** Values of `sizes`: beside a heading, as wide as the page, or as wide as a text. */
const BESIDE = "(min-width: 80em) 50rem, (min-width: 64em) 62vw, 92vw";
const PAGE = "(min-width: 80em) 75rem, 92vw";
const TEXT = "(min-width: 50em) 45rem, 92vw";

export default function MediaView({ block: { heading, picture, caption, shape } }: BlockViewProps<MediaBlock>) {
	const { width, height } = PICTURE_SIZES[PICTURE_SHAPES[shape][1]];
	const alone = shape === "wide" ? PAGE : TEXT;
	return (
		<Figure caption={caption}>
			<img
				src={pictureHref(picture.id, PICTURE_SHAPES[shape][1])}
				srcSet={pictureSources(picture.id, shape)}
				sizes={heading ? BESIDE : alone}
				width={width}
				height={height}
				alt={picture.alt}
				loading="lazy"
				decoding="async"
			/>
		</Figure>
	);
}
