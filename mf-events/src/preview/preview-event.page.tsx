import type { PageProps } from "@hub/shared-contracts/remote/remote";
import type { EventData } from "../event/event.loader.ts";
import EventPage from "../event/event.page.tsx";

/** An event before visitors see it. Its form can be looked at and not sent: there is nothing to register for yet. */
export default function EventPreviewPage(props: PageProps<EventData>) {
	return <EventPage {...props} preview />;
}
