import { type Organisation, settingsTexts, siteSettingsOf } from "@hub/content-model/cms/site-settings";
import { issueChallenge, receiveMessage } from "@hub/shared-contracts/form/contact";
import { contactForm } from "@hub/shared-contracts/form/contact-form";
import { emptyForm, type FormState } from "@hub/shared-contracts/form/form";
import { callOperation } from "@hub/shared-contracts/form/operation";
import { readPosted, sendForm } from "@hub/shared-contracts/form/posted-form";
import { found } from "@hub/shared-contracts/remote/outcome";
import {
	type ActionContext,
	type ApiHandler,
	methodNotAllowed,
	type RouteLoaderContext,
} from "@hub/shared-contracts/remote/remote-server";
import { type SearchSource, searchRows } from "@hub/shared-contracts/search/search-source";
import type { ContentMessage, ContentTexts } from "../messages.ts";
import { SEARCH_KINDS } from "../search-kinds.loader.ts";

/** Data of the contact page. */
export interface ContactData {
	readonly form: FormState<typeof contactForm> | { readonly kind: "sent"; readonly email: string };
	/** Undefined if it cannot be read. */
	readonly organisation: Organisation | undefined;
}

/** Loads the empty form (CT-6). */
export async function loadContact({ content, locale, t }: RouteLoaderContext<ContentTexts>) {
	const organisation = (await content.first(siteSettingsOf(locale)))?.organisation;
	return found<ContactData>(
		{ form: emptyForm(contactForm), organisation },
		{ head: { title: t("contact.title"), description: t("contact.description") } },
	);
}

/** Sends a message and shows thanks, or the form again with its problems and the typed values (CT-6). */
export async function sendContact(context: ActionContext<ContentTexts>) {
	const { typed, shownAgain } = readPosted(contactForm, context.form);
	const result = shownAgain ?? (await sendForm(context, receiveMessage, typed));
	// The typed values matter more than the company's address.
	const settings = await context.content.first(siteSettingsOf(context.locale)).catch(() => undefined);
	if (result.kind === "received")
		return found<ContactData>(
			{ form: { kind: "sent", email: typed.email }, organisation: settings?.organisation },
			{ head: { title: context.t("contact.sent.title"), description: "" }, personal: true },
		);
	const { form, details } = result;
	return found<ContactData>(
		{ form, organisation: settings?.organisation },
		{ head: { title: context.t(titleOf(form)), description: "", noIndex: true }, ...details },
	);
}

function titleOf(form: FormState<typeof contactForm>): ContentMessage {
	if (form.kind === "review") return "contact.review.title";
	if (form.trouble) return "contact.trouble.head";
	return Object.keys(form.problems).length > 0 ? "contact.wrong.head" : "contact.title";
}

/** `GET /api/contact/challenge`: a proof-of-work challenge for one visit. */
export const serveChallenge: ApiHandler = async (request, { operate }) => {
	const headers = { "cache-control": "no-store" };
	if (request.method !== "GET") return methodNotAllowed("GET");
	const challenge = await callOperation(operate, issueChallenge, {});
	return "parameters" in challenge
		? Response.json(challenge, { headers })
		: Response.json({ error: "There is no challenge now. Send the form without one." }, { status: 503, headers });
};

/** Finds the page by the company's address, phone number and email, too. */
export const searchContact: readonly SearchSource[] = [
	searchRows({
		...SEARCH_KINDS.page,
		words: "contact",
		query: settingsTexts,
		params: () => ({}),
		about: ({ organisation }, t) => {
			const { name, street, postalCode, city, country, email, phone, phoneHours = "" } = organisation;
			return {
				title: t("contact.title"),
				summary: t("contact.description"),
				body: [
					`${t("contact.ways.email")} ${email}`,
					`${t("contact.ways.phone")} ${phone} ${phoneHours}`.trim(),
					`${t("contact.ways.address")} ${name}, ${street}, ${postalCode} ${city}, ${country}`,
				],
			};
		},
	}),
];
