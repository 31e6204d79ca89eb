import type { AuthorName } from "@hub/content-model/cms/author";
import { pictureHref } from "@hub/shared-contracts/content/picture";
import { useRuntime } from "@hub/shared-contracts/remote/runtime";
import { Card } from "@hub/shared-ui/card/card";
import { CardGrid } from "@hub/shared-ui/card/card-grid";
import { Portrait } from "@hub/shared-ui/cover/portrait";
import type { BlockViewProps } from "../define-block.ts";
import type { PeopleBlock } from "./people.shape.ts";

/** The authors of the site. */
export default function PeopleView({ data: people }: BlockViewProps<PeopleBlock, readonly AuthorName[]>) {
	const { href } = useRuntime();
	return (
		<CardGrid columns={2}>
			{people.map(({ id, key, slug, displayName, role, portrait }) => (
				<Card
					key={id}
					href={href("author", { slug })}
					title={displayName}
					text={role}
					cover={<Portrait seed={key} picture={portrait && pictureHref(portrait, "portrait")} />}
					coverPlace="aside"
				/>
			))}
		</CardGrid>
	);
}
