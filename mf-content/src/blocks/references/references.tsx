import type { ListedReference } from "../../listed-reference.ts";
import { ReferenceRows } from "../../references/reference-rows.tsx";
import type { BlockViewProps } from "../define-block.ts";
import type { ReferencesBlock } from "./references.shape.ts";

export default function ReferencesView({
	data: references,
}: BlockViewProps<ReferencesBlock, readonly ListedReference[]>) {
	return <ReferenceRows references={references} />;
}
