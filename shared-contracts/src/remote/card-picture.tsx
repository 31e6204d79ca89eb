import { PICTURE_SIZES, pictureHref } from "../content/picture.ts";

/**
 * An editor's picture in a card. It is decorative, because the card's title names the content.
 * @param id of the file
 */
export function CardPicture({ id }: { readonly id: string }) {
	return (
		<img
			src={pictureHref(id, "card")}
			srcSet={`${pictureHref(id, "card")} 1x, ${pictureHref(id, "card-2x")} 2x`}
			alt=""
			{...PICTURE_SIZES.card}
			loading="lazy"
			decoding="async"
		/>
	);
}
