// Takes the form of an event's page (EV-1).

import { isFull } from "@hub/shared-contracts/content/event";
import { moved } from "@hub/shared-contracts/outcome";
import { type FieldProblem, fieldProblems, registerAnswer, registrationForm } from "@hub/shared-contracts/registration";
import type { ActionContext } from "@hub/shared-contracts/remote-server";
import { loadEvent } from "./event.loader.ts";
import {
	NOTHING_TYPED,
	RECEIVED,
	REGISTRATION_FIELDS,
	type RegistrationField,
	TRAP,
	type TypedRegistration,
} from "./registration-fields.ts";

export async function register(context: ActionContext) {
	const page = await loadEvent(context);
	if (page.kind !== "found") return page;
	if (page.data.registration.kind === "closed") return { ...page, status: 422 as const };
	const { event } = page.data;
	const typed = typedIn(context.form);
	const open = { kind: "open" as const, waitingList: isFull(event.seats), typed, problems: {}, undelivered: false };
	const again = (problems: Partial<Record<RegistrationField, FieldProblem>>) => ({
		...page,
		status: 422 as const,
		data: { ...page.data, registration: { ...open, problems } },
	});

	const form = registrationForm.safeParse(typed);
	const problems = {
		...(form.success ? {} : fieldProblems(form.error)),
		...(typed.consent === "on" ? {} : { consent: "missing" as const }),
	};
	if (!form.success || Object.keys(problems).length > 0) return again(problems);
	const done = moved(`${context.href("event", { slug: event.slug })}?${RECEIVED}=1#register`);
	// A program filled in what nobody sees. It learns nothing from the answer.
	if (context.form.get(TRAP)) return done;

	const answer = await context.operate("hub-registrations/register", { ...form.data, eventKey: event.key, locale: context.locale });
	if (answer.kind !== "done")
		return { ...page, status: 503 as const, data: { ...page.data, registration: { ...open, undelivered: true } } };
	const said = registerAnswer.parse(answer.data);
	switch (said.kind) {
		case "received":
			return done;
		case "invalid":
			return again(said.fields);
		case "closed":
			// The page may be older than what closed it.
			return { ...page, status: 422 as const, data: { ...page.data, registration: { kind: "closed" as const } } };
	}
}

function typedIn(form: ActionContext["form"]): TypedRegistration {
	const typed: Record<string, string> = {};
	for (const field of REGISTRATION_FIELDS) typed[field] = form.get(field) ?? "";
	return { ...NOTHING_TYPED, ...typed };
}
