import { RichText } from "@hub/shared-contracts/remote/runtime";
import type { RichText as Screen } from "@hub/shared-contracts/rich-text/rich-text";
import { AnnotatedScreen } from "@hub/shared-ui/screen/annotated-screen";
import type { BlockViewProps } from "../define-block.ts";
import type { TourBlock } from "./tour.shape.ts";

export default function TourView({ block: { notes, tone }, data }: BlockViewProps<TourBlock, Screen>) {
	return (
		<AnnotatedScreen tone={tone} notes={notes}>
			<RichText value={data} />
		</AnnotatedScreen>
	);
}
