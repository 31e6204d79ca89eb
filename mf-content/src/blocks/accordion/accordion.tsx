import { RichText } from "@hub/shared-contracts/remote/runtime";
import { Accordion } from "@hub/shared-ui/text/accordion";
import { Prose } from "@hub/shared-ui/text/prose";
import type { BlockViewProps } from "../define-block.ts";
import type { AccordionBlock } from "./accordion.shape.ts";

export default function AccordionView({ block: { items } }: BlockViewProps<AccordionBlock>) {
	return (
		<Accordion
			items={items.map(({ question, anchor, answer }) => ({
				id: anchor,
				title: question,
				content: (
					<Prose>
						<RichText value={answer} />
					</Prose>
				),
			}))}
		/>
	);
}
