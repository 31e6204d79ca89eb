import { eventBySlug } from "@hub/content-model/cms/event";
import { FORM_CONTROLS } from "@hub/shared-contracts/form/form";
import { register } from "@hub/shared-contracts/form/registration";
import { registrationForm } from "@hub/shared-contracts/form/registration-form";
import { readPosted, sendForm } from "@hub/shared-contracts/form/take-form";
import type { ActionContext } from "@hub/shared-contracts/remote/remote-server";
import { isClosed, loadEvent } from "./event.loader.ts";

/** Registers a visitor by the form on an event's page (EV-1). */
export async function submitRegistration(context: ActionContext) {
	const { content, locale, params, now, form } = context;
	const { typed, shown } = readPosted(registrationForm, form);
	const event = await content.first(eventBySlug(locale, params.slug ?? ""));
	const send = async () => {
		if (!event || isClosed(event, now)) return undefined;
		// Bots that fill in the honeypot field get the usual response.
		if (form.get(FORM_CONTROLS.trap)) return { kind: "received" as const };
		return sendForm(context, register, typed, { eventKey: event.key });
	};
	const result = shown ?? (await send());
	const page = await loadEvent(context);
	if (page.kind !== "found") return page;
	if (result?.kind === "received")
		return { ...page, personal: true, data: { ...page.data, registration: { ...result, email: typed.email } } };
	// The registration may have closed after the visitor loaded the form.
	if (result?.kind !== "show" || page.data.registration.kind === "closed")
		return { ...page, status: 422 as const, data: { ...page.data, registration: { kind: "closed" as const } } };
	return { ...page, ...result.details, data: { ...page.data, registration: result.form } };
}
