import { eventBySlug } from "@hub/content-model/cms/event";
import { FORM_CONTROLS, type Typed } from "@hub/shared-contracts/form/form";
import { readPosted, sendForm } from "@hub/shared-contracts/form/posted-form";
import { register } from "@hub/shared-contracts/form/registration";
import { registrationForm } from "@hub/shared-contracts/form/registration-form";
import type { ActionContext } from "@hub/shared-contracts/remote/remote-server";
import { isClosed, loadEvent } from "./event.loader.ts";

/** Registers a visitor by the form on an event's page, and shows the page with the result (EV-1). */
export async function submitRegistration(context: ActionContext) {
	const { typed, shownAgain } = readPosted(registrationForm, context.form);
	const result = shownAgain ?? (await sendRegistration(context, typed));
	const page = await loadEvent(context);
	if (page.kind !== "found") return page;
	const { data } = page;
	if (result.kind === "received")
		return { ...page, personal: true, data: { ...data, registration: { ...result, email: typed.email } } };
	// The registration may have closed after the visitor loaded the form.
	if (result.kind === "closed" || data.registration.kind === "closed")
		return { ...page, status: 422 as const, data: { ...data, registration: { kind: "closed" as const } } };
	return { ...page, ...result.details, data: { ...data, registration: result.form } };
}

async function sendRegistration(context: ActionContext, typed: Typed<typeof registrationForm>) {
	const { content, locale, params, now, form } = context;
	const event = await content.first(eventBySlug(locale, params.slug ?? ""));
	if (!event || isClosed(event, now)) return { kind: "closed" as const };
	// Bots that fill in the honeypot field get the usual response.
	if (form.get(FORM_CONTROLS.trap)) return { kind: "received" as const };
	return sendForm(context, register, typed, { eventKey: event.key });
}
