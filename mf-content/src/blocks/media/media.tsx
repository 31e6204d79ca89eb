import { PICTURE_SHAPES, PICTURE_SIZES, pictureHref, pictureSources } from "@hub/shared-contracts/content/picture";
import { Figure } from "@hub/shared-ui/card/figure";
import type { BlockViewProps } from "../define-block.ts";
import type { MediaBlock } from "./media.shape.ts";

/** Values of `sizes`: beside a heading, as wide as the page, or as wide as a text. */
const SIZES = {
	beside: "(min-width: 80em) 50rem, (min-width: 64em) 62vw, 92vw",
	page: "(min-width: 80em) 75rem, 92vw",
	text: "(min-width: 50em) 45rem, 92vw",
};

/** A picture of the file library, cropped around its focal point, in the size that the browser chooses. */
export default function MediaView({ block: { heading, picture, caption, shape } }: BlockViewProps<MediaBlock>) {
	const size = PICTURE_SHAPES[shape][1];
	const alone = shape === "wide" ? SIZES.page : SIZES.text;
	return (
		<Figure caption={caption}>
			<img
				src={pictureHref(picture.id, size)}
				srcSet={pictureSources(picture.id, shape)}
				sizes={heading ? SIZES.beside : alone}
				{...PICTURE_SIZES[size]}
				alt={picture.alt}
				loading="lazy"
				decoding="async"
			/>
		</Figure>
	);
}
