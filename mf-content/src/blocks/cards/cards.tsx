import { Card } from "@hub/shared-ui/card/card";
import { CardGrid } from "@hub/shared-ui/card/card-grid";
import { Icon } from "@hub/shared-ui/layout/icon";
import { ProductPicture } from "../../screen/product-picture.tsx";
import type { RenderedScreens } from "../../screen/screens.loader.ts";
import type { BlockViewProps } from "../define-block.ts";
import styles from "./cards.module.css";
import type { CardsBlock } from "./cards.shape.ts";

export default function CardsView({ block: { items }, data: screens }: BlockViewProps<CardsBlock, RenderedScreens>) {
	return (
		<CardGrid columns={items.length % 3 === 0 ? 3 : 2}>
			{items.map(({ title, text, href, label, motif, tone, screen }) => (
				<Card
					key={title}
					href={href || undefined}
					title={title}
					text={text}
					cover={
						(motif || screen) && (
							<ProductPicture screen={screen} screens={screens} motif={motif} tone={tone} place="card" />
						)
					}
					meta={
						label && (
							<span className={styles.label} aria-hidden="true">
								<span>{label}</span>
								<Icon name="arrow-right" />
							</span>
						)
					}
				/>
			))}
		</CardGrid>
	);
}
