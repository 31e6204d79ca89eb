import type { EventTeaser } from "@hub/content-model/cms/event";
import { Badge } from "@hub/shared-ui/card/badge";
import { useEventMessages } from "./messages.ts";

/** Maximum number of free seats for which the badge shows the number. */
const MAX_SHOWN = 10;

/** Availability of seats, of a hybrid event those on site. Renders nothing for unlimited events. */
export function SeatsBadge({ event: { seats, mode } }: { event: Pick<EventTeaser, "seats" | "mode"> }) {
	const t = useEventMessages();
	const place = mode === "hybrid" ? ".onsite" : "";
	if (seats.kind === "unlimited") return null;
	if (seats.left === 0) return <Badge tone={place ? "clay" : "signal"}>{t(`seats.none${place}`)}</Badge>;
	if (seats.left <= MAX_SHOWN) return <Badge tone="clay">{t(`seats.left${place}`, { count: seats.left })}</Badge>;
	return <Badge tone="success">{t("seats.free")}</Badge>;
}
