import { Cover } from "@hub/shared-ui/cover/cover";
import { CallToAction } from "@hub/shared-ui/layout/call-to-action";
import { Actions } from "../actions.tsx";
import type { BlockViewProps } from "../define-block.ts";
import type { CtaBlock } from "./cta.shape.ts";

export default function CtaView({
	block: { heading, text, actions, look },
	place: { motif },
}: BlockViewProps<CtaBlock>) {
	return (
		<CallToAction
			title={heading}
			text={text}
			actions={<Actions actions={actions} />}
			{...(look === "quiet" ? { tone: "quiet" } : { picture: <Cover seed={`${motif} cta`} density="head" /> })}
		/>
	);
}
