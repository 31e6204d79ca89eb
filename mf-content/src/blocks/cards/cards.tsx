// Cards of a block: links where they lead somewhere.

import { Card } from "@hub/shared-ui/card/card";
import { CardGrid } from "@hub/shared-ui/card/card-grid";
import { Cover } from "@hub/shared-ui/cover/cover";
import { Icon } from "@hub/shared-ui/layout/icon";
import type { BlockViewProps } from "../define-block.ts";
import styles from "./cards.module.css";
import type { CardsBlock } from "./cards.shape.ts";

export default function CardsView({ block: { items } }: BlockViewProps<CardsBlock>) {
	return (
		<CardGrid columns={items.length % 3 === 0 ? 3 : 2}>
			{items.map(({ title, text, href, label, motif, tone }) => (
				<Card
					key={title}
					{...(href ? { href } : {})}
					title={title}
					text={text}
					{...(motif ? { cover: <Cover seed={motif} tone={tone} /> } : {})}
					{...(label
						? {
								meta: (
									<span className={styles.label} aria-hidden="true">
										<span>{label}</span>
										<Icon name="arrow-right" />
									</span>
								),
							}
						: {})}
				/>
			))}
		</CardGrid>
	);
}
