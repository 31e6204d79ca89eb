import type { Speaker } from "@hub/content-model/cms/event";
import { pictureHref } from "@hub/shared-contracts/content/picture";
import { Card } from "@hub/shared-ui/card/card";
import { CardGrid } from "@hub/shared-ui/card/card-grid";
import { Portrait } from "@hub/shared-ui/cover/portrait";

/** Speakers of an event. */
export function Speakers({ speakers }: { speakers: readonly Speaker[] }) {
	return (
		<CardGrid columns={2}>
			{speakers.map(({ id, key, displayName, role, organisation, portrait }) => (
				<Card
					key={id}
					title={displayName}
					text={[role, organisation].filter(Boolean).join(", ")}
					cover={<Portrait seed={key} picture={portrait && pictureHref(portrait, "portrait")} />}
					coverPlace="aside"
				/>
			))}
		</CardGrid>
	);
}
