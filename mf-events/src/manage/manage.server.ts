import { FORM_CONTROLS, type WritingForm } from "@hub/shared-contracts/form/form";
import { callOperation } from "@hub/shared-contracts/form/operation";
import { readPosted } from "@hub/shared-contracts/form/posted-form";
import { registrationStep, steps } from "@hub/shared-contracts/form/registration";
import { changeForm } from "@hub/shared-contracts/form/registration-form";
import { moved, unavailable } from "@hub/shared-contracts/remote/outcome";
import type { ActionContext } from "@hub/shared-contracts/remote/remote-server";
import type { EventsTexts } from "../messages.ts";
import { gone, loadRegistration, registrationPage } from "./manage.loader.ts";

/** Performs a step of a registration and shows the result (EV-2). */
export async function manageRegistration(context: ActionContext<EventsTexts>) {
	const { params, operate, href, locale } = context;
	const id = params.registrationId ?? "";
	const step = registrationStep.safeParse(context.form.get(FORM_CONTROLS.step)).data;
	if (!step) return loadRegistration(context);
	const { typed, shownAgain } = readPosted(changeForm, context.form);
	const showProblems = async (problems: WritingForm<typeof changeForm>["problems"]) => {
		const page = await loadRegistration(context);
		if (page.kind !== "found") return page;
		return { ...page, status: 422 as const, data: { ...page.data, form: { kind: "write" as const, typed, problems } } };
	};
	if (step === "change" && shownAgain?.form.kind === "write") return showProblems(shownAgain.form.problems);
	const result = await callOperation(operate, steps[step], step === "change" ? { id, ...typed } : { id });
	switch (result.kind) {
		case "unavailable":
			return unavailable("The step got no response; it may have been performed.");
		case "unknown":
			return gone(context);
		case "refused":
			return { ...registrationPage(result.registration, context, { lastStep: "refused" }), status: 422 as const };
		case "invalid":
			return showProblems(result.fields);
		case "registration": {
			const slug = result.registration.event.slugs[locale] ?? params.slug ?? "";
			const page = href("manage", { slug, registrationId: id }) ?? "/";
			return moved(step === "change" ? `${page}?step=changed` : page);
		}
	}
}
