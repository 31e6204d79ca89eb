import type { WritingForm } from "@hub/shared-contracts/form/form";
import { callOperation } from "@hub/shared-contracts/form/operation";
import { type RegistrationView, view } from "@hub/shared-contracts/form/registration";
import type { changeForm } from "@hub/shared-contracts/form/registration-form";
import { clockTime, fullDate, longDate, timeSpan } from "@hub/shared-contracts/language/date-text";
import { found, moved, unavailable } from "@hub/shared-contracts/remote/outcome";
import type { RouteLoaderContext } from "@hub/shared-contracts/remote/remote-server";
import type { EventsTexts } from "../messages.ts";

/** A registration, for the person who registered (EV-2). */
export interface ManageData {
	readonly registration: RegistrationView;
	readonly time: { readonly date: string; readonly times: string };
	/** Formatted deadline of the next step; empty if there is none. */
	readonly until: string;
	/** True if the visitor has to confirm the cancellation. */
	readonly confirming: boolean;
	/** Result of the previous step: done, or no longer possible. */
	readonly lastStep: "changed" | "refused" | undefined;
	/** Form for changes, with its problems. */
	readonly form: WritingForm<typeof changeForm>;
}

type RegistrationContext = Pick<RouteLoaderContext<EventsTexts>, "locale" | "t">;

/** Data without a registration: it never existed, was erased, or has a new id. */
export interface GoneData {
	readonly registration: null;
}

/** Loads a registration by its id. Redirects to the slug in the page's language. */
export async function loadRegistration(context: RouteLoaderContext<EventsTexts>) {
	const { params, query, operate, locale, href } = context;
	const id = params.registrationId ?? "";
	const result = await callOperation(operate, view, { id });
	if (result.kind === "unavailable") return unavailable("The registration could not be read.");
	if (result.kind === "unknown" || result.kind === "invalid") return gone(context);
	const { registration } = result;
	const slug = registration.event.slugs[locale];
	const canonical = slug && slug !== params.slug && href("manage", { slug, registrationId: id });
	if (canonical) return moved(canonical, { permanent: false });
	const step = query.get("step");
	return registrationPage(registration, context, {
		confirming: step === "cancel" && registration.allowed.includes("cancel"),
		lastStep: step === "changed" ? "changed" : undefined,
	});
}

/** Creates the page for an unknown registration. */
export function gone({ t }: RegistrationContext) {
	const data: GoneData = { registration: null };
	return found(data, { head: { title: t("manage.gone.title"), description: "" }, personal: true, status: 404 });
}

/** Creates the page of a registration. */
export function registrationPage(
	registration: RegistrationView,
	{ locale, t }: RegistrationContext,
	details: Partial<Pick<ManageData, "confirming" | "lastStep">> = {},
) {
	const { event, name, organisation, remark, confirmBy, offeredUntil } = registration;
	const until = offeredUntil ?? confirmBy;
	const data: ManageData = {
		registration,
		time: {
			date: fullDate(event.startsAt, locale, event.timeZone),
			times: timeSpan(event.startsAt, event.endsAt, locale, event.timeZone),
		},
		until: until ? `${longDate(until, locale, event.timeZone)}, ${clockTime(until, locale, event.timeZone)}` : "",
		confirming: false,
		lastStep: undefined,
		form: { kind: "write", typed: { name, organisation, remark }, problems: {} },
		...details,
	};
	const slugs = Object.entries(event.slugs).map(
		([language, slug]) => [language, { slug, registrationId: registration.id }] as const,
	);
	return found(data, {
		head: { title: t("manage.title"), description: "" },
		personal: true,
		translations: Object.fromEntries(slugs),
	});
}
