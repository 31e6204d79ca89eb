import { pagesOf } from "@hub/content-model/cms/documents";
import type { Event } from "@hub/content-model/cms/event";
import { eventBySlug, eventDocuments, eventTexts } from "@hub/content-model/cms/event";
import type { RecordingTeaser } from "@hub/content-model/cms/recording";
import { recordingsOfEvent } from "@hub/content-model/cms/recording";
import { slugParams, translatedSlug, translationsOf } from "@hub/content-model/cms/translation";
import { isFull } from "@hub/shared-contracts/content/event";
import { emptyForm, type FormState } from "@hub/shared-contracts/form/form";
import { registrationForm } from "@hub/shared-contracts/form/registration-form";
import { dayAt } from "@hub/shared-contracts/language/date-text";
import { found, missing, moved } from "@hub/shared-contracts/remote/outcome";
import type { PageHead } from "@hub/shared-contracts/remote/page-head";
import type { RouteLoaderContext } from "@hub/shared-contracts/remote/remote-server";
import { passagesOf } from "@hub/shared-contracts/rich-text/rich-text";
import { type SearchSource, searchRows } from "@hub/shared-contracts/search/search-source";
import { type EventWhen, whenOf } from "../listed-event.ts";
import { SEARCH_KINDS } from "../search-kinds.loader.ts";
import { eventData } from "./event-data.ts";

/** An event's page. */
export interface EventData {
	readonly event: Event;
	readonly when: EventWhen;
	/** Phase of the event at the time of the request. */
	readonly phase: "ahead" | "begun" | "over";
	readonly registration:
		| FormState<typeof registrationForm>
		| { readonly kind: "closed" }
		| { readonly kind: "received"; readonly email: string };
	/** Recordings of the event (EV-5). */
	readonly recordings: readonly RecordingTeaser[];
}

export async function loadEvent(context: RouteLoaderContext) {
	const { content, locale, params, href } = context;
	const event = await content.first(eventBySlug(locale, params.slug ?? ""));
	if (!event) {
		const slug = await translatedSlug(content, "events", locale, params.slug ?? "");
		const to = slug && href("event", { slug });
		return to ? moved(to, { permanent: false }) : missing();
	}
	const [shown, translations] = await Promise.all([
		showEvent(event, context),
		content.list(translationsOf("events", event.key)),
	]);
	return found(shown.data, { head: shown.head, translations: slugParams(translations) });
}

async function showEvent(
	event: Event,
	{ content, locale, now }: RouteLoaderContext,
): Promise<{ readonly data: EventData; readonly head: PageHead }> {
	const recordings = await content.list(recordingsOfEvent(locale, event.key));
	const registration = registrationFor(event, now);
	const { title, description } = event;
	return {
		data: { event, when: whenOf(event, locale, now), phase: phaseOf(event, now), registration, recordings },
		head: {
			title,
			description,
			image: event.cover,
			cover: { seed: event.key, tone: "sky" },
			structuredData: eventData(event),
		},
	};
}

function phaseOf({ startsAt, endsAt }: Event, now: Date): EventData["phase"] {
	if (new Date(startsAt) > now) return "ahead";
	return new Date(endsAt) < now ? "over" : "begun";
}

/** True if registration is closed: the event is cancelled or has begun. */
export function isClosed({ cancelled, startsAt }: Event, now: Date): boolean {
	return cancelled || new Date(startsAt) <= now;
}

/** The form until the event begins. */
function registrationFor(event: Event, now: Date): EventData["registration"] {
	if (isClosed(event, now)) return { kind: "closed" };
	const form = emptyForm(registrationForm);
	if (event.mode !== "hybrid") return form;
	return { ...form, typed: { ...form.typed, attendance: isFull(event.seats) ? "online" : "onsite" } };
}

/** A page for each event. */
export const eventPages = [pagesOf(eventDocuments, { slug: "slug" })];

/** Search sources of events. */
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
