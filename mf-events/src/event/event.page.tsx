import type { PageProps } from "@hub/shared-contracts/remote";
import { RichText, useRuntime } from "@hub/shared-contracts/runtime";
import { Breadcrumb } from "@hub/shared-ui/breadcrumb";
import { Cover } from "@hub/shared-ui/cover";
import { Notice } from "@hub/shared-ui/notice";
import { PageHead } from "@hub/shared-ui/page-head";
import { Prose } from "@hub/shared-ui/prose";
import { Section } from "@hub/shared-ui/section";
import { useEventMessages } from "../messages.ts";
import { SeatsBadge } from "../seats-badge.tsx";
import { Agenda } from "./agenda.tsx";
import type { EventData } from "./event.loader.ts";
import { EventFacts } from "./event-facts.tsx";
import { Speakers } from "./speakers.tsx";

/** One event, to be read: when, where, what about, with whom. */
export default function EventPage({ data: { event, when, past } }: PageProps<EventData>) {
	const t = useEventMessages();
	const { href } = useRuntime();
	const list = href("events");
	return (
		<>
			<PageHead
				breadcrumb={list && <Breadcrumb label={t("breadcrumb")} items={[{ label: t("events.title"), href: list }]} />}
				eyebrow={t(`kind.${event.kind}`)}
				title={event.title}
				description={event.description}
				meta={
					<>
						<EventFacts event={event} when={when} />
						{!event.cancelled && !past && <SeatsBadge seats={event.seats} />}
					</>
				}
				picture={<Cover seed={event.key} tone="sky" density="head" />}
			/>
			<Section width="text">
				{event.cancelled && (
					<Notice kind="warning" title={t("cancelled.title")}>
						{t("cancelled.text")}
					</Notice>
				)}
				{!event.cancelled && past && <Notice title={t("past.title")}>{t("past.text")}</Notice>}
				<Prose>
					<RichText value={event.body} />
				</Prose>
			</Section>
			{event.agenda.length > 0 && (
				<Section id="agenda" heading={t("agenda")} tone="surface" width="text">
					<Agenda items={event.agenda} />
				</Section>
			)}
			{event.speakers.length > 0 && (
				<Section id="speakers" heading={t("speakers")} width="text">
					<Speakers speakers={event.speakers} />
				</Section>
			)}
		</>
	);
}
