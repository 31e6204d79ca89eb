import type { Accountability, HookConfig } from "@directus/types";
import { isPreviewAllowed, PREVIEW_LASTS, previewHref, signPreview } from "@hub/shared-contracts/preview/preview-link.server";
import { keyedRow, readPreview, STANDING_FIELDS, standingRow } from "@hub/shared-contracts/preview/preview-operation";
import { previewedCollections } from "@hub/shared-contracts/preview/previewed-collections.server";
import { z } from "zod";
import { offer, openOperations } from "../../src/operations.ts";
import { isPublicField } from "./public-fields.ts";

/** The part of Directus' web server that is used here. */
interface Routes {
	get(path: string, answer: (request: Asked, response: Answer) => void): void;
}
interface Asked {
	readonly params: unknown;
	readonly query: unknown;
	readonly accountability?: Accountability | null;
}
interface Answer {
	status(code: number): Answer;
	set(name: string, value: string): Answer;
	type(name: string): Answer;
	send(body: string): void;
	redirect(code: number, to: string): void;
}

const place = z.object({ collection: z.string().refine((name) => previewedCollections.has(name)), id: z.uuid() });
const asked = z.object({ version: z.string().max(64).catch("") });

/** What Studio calls the row itself, where it names versions. */
const STORED = ["main", "published"];

/** Leads signed-in staff to previews on the site by a signed link, and gives the site what such a link may show (CT-8). */
const previewsHook: HookConfig = (hook, context) => {
	const { services, getSchema, logger } = context;
	// From this process's environment: Directus' copy of it turns some texts into numbers.
	const { HUB_PUBLISH_SECRET: secret, HUB_SITE_URL: siteUrl } = process.env;
	if (!secret || !siteUrl) return;

	const link = async (request: Asked): Promise<string | undefined> => {
		const { accountability } = request;
		const asks = place.safeParse(request.params);
		if (!asks.success || !accountability?.user || !(accountability.app || accountability.admin)) return undefined;
		const { collection, id } = asks.data;
		const given = asked.parse(request.query).version;
		const version = STORED.includes(given) ? "" : given;
		const items = new services.ItemsService(collection, { schema: await getSchema(), accountability });
		const { locale } = standingRow.parse(
			await items.readOne(id, { fields: [...STANDING_FIELDS], ...(version ? { version } : {}) }),
		);
		const until = Math.floor(Date.now() / 1_000) + PREVIEW_LASTS;
		return siteUrl.replace(/\/+$/, "") + previewHref(signPreview({ collection, id, locale, version }, until, secret));
	};

	hook.init("routes.custom.before", (meta) => {
		const routes: Routes = meta.app;
		routes.get("/hub-previews/:collection/:id", (request, response) => {
			const answer = response.set("Cache-Control", "no-store").set("Referrer-Policy", "no-referrer");
			const refuse = () =>
				answer.status(404).type("text/plain").send("There is no preview of this entry, or you are not signed in.\n");
			// What may not be read and what is not there are told alike.
			link(request).then((to) => (to ? answer.redirect(302, to) : refuse()), refuse);
		});
	});

	openOperations(hook, { logger }, "site", [
		offer(readPreview, async ({ claim, fields }) => {
			const { collection, id, version } = claim;
			const isPublic = previewedCollections.has(collection) && fields.every((path) => isPublicField(collection, path.split(".")));
			if (!isPublic || !isPreviewAllowed(claim, secret, Date.now())) return { kind: "unknown" };
			const items = new services.ItemsService(collection, { schema: await getSchema(), accountability: null });
			const wanted = { fields: [...STANDING_FIELDS, "translation_key", ...fields], filter: { id: { _eq: id } }, limit: 1 };
			const found = version
				? [await items.readOne(id, { fields: wanted.fields, version }).catch(() => undefined)]
				: await items.readByQuery(wanted);
			const row = z.record(z.string(), z.unknown()).safeParse(found[0]);
			if (!row.success) return { kind: "unknown" };
			const standing = standingRow.parse(row.data);
			if (standing.locale !== claim.locale) return { kind: "unknown" };
			const { translation_key } = keyedRow.parse(row.data);
			const others = translation_key
				? await items.readByQuery({
						fields: [...STANDING_FIELDS],
						filter: { translation_key: { _eq: translation_key }, locale: { _neq: standing.locale } },
						limit: -1,
					})
				: [];
			return { kind: "row", row: row.data, standing, others: z.array(standingRow).parse(others) };
		}),
	]);
};

export default previewsHook;
