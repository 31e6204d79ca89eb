// Badge with the availability of seats; nothing for unlimited events.

import type { Seats } from "@hub/shared-contracts/content/event";
import { Badge } from "@hub/shared-ui/card/badge";
import { useEventMessages } from "./messages.ts";

/** Maximum number of free seats for which the badge shows the number. */
const MAX_SHOWN = 10;

export function SeatsBadge({ seats }: { seats: Seats }) {
	const t = useEventMessages();
	if (seats.kind === "unlimited") return null;
	if (seats.left === 0) return <Badge tone="signal">{t("seats.none")}</Badge>;
	if (seats.left <= MAX_SHOWN) return <Badge tone="clay">{t("seats.left", { count: seats.left })}</Badge>;
	return <Badge tone="success">{t("seats.free")}</Badge>;
}
