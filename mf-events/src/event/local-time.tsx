import { useLocale } from "@hub/shared-contracts/remote/runtime";
import { useSyncExternalStore } from "react";
import { useEventMessages } from "../messages.ts";
import { localTimes, type Span } from "./local-times.ts";

const subscribeToNothing = () => () => undefined;

/** The event's time in the visitor's zone, which only the browser knows. Appears after hydration. */
export function LocalTime({ startsAt, endsAt, timeZone }: Span) {
	const t = useEventMessages();
	const locale = useLocale();
	const times = useSyncExternalStore(
		subscribeToNothing,
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
