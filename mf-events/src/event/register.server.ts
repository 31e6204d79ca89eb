// Takes the form of an event's page (EV-1).

import { isFull } from "@hub/shared-contracts/content/event";
import { type FieldProblem, fieldProblems, registerAnswer, registrationForm } from "@hub/shared-contracts/form/registration";
import { type FoundDetails, moved } from "@hub/shared-contracts/remote/outcome";
import type { ActionContext } from "@hub/shared-contracts/remote/remote-server";
import { loadEvent, type OpenRegistration } from "./event.loader.ts";
import {
	NOTHING_TYPED,
	PROOF,
	RECEIVED,
	REGISTRATION_FIELDS,
	type RegistrationField,
	TOKEN,
	TRAP,
	type TypedRegistration,
} from "./registration-fields.ts";

export async function register(context: ActionContext) {
	const page = await loadEvent(context);
	if (page.kind !== "found") return page;
	if (page.data.registration.kind === "closed") return { ...page, status: 422 as const };
	const { event } = page.data;
	const { form: sent, visitor, network } = context;
	const typed = typedIn(sent);
	const waitingList = isFull(event.seats);
	const open = { kind: "open" as const, waitingList, typed, problems: {} };
	if (sent.get("step") === "edit") return { ...page, data: { ...page.data, registration: open } };
	const notNow = (trouble: NonNullable<OpenRegistration["trouble"]>, details: Pick<FoundDetails, "status" | "retryAfter">) => ({
		...page,
		...details,
		data: { ...page.data, registration: { ...open, trouble } },
	});
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
	if (sent.get(TRAP)) return done;

	const token = sent.get(TOKEN);
	const answer = await context.operate("hub-registrations/register", {
		...form.data,
		...{ eventKey: event.key, locale: context.locale, visitor, network },
		...(token ? { token } : {}),
		...(sent.get(PROOF) ? { proof: sent.get(PROOF) } : {}),
	});
	if (answer.kind !== "done") return notNow({ kind: "undelivered" }, { status: 503, retryAfter: 10 });
	const said = registerAnswer.parse(answer.data);
	switch (said.kind) {
		case "received":
			return done;
		case "invalid":
			return again(said.fields);
		case "review": {
			const { challenge } = said;
			const review = { kind: "review" as const, waitingList, typed, token: said.token, challenge, again: token !== undefined };
			return { ...page, data: { ...page.data, registration: review } };
		}
		case "later":
			return notNow({ kind: "later", hours: Math.ceil(said.seconds / 3_600) }, { status: 429, retryAfter: said.seconds });
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
