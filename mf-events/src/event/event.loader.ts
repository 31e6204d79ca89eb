import { entriesFrom } from "@hub/shared-contracts/cms/entry";
import { eventBySlug, eventEntries } from "@hub/shared-contracts/cms/event";
import { recordingsOfEvent } from "@hub/shared-contracts/cms/recording";
import { slugParams, translatedSlug, translationsOf } from "@hub/shared-contracts/cms/translation";
import { type Event, isFull } from "@hub/shared-contracts/content/event";
import type { RecordingTeaser } from "@hub/shared-contracts/content/recording";
import type { ContactChallenge } from "@hub/shared-contracts/form/contact-check";
import type { FieldProblem } from "@hub/shared-contracts/form/registration";
import { found, missing, moved } from "@hub/shared-contracts/remote/outcome";
import type { EntriesContext, RouteLoaderContext } from "@hub/shared-contracts/remote/remote-server";
import { type EventWhen, whenOf } from "../listed-event.ts";
import { eventData } from "./event-data.ts";
import { NOTHING_TYPED, RECEIVED, type RegistrationField, type TypedRegistration } from "./registration-fields.ts";

/** A form that can be filled in, with what was typed and what is wrong with it. */
export interface OpenRegistration {
	readonly kind: "open";
	/** Whether every seat is taken. */
	readonly waitingList: boolean;
	readonly typed: TypedRegistration;
	readonly problems: Partial<Readonly<Record<RegistrationField, FieldProblem>>>;
	/** Why it was sent and not taken: not possible just now, or too many came from the same network, for so many hours. */
	readonly trouble?: { readonly kind: "undelivered" } | { readonly kind: "later"; readonly hours: number };
}

/** What was typed, to be looked over before it is sent. */
export interface ReviewedRegistration {
	readonly kind: "review";
	/** Whether every seat is taken. */
	readonly waitingList: boolean;
	readonly typed: TypedRegistration;
	readonly token: string;
	/** Work for a browser to prove. */
	readonly challenge: ContactChallenge;
	/** Whether this page was answered too quickly, or stood too long. */
	readonly again: boolean;
}

/** An event's page. */
export interface EventData {
	readonly event: Event;
	readonly when: EventWhen;
	/** Where in its time it is now. */
	readonly phase: "ahead" | "begun" | "over";
	readonly registration: OpenRegistration | ReviewedRegistration | { readonly kind: "closed" | "received" };
	/** Where it can be seen again (EV-5). */
	readonly recordings: readonly RecordingTeaser[];
}

export async function loadEvent({ content, locale, params, query, href, now }: RouteLoaderContext) {
	const event = await content.first(eventBySlug(locale, params.slug ?? ""));
	if (!event) {
		const slug = await translatedSlug(content, "events", locale, params.slug ?? "");
		const to = slug && href("event", { slug });
		return to ? moved(to, { permanent: false }) : missing();
	}
	const [translations, recordings] = await Promise.all([
		content.list(translationsOf("events", event.key)),
		content.list(recordingsOfEvent(locale, event.key)),
	]);
	const data: EventData = {
		event,
		when: whenOf(event, locale, now),
		phase: phaseOf(event, now),
		registration: registrationFor(event, query, now),
		recordings,
	};
	const { title, description } = event;
	return found(data, {
		head: {
			title,
			description,
			image: event.cover,
			cover: { seed: event.key, tone: "sky" },
			structuredData: eventData(event),
			noIndex: data.registration.kind === "received",
		},
		translations: slugParams(translations),
	});
}

function phaseOf({ startsAt, endsAt }: Event, now: Date): EventData["phase"] {
	if (new Date(startsAt) > now) return "ahead";
	return new Date(endsAt) < now ? "over" : "begun";
}

/** Whoever asks can register until it begins; who just did reads what comes next instead. */
function registrationFor(event: Event, query: URLSearchParams, now: Date): EventData["registration"] {
	if (event.cancelled || new Date(event.startsAt) <= now) return { kind: "closed" };
	if (query.get(RECEIVED) === "1") return { kind: "received" };
	return { kind: "open", waitingList: isFull(event.seats), typed: NOTHING_TYPED, problems: {} };
}

/** A page for each event. */
export async function listEvents({ content }: EntriesContext) {
	return entriesFrom(await content.list(eventEntries()), ({ slug }) => ({ slug }));
}
