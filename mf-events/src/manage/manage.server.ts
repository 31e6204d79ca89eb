// Takes the buttons and the form of a registration's page (EV-2). Each leads back to the page, which shows what became of it.

import { registrationAnswer, registrationStep } from "@hub/shared-contracts/form/registration";
import { moved, unavailable } from "@hub/shared-contracts/remote/outcome";
import type { ActionContext } from "@hub/shared-contracts/remote/remote-server";
import type { EventsMessage } from "../messages.ts";
import { gone, loadRegistration, registrationPage } from "./manage.loader.ts";

export async function manageRegistration(context: ActionContext<EventsMessage>) {
	const { form, params, operate, href, locale } = context;
	const id = params.registrationId ?? "";
	const step = registrationStep.safeParse(form.get("step"));
	if (!step.success) return loadRegistration(context);
	const typed = { name: form.get("name") ?? "", organisation: form.get("organisation") ?? "", remark: form.get("remark") ?? "" };
	const answer = await operate(`hub-registrations/${step.data}`, step.data === "change" ? { id, ...typed } : { id });
	if (answer.kind === "unavailable") return unavailable("the registration was not answered");
	if (answer.kind === "refused") return gone(context);
	const said = registrationAnswer.parse(answer.data);
	switch (said.kind) {
		case "unknown":
			return gone(context);
		case "refused":
			return { ...registrationPage(said.registration, context, { note: "refused" }), status: 422 as const };
		case "invalid": {
			const page = await loadRegistration(context);
			return page.kind === "found" ? { ...page, status: 422 as const, data: { ...page.data, typed, problems: said.fields } } : page;
		}
		case "registration": {
			const slug = said.registration.event.slugs[locale] ?? params.slug ?? "";
			const page = href("manage", { slug, registrationId: id }) ?? "/";
			return moved(step.data === "change" ? `${page}?step=changed` : page);
		}
	}
}
