import { pagesOf } from "@hub/content-model/cms/documents";
import { type Event, eventBySlug, eventDocuments, eventTexts } from "@hub/content-model/cms/event";
import { type RecordingTeaser, recordingsOfEvent } from "@hub/content-model/cms/recording";
import { redirectToTranslation, slugParams, translationsOf } from "@hub/content-model/cms/translation";
import { isFull } from "@hub/shared-contracts/content/event";
import { emptyForm, type FormState } from "@hub/shared-contracts/form/form";
import { registrationForm } from "@hub/shared-contracts/form/registration-form";
import { dayAt } from "@hub/shared-contracts/language/date-text";
import { found } from "@hub/shared-contracts/remote/outcome";
import type { RouteLoaderContext } from "@hub/shared-contracts/remote/remote-server";
import { passagesOf } from "@hub/shared-contracts/rich-text/rich-text";
import { type SearchSource, searchRows } from "@hub/shared-contracts/search/search-source";
import { type EventTime, formatEventTime } from "../listed-event.ts";
import { SEARCH_KINDS } from "../search-kinds.loader.ts";
import { eventStructuredData } from "./event-structured-data.ts";

export interface EventData {
	readonly event: Event;
	readonly time: EventTime;
	/** Phase of the event at the time of the request. */
	readonly phase: "upcoming" | "begun" | "past";
	readonly registration:
		| FormState<typeof registrationForm>
		| { readonly kind: "closed" }
		| { readonly kind: "received"; readonly email: string };
	/** Recordings of the event (EV-5). */
	readonly recordings: readonly RecordingTeaser[];
}

export async function loadEvent(context: RouteLoaderContext) {
	const { content, locale, params, now, href } = context;
	const slug = params.slug ?? "";
	const event = await content.first(eventBySlug(locale, slug));
	if (!event) return redirectToTranslation(context, "events", slug, (slug) => href("event", { slug }));
	const [recordings, translations] = await Promise.all([
		content.list(recordingsOfEvent(locale, event.key)),
		content.list(translationsOf("events", event.key)),
	]);
	const registration: EventData["registration"] = isClosed(event, now) ? { kind: "closed" } : newRegistration(event);
	return found<EventData>(
		{ event, time: formatEventTime(event, locale, now), phase: phaseOf(event, now), registration, recordings },
		{
			head: {
				title: event.title,
				description: event.description,
				image: event.cover,
				cover: { seed: event.key, tone: "sky" },
				structuredData: eventStructuredData(event),
			},
			translations: slugParams(translations),
		},
	);
}

function phaseOf({ startsAt, endsAt }: Event, now: Date): EventData["phase"] {
	if (new Date(startsAt) > now) return "upcoming";
	return new Date(endsAt) < now ? "past" : "begun";
}

/** True if registration is closed: the event is cancelled or has begun. */
export function isClosed({ cancelled, startsAt }: Event, now: Date): boolean {
	return cancelled || new Date(startsAt) <= now;
}

function newRegistration(event: Event) {
	const form = emptyForm(registrationForm);
	if (event.mode !== "hybrid") return form;
	return { ...form, typed: { ...form.typed, attendance: isFull(event.seats) ? "online" : "onsite" } };
}

export const eventPages = [pagesOf(eventDocuments, { slug: "slug" })];

export const searchEvents: readonly SearchSource[] = [
	searchRows({
		...SEARCH_KINDS.event,
		query: eventTexts,
		params: ({ slug }) => ({ slug }),
		about: (
			{
				title,
				description,
				body,
				agenda,
				speakers,
				kind,
				topic,
				mode,
				language,
				venue,
				city,
				startsAt,
				endsAt,
				timeZone,
			},
			t,
		) => ({
			title,
			summary: description,
			body: [
				...passagesOf(body),
				...agenda.map((item) => item.title),
				...speakers.map(({ displayName, role, organisation }) =>
					[displayName, role, organisation].filter(Boolean).join(", "),
				),
			],
			tags: [
				t(`kind.${kind}`),
				t(`topic.${topic}`),
				t(`language.${language}`),
				mode === "onsite" ? "" : t("mode.online"),
				venue,
				city,
				...speakers.map(({ displayName }) => displayName),
			].filter(Boolean),
			date: dayAt(startsAt, timeZone),
			until: dayAt(endsAt, timeZone),
		}),
	}),
];
