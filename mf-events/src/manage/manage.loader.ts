import type { WritingForm } from "@hub/shared-contracts/form/form";
import { callOperation } from "@hub/shared-contracts/form/operation";
import { type RegistrationView, view } from "@hub/shared-contracts/form/registration";
import type { changeForm } from "@hub/shared-contracts/form/registration-form";
import { clockTime, fullDate, longDate, timeSpan } from "@hub/shared-contracts/language/date-text";
import { found, moved, unavailable } from "@hub/shared-contracts/remote/outcome";
import type { RouteLoaderContext } from "@hub/shared-contracts/remote/remote-server";
import type { EventsTexts } from "../messages.ts";

/** A registration, to be seen, changed or called off by its own person (EV-2). */
export interface ManageData {
	readonly registration: RegistrationView;
	readonly when: { readonly date: string; readonly times: string };
	/** Formatted deadline of the next step; empty if there is none. */
	readonly until: string;
	/** True if the page asks the visitor to confirm the cancellation. */
	readonly asking: boolean;
	/** Result of the previous step: done, or no longer possible. */
	readonly note: "changed" | "refused" | undefined;
	/** Form for changes, with its problems. */
	readonly form: WritingForm<typeof changeForm>;
}

type RegistrationContext = Pick<RouteLoaderContext<EventsTexts>, "locale" | "t">;

/** No registration at this address: it never existed, was erased, or its link was renewed. */
export interface GoneData {
	readonly registration: null;
}

/** A slug in another language is kept, because the id identifies the registration. */
export async function loadRegistration(context: RouteLoaderContext<EventsTexts>) {
	const { params, query, operate, locale, href } = context;
	const id = params.registrationId ?? "";
	const said = await callOperation(operate, view, { id });
	if (said.kind === "unavailable") return unavailable("the registration was not answered");
	if (said.kind === "unknown" || said.kind === "invalid") return gone(context);
	const { registration } = said;
	const slug = registration.event.slugs[locale];
	const own = slug && slug !== params.slug && href("manage", { slug, registrationId: id });
	if (own) return moved(own, { permanent: false });
	const asked = query.get("step");
	return registrationPage(registration, context, {
		asking: asked === "cancel" && registration.allowed.includes("cancel"),
		note: asked === "changed" ? "changed" : undefined,
	});
}

/** The page of a link that leads to no registration. */
export function gone({ t }: RegistrationContext) {
	const data: GoneData = { registration: null };
	return found(data, { head: { title: t("manage.gone.title"), description: "" }, personal: true, status: 404 });
}

/** The page of a registration as it is. */
export function registrationPage(
	registration: RegistrationView,
	{ locale, t }: RegistrationContext,
	details: Partial<Pick<ManageData, "asking" | "note">> = {},
) {
	const { event, name, organisation, remark, confirmBy, offeredUntil } = registration;
	const until = offeredUntil ?? confirmBy;
	const data: ManageData = {
		registration,
		when: {
			date: fullDate(event.startsAt, locale, event.timeZone),
			times: timeSpan(event.startsAt, event.endsAt, locale, event.timeZone),
		},
		until: until ? `${longDate(until, locale, event.timeZone)}, ${clockTime(until, locale, event.timeZone)}` : "",
		asking: false,
		note: undefined,
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
