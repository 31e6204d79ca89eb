import { Portrait } from "@hub/shared-ui/cover/portrait";
import { Section } from "@hub/shared-ui/layout/section";
import { Quote } from "@hub/shared-ui/text/quote";
import type { BlockViewProps } from "../define-block.ts";
import type { QuoteBlock } from "./quote.shape.ts";

export default function QuoteView({ block: { name, role, text } }: BlockViewProps<QuoteBlock>) {
	return (
		<Section tone="sand">
			<Quote name={name} position={role} portrait={<Portrait seed={name} />}>
				{text}
			</Quote>
		</Section>
	);
}
