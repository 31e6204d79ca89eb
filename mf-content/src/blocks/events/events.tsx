import { Slot, useRuntime } from "@hub/shared-contracts/remote/runtime";
import { BlockSection } from "../block-section.tsx";
import type { BlockViewProps } from "../define-block.ts";
import type { EventsBlock } from "./events.shape.ts";

const SLOT = "upcoming-events";

/** Upcoming events, rendered by the events remote. Absent without that remote or upcoming events. */
export default function EventsView({ block, place }: BlockViewProps<EventsBlock>) {
	const { href, renderSlot } = useRuntime();
	if (!href("events") || renderSlot(SLOT) === null) return null;
	return (
		<BlockSection block={block} place={place} frame={{ aside: { route: "events", label: "events.all" } }}>
			<Slot name={SLOT} />
		</BlockSection>
	);
}
