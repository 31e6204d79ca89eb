// Whether seats are left, in one word; nothing for unlimited events.

import type { Seats } from "@hub/shared-contracts/content/event";
import { Badge } from "@hub/shared-ui/card/badge";
import { useEventMessages } from "./messages.ts";

/** From so many seats left on, a visitor is told. */
const FEW = 10;

export function SeatsBadge({ seats }: { seats: Seats }) {
	const t = useEventMessages();
	if (seats.kind === "unlimited") return null;
	if (seats.left === 0) return <Badge tone="signal">{t("seats.none")}</Badge>;
	if (seats.left <= FEW) return <Badge tone="clay">{t("seats.left", { count: seats.left })}</Badge>;
	return <Badge tone="success">{t("seats.free")}</Badge>;
}
