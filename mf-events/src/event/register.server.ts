// Takes the form of an event's page (EV-1).

import { eventBySlug } from "@hub/content-model/cms/event";
import { FORM_CONTROLS } from "@hub/shared-contracts/form/form";
import { register as registering } from "@hub/shared-contracts/form/registration";
import { registrationForm } from "@hub/shared-contracts/form/registration-form";
import { readPosted, sendForm } from "@hub/shared-contracts/form/take-form";
import type { ActionContext } from "@hub/shared-contracts/remote/remote-server";
import { isClosed, loadEvent } from "./event.loader.ts";

export async function takeRegistration(context: ActionContext) {
	const { content, locale, params, now } = context;
	const { typed, shown } = readPosted(registrationForm, context.form);
	const event = await content.first(eventBySlug(locale, params.slug ?? ""));
	const register = async () => {
		if (!event || isClosed(event, now)) return undefined;
		// A program filled in what people do not see. It learns nothing from the answer.
		if (context.form.get(FORM_CONTROLS.trap)) return { kind: "received" as const };
		return sendForm(context, registering, typed, { eventKey: event.key });
	};
	const taken = shown ?? (await register());
	const page = await loadEvent(context);
	if (page.kind !== "found") return page;
	if (taken?.kind === "received")
		return { ...page, personal: true, data: { ...page.data, registration: { ...taken, email: typed.email } } };
	const { registration } = page.data;
	// The page may be older than what closed it.
	if (taken?.kind !== "show" || registration.kind === "closed")
		return { ...page, status: 422 as const, data: { ...page.data, registration: { kind: "closed" as const } } };
	return { ...page, ...taken.details, data: { ...page.data, registration: taken.form } };
}
