// Cards of a block: links where they lead somewhere.

import type { CardItem } from "@hub/shared-contracts/content/block";
import { Card } from "@hub/shared-ui/card";
import { CardGrid } from "@hub/shared-ui/card-grid";
import { Cover } from "@hub/shared-ui/cover";

export function BlockCards({ items }: { items: readonly CardItem[] }) {
	return (
		<CardGrid columns={items.length % 3 === 0 ? 3 : 2}>
			{items.map(({ title, text, href, label, motif, tone }) => (
				<Card
					key={title}
					{...(href ? { href } : {})}
					title={title}
					text={text}
					{...(motif ? { cover: <Cover seed={motif} tone={tone} /> } : {})}
					{...(label ? { meta: <span aria-hidden="true">{label}</span> } : {})}
				/>
			))}
		</CardGrid>
	);
}
