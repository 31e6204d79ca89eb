import type { Event } from "@hub/content-model/cms/event";
import { zonedMoment } from "@hub/shared-contracts/content/zoned-moment";
import {
	type EventLeaf,
	PAGE,
	type PlaceLeaf,
	type PostalAddressLeaf,
	type StructuredData,
	schemaThing,
	type VirtualLocationLeaf,
} from "@hub/shared-contracts/remote/structured-data";

const ATTENDANCE = {
	online: "https://schema.org/OnlineEventAttendanceMode",
	onsite: "https://schema.org/OfflineEventAttendanceMode",
	hybrid: "https://schema.org/MixedEventAttendanceMode",
} as const;

/** Describes an event in schema.org's vocabulary (MT-2). */
export function eventStructuredData({
	startsAt,
	endsAt,
	timeZone,
	mode,
	venue,
	city,
	cancelled,
	language,
	speakers,
}: Event): StructuredData {
	const online = schemaThing<VirtualLocationLeaf>({ "@type": "VirtualLocation", url: PAGE.url });
	const onsite = schemaThing<PlaceLeaf>({
		"@type": "Place",
		name: venue || city,
		address: schemaThing<PostalAddressLeaf>({ "@type": "PostalAddress", addressLocality: city || undefined }),
	});
	const thing = schemaThing<EventLeaf>({
		"@type": "Event",
		image: PAGE.picture,
		organizer: PAGE.company,
		startDate: zonedMoment(startsAt, timeZone),
		endDate: zonedMoment(endsAt, timeZone),
		eventAttendanceMode: ATTENDANCE[mode],
		eventStatus: cancelled ? "https://schema.org/EventCancelled" : "https://schema.org/EventScheduled",
		inLanguage: language,
		location: [...(mode === "online" ? [] : [onsite]), ...(mode === "onsite" ? [] : [online])],
		performer:
			speakers.length > 0 ? speakers.map(({ displayName }) => ({ "@type": "Person", name: displayName })) : undefined,
	});
	return { thing, list: "in-menus" };
}
