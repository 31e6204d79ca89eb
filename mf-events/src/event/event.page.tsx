import type { Event } from "@hub/content-model/cms/event";
import { isFull } from "@hub/shared-contracts/content/event";
import { HEAD_PICTURE_SIZES, pictureHref, pictureSources } from "@hub/shared-contracts/content/picture";
import type { PageProps } from "@hub/shared-contracts/remote/remote";
import { Link, RichText, useRuntime } from "@hub/shared-contracts/remote/runtime";
import { Card } from "@hub/shared-ui/card/card";
import { CardGrid } from "@hub/shared-ui/card/card-grid";
import { Cover } from "@hub/shared-ui/cover/cover";
import { Portrait } from "@hub/shared-ui/cover/portrait";
import { ButtonLink } from "@hub/shared-ui/form/button";
import { Notice } from "@hub/shared-ui/form/notice";
import { Breadcrumb } from "@hub/shared-ui/layout/breadcrumb";
import { PageHead } from "@hub/shared-ui/layout/page-head";
import { ReadingLayout } from "@hub/shared-ui/layout/reading-layout";
import { Section } from "@hub/shared-ui/layout/section";
import { Prose } from "@hub/shared-ui/text/prose";
import { type RefObject, useEffect, useRef, useState } from "react";
import { useLoaderData } from "react-router";
import { useEventMessages } from "../messages.ts";
import type { EventData } from "./event.loader.ts";
import styles from "./event.module.css";
import { LocalTime } from "./local-time.tsx";
import { RegistrationBar } from "./registration-bar.tsx";
import { RegistrationForm } from "./registration-form.tsx";

/** Page of an event: time, place, description, speakers, registration. */
export default function EventPage({ preview = false }: PageProps) {
	const data = useLoaderData<EventData>();
	const { event, time, phase, registration, recordings } = data;
	const t = useEventMessages();
	const { href } = useRuntime();
	const list = href("events");
	// Online seats of a hybrid event are unlimited.
	const waitingList = isFull(event.seats) && event.mode !== "hybrid";
	const stage = stageOf(registration, waitingList);
	const form = useRef<HTMLDivElement>(null);
	const isAtForm = useIsOnScreen(form);
	const page = href("event", { slug: event.slug });
	return (
		<div className={styles.page}>
			<PageHead
				breadcrumb={list && <Breadcrumb label={t("breadcrumb")} items={[{ label: t("events.title"), href: list }]} />}
				eyebrow={t(`kind.${event.kind}`)}
				title={event.title}
				description={event.description}
				picture={
					event.cover ? (
						<img
							src={pictureHref(event.cover.id, "head")}
							srcSet={pictureSources(event.cover.id, "wide")}
							sizes={HEAD_PICTURE_SIZES}
							alt={event.cover.alt}
							width={1200}
							height={600}
							fetchPriority="high"
						/>
					) : (
						<Cover seed={event.key} tone="sky" density="head" />
					)
				}
			/>
			<ReadingLayout
				beside={<RegistrationBar event={event} time={time} registration={registration} preview={preview} />}
			>
				{event.cancelled && (
					<Notice kind="warning" title={t("cancelled.title")}>
						{t("cancelled.text")}
					</Notice>
				)}
				{!event.cancelled && phase === "begun" && <Notice title={t("begun.title")}>{t("begun.text")}</Notice>}
				{!event.cancelled && phase === "past" && (
					<Notice title={t("past.title")}>
						{recordings.length === 0
							? t("past.text")
							: recordings.map(({ id, slug, title }) => (
									<p key={id}>
										<span>{t("past.recording")}</span>{" "}
										<Link route="recording" params={{ slug }}>
											{title}
										</Link>
									</p>
								))}
					</Notice>
				)}
				<Prose>
					<RichText value={event.body} />
				</Prose>
				{event.agenda.length > 0 && (
					<Section id="agenda" heading={t("agenda")} width="column">
						<Agenda items={event.agenda} />
					</Section>
				)}
				{event.speakers.length > 0 && (
					<Section id="speakers" heading={t("speakers")} width="column">
						<Speakers speakers={event.speakers} />
					</Section>
				)}
				{registration.kind !== "closed" && (
					<Section
						id="register"
						heading={t(`register.title${stage}`)}
						{...(stage === ".received" ? {} : { intro: t(`register.intro${stage}`) })}
						width="column"
						onScreen={registration.kind !== "received"}
					>
						{registration.kind === "received" ? (
							// biome-ignore lint/a11y/noAutofocus: after submitting a form, screen readers must announce the result first
							<div tabIndex={-1} autoFocus>
								<Notice kind="success" title={t("register.received.title")}>
									<p>{t("register.received.text", { email: registration.email })}</p>
									<p>
										<span>{`${time.date}, ${time.times}`}</span>
										<LocalTime startsAt={event.startsAt} endsAt={event.endsAt} timeZone={event.timeZone} />
									</p>
									{page && (
										<p>
											<a href={`${page}/calendar.ics`} download>
												{t("calendar.event")}
											</a>
										</p>
									)}
								</Notice>
							</div>
						) : (
							<div ref={form} inert={preview}>
								<RegistrationForm key={event.slug} event={event} form={registration} waitingList={waitingList} />
							</div>
						)}
					</Section>
				)}
			</ReadingLayout>
			{registration.kind === "write" && (
				<div className={styles.strip} hidden={isAtForm}>
					<p>
						<time dateTime={event.startsAt}>{time.shortDate}</time>
						<br />
						<span>{time.times}</span>
					</p>
					<ButtonLink href="#register" kind="signal">
						{t(waitingList ? "register.open.waiting" : "register.open")}
					</ButtonLink>
				</div>
			)}
		</div>
	);
}

/** Returns the part of message keys that depends on the state of the registration. */
function stageOf(registration: EventData["registration"], waitingList: boolean) {
	switch (registration.kind) {
		case "write":
			return waitingList ? ".waiting" : "";
		case "review":
			return ".review";
		default:
			return ".received";
	}
}

/** True while an element is in the viewport; false before hydration. */
function useIsOnScreen(element: RefObject<HTMLElement | null>): boolean {
	const [isOnScreen, setOnScreen] = useState(false);
	useEffect(() => {
		if (!element.current) return undefined;
		const observer = new IntersectionObserver((entries) => setOnScreen(entries.at(-1)?.isIntersecting === true));
		observer.observe(element.current);
		return () => observer.disconnect();
	}, [element]);
	return isOnScreen;
}

/** Agenda with clock times in the event's time zone. */
function Agenda({ items }: { readonly items: Event["agenda"] }) {
	return (
		<dl className={styles.agenda}>
			{items.map(({ time, title }) => (
				<div key={`${time} ${title}`} className={styles.agendaItem}>
					<dt>{time}</dt>
					<dd>{title}</dd>
				</div>
			))}
		</dl>
	);
}

function Speakers({ speakers }: { readonly speakers: Event["speakers"] }) {
	return (
		<CardGrid columns={2}>
			{speakers.map(({ id, key, displayName, role, organisation, portrait }) => (
				<Card
					key={id}
					title={displayName}
					text={[role, organisation].filter(Boolean).join(", ")}
					cover={<Portrait seed={key} picture={portrait && pictureHref(portrait, "portrait")} />}
					coverPlace="aside"
				/>
			))}
		</CardGrid>
	);
}
