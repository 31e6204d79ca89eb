// The event's time in the visitor's zone. Only the browser has this zone, so the time appears after hydration.

import { useLocale } from "@hub/shared-contracts/remote/runtime";
import { useSyncExternalStore } from "react";
import { useEventMessages } from "../messages.ts";
import { localTimes, type Span } from "./local-times.ts";

const never = () => () => undefined;

export function LocalTime({ startsAt, endsAt, timeZone }: Span) {
	const t = useEventMessages();
	const locale = useLocale();
	const times = useSyncExternalStore(
		never,
		() => localTimes({ startsAt, endsAt, timeZone }, locale, Intl.DateTimeFormat().resolvedOptions().timeZone),
		() => "",
	);
	return times === "" ? null : (
		<>
			<br />
			<span>{t("time.own", { times })}</span>
		</>
	);
}
