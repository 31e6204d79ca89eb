import { PICTURE_SIZES, pictureHref } from "@hub/shared-contracts/content/picture";
import { CardGrid } from "@hub/shared-ui/card/card-grid";
import { LogoCell } from "@hub/shared-ui/card/logo-cell";
import { Cover } from "@hub/shared-ui/cover/cover";
import type { BlockViewProps } from "../define-block.ts";
import type { LogosBlock } from "./logos.shape.ts";

/** Logos are displayed at a quarter of their served size, so that they are sharp on every screen. */
const SCALE = 4;

export default function LogosView({ block: { heading, items } }: BlockViewProps<LogosBlock>) {
	const { width, height } = PICTURE_SIZES.card;
	return (
		<CardGrid label={heading} columns={items.length % 3 === 0 || items.length > 4 ? 3 : 2}>
			{items.map(({ name, text, href, picture, motif, tone }) => (
				<LogoCell
					key={name}
					name={name}
					text={text}
					href={href || undefined}
					picture={
						picture && (
							<img
								src={pictureHref(picture.id, "card")}
								alt={picture.alt}
								width={width / SCALE}
								height={height / SCALE}
								loading="lazy"
							/>
						)
					}
					emblem={<Cover seed={motif || name} tone={tone} />}
				/>
			))}
		</CardGrid>
	);
}
