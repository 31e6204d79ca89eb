import { RichText } from "@hub/shared-contracts/remote/runtime";
import { Prose } from "@hub/shared-ui/text/prose";
import type { BlockViewProps } from "../define-block.ts";
import type { ProseBlock } from "./prose.shape.ts";

export default function ProseView({ block: { body } }: BlockViewProps<ProseBlock>) {
	return (
		<Prose>
			<RichText value={body} />
		</Prose>
	);
}
