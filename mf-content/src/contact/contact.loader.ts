import { siteSettingsOf } from "@hub/shared-contracts/cms/site-settings";
import type { Organisation } from "@hub/shared-contracts/content/site-settings";
import { type ContactAnswer, checkContact, contactAnswer } from "@hub/shared-contracts/form/contact-check";
import {
	CONTACT_FIELDS,
	CONTACT_PROOF,
	CONTACT_TRAP,
	type ContactField,
	type ContactMistakes,
} from "@hub/shared-contracts/form/contact-form";
import { type Found, type FoundDetails, found, moved } from "@hub/shared-contracts/remote/outcome";
import type { ActionContext, ApiHandler, OperationAnswer, RouteLoaderContext } from "@hub/shared-contracts/remote/remote-server";
import type { ContentMessage } from "../messages.ts";
import { NOTHING_TYPED } from "./nothing-typed.ts";

/** Where a visitor is: writing, looking over what will be sent, or done. */
export type ContactStep =
	| { readonly name: "write"; readonly mistakes: ContactMistakes }
	/** Without a proof of work; `again` when this page was answered too quickly or stood too long. */
	| { readonly name: "review"; readonly token: string; readonly again: boolean }
	| { readonly name: "sent" };

/** Why a message could not be taken now: too many, for so many minutes, or the content service does not answer. */
export type ContactTrouble = { readonly kind: "later"; readonly minutes: number } | { readonly kind: "unavailable" };

/** What the contact page shows. */
export interface ContactData {
	readonly step: ContactStep;
	/** Everything that was typed, as it was typed. */
	readonly typed: Readonly<Record<ContactField, string>>;
	readonly trouble?: ContactTrouble;
	/** Undefined while the content service does not answer. */
	readonly organisation: Organisation | undefined;
}

/** The empty form, or with `?sent=1` the thanks (CT-6). */
export async function loadContact({ content, locale, t, query }: RouteLoaderContext<ContentMessage>) {
	const settings = await content.first(siteSettingsOf(locale));
	const organisation = settings?.organisation;
	if (query.has("sent"))
		return found<ContactData>(
			{ step: { name: "sent" }, typed: NOTHING_TYPED, organisation },
			{ head: { title: t("contact.sent.title"), description: t("contact.sent.text"), noIndex: true } },
		);
	return found<ContactData>(
		{ step: { name: "write", mistakes: {} }, typed: NOTHING_TYPED, organisation },
		{ head: { title: t("contact.title"), description: t("contact.description") } },
	);
}

/** Takes a message, or shows it again with what stands in its way; nothing that was typed is lost (CT-6). */
export async function sendContact(context: ActionContext<ContentMessage>) {
	const { content, locale, t, form, visitor, network, operate, href } = context;
	const typed = readTyped(form);
	// The address of the company is good to have here, and no reason to lose what was typed.
	const settings = await content.first(siteSettingsOf(locale)).catch(() => undefined);
	const show = (
		title: ContentMessage,
		step: ContactStep,
		details: Partial<FoundDetails> = {},
		trouble?: ContactTrouble,
	): Found<ContactData> =>
		found<ContactData>(
			{ step, typed, organisation: settings?.organisation, ...(trouble ? { trouble } : {}) },
			{ head: { title: t(title), description: "", noIndex: true }, ...details },
		);
	const write = (mistakes: ContactMistakes): ContactStep => ({ name: "write", mistakes });

	if (form.get("step") === "edit") return show("contact.title", write({}));
	const checked = checkContact(typed);
	if (checked.kind === "wrong") return show("contact.wrong.head", write(checked.mistakes), { status: 422 });

	const token = form.get("token");
	const answer = await operate("hub-contact/send", {
		locale,
		visitor,
		network,
		fields: { ...typed, [CONTACT_TRAP]: form.get(CONTACT_TRAP) ?? "" },
		...optional("proof", form.get(CONTACT_PROOF)),
		...optional("token", token),
	});
	const answered = readAnswer(answer);
	const same: ContactStep = token ? { name: "review", token, again: false } : write({});
	switch (answered?.state) {
		case "taken":
			return moved(`${href("contact") ?? "/"}?sent=1`, { permanent: false });
		case "review":
			return show("contact.review.title", { name: "review", token: answered.token, again: Boolean(token) });
		case "later":
			return show(
				"contact.trouble.head",
				same,
				{ status: 429, retryAfter: answered.seconds },
				{
					kind: "later",
					minutes: Math.ceil(answered.seconds / 60),
				},
			);
		default:
			return show("contact.trouble.head", same, { status: 503, retryAfter: 30 }, { kind: "unavailable" });
	}
}

/** `GET /api/contact/challenge`: a challenge to prove work on, made for this one visit. */
export const giveChallenge: ApiHandler = async (request, { operate }) => {
	const headers = { "cache-control": "no-store" };
	if (request.method !== "GET") return new Response("This address answers GET only.\n", { status: 405, headers: { allow: "GET" } });
	const answer = await operate("hub-contact/challenge", {});
	return answer.kind === "done"
		? Response.json(answer.data, { headers })
		: Response.json({ error: "There is no challenge now. Send the form without one." }, { status: 503, headers });
};

function readTyped(form: ReadonlyMap<string, string>): ContactData["typed"] {
	const typed = CONTACT_FIELDS.map((field) => [field, form.get(field) ?? ""] as const);
	return Object.fromEntries(typed) as Record<ContactField, string>;
}

function readAnswer(answer: OperationAnswer): ContactAnswer | undefined {
	if (answer.kind === "unavailable") return undefined;
	return contactAnswer.safeParse(answer.data).data;
}

function optional(name: "proof" | "token", value: string | undefined): Readonly<Record<string, string>> {
	return value ? { [name]: value } : {};
}
