import type { Accountability, EventContext, HookConfig } from "@directus/types";
import {
	isPreviewAllowed,
	PREVIEW_LIFETIME_SECONDS,
	previewHref,
	signPreview,
} from "@hub/content-model/preview/preview-link.server";
import {
	keyedRow,
	PUBLICATION_FIELDS,
	publicationRow,
	readPreview,
} from "@hub/content-model/preview/preview-operation";
import { previewedCollections, UNSTORED } from "@hub/content-model/preview/previewed-collections.server";
import { asStudioFrame, isStudioFrame, START, START_ROW } from "@hub/content-model/preview/studio-frame.server";
import { DEFAULT_LOCALE } from "@hub/shared-contracts/language/locale";
import { localeSchema } from "@hub/shared-contracts/language/locale-schema";
import { z } from "zod";
import { openOperations, operationRoute } from "../../../src/operations.ts";
import { openStaffRoutes } from "../../../src/staff-routes.ts";
import { mayChange, mayWrite } from "../accounts/permissions.ts";
import { readHeads, translated } from "../desk/entry-heads.ts";
import { openOutdated } from "../desk/outdated.ts";
import { withDay } from "../editing/derived-values.ts";
import { definitionOf } from "../entries/change.ts";
import { previewOfLaunch } from "../launches/launch-preview.ts";
import { endLinks, generationOf } from "./link-generations.ts";
import { previewedRows, type RowState } from "./previewed-rows.ts";
import { isPublicField } from "./public-fields.ts";

/** The part of Directus' web server that is used here. */
interface Routes {
	get(path: string, handle: (request: PreviewRequest, response: PreviewResponse) => void): void;
}
interface PreviewRequest {
	readonly params: unknown;
	readonly query: unknown;
	readonly headers: Readonly<Record<string, unknown>>;
	readonly accountability?: Accountability | null;
}
interface PreviewResponse {
	status(code: number): PreviewResponse;
	set(name: string, value: string): PreviewResponse;
	type(name: string): PreviewResponse;
	send(body: string): void;
	redirect(code: number, to: string): void;
}

// Ids in lower case: PostgreSQL ignores the case of an id, but the revocations of links are counted by its text.
const entry = z.object({
	collection: z.string().refine((name) => previewedCollections.has(name)),
	id: z.uuid().toLowerCase(),
});
const previewParams = z.union([entry, z.object({ collection: z.literal(START_ROW.collection), id: z.literal(START) })]);
/** Studio's names for the stored row in lists of versions. */
const STORED = ["main", "published"];
const previewQuery = z.object({
	version: z
		.string()
		.max(64)
		.transform((key) => (STORED.includes(key) ? "" : key))
		.catch(""),
	locale: localeSchema.catch(DEFAULT_LOCALE),
	studio: z.string().max(64).catch(""),
});
const archiving = z.object({ status: z.literal("archived") });
const changed = z.object({ collection: z.string(), keys: z.array(z.coerce.string().toLowerCase()) });
const deleted = z.object({ collection: z.string() });
/** Version without a row that is about to be published. */
const promoted = z.object({ collection: z.string(), item: z.null(), version: z.uuid() });
const row = z.record(z.string(), z.unknown());
const found = z.tuple([z.object({ id: z.uuid() })]);

/**
 * Sends signed-in staff to previews on the site by signed links, and serves the site the rows of such a link (CT-8).
 * Links of an entry become invalid when staff revoke them, and when it is archived or deleted.
 */
const previewsHook: HookConfig = (hook, context) => {
	const { database, services, getSchema, logger } = context;
	// Read from the environment: Directus' copy converts some texts to numbers.
	const { HUB_PUBLISH_SECRET: secret, HUB_SITE_URL: siteUrl } = process.env;
	if (!secret || !siteUrl) return;

	const read = previewedRows(context);

	/**
	 * Creates a signed link to a row that the account may read.
	 * @throws if it may not, or the row does not exist or has no language
	 */
	const signed = async (state: RowState, who: Accountability) => {
		const { locale } = publicationRow.parse(await read(state, PUBLICATION_FIELDS, who));
		const until = Math.floor(Date.now() / 1_000) + PREVIEW_LIFETIME_SECONDS;
		const generation = await generationOf(database, state.collection, state.id);
		const claim = signPreview({ ...state, locale, until, generation }, secret);
		return { href: siteUrl.replace(/\/+$/, "") + previewHref(claim), until };
	};

	/** Returns the row that the Visual Editor shows first. */
	const start = async (locale: string, accountability: Accountability): Promise<string> => {
		const { collection, routeField, route } = START_ROW;
		const items = new services.ItemsService(collection, { schema: await getSchema(), accountability });
		const ofStart = { [routeField]: { _eq: route }, locale: { _eq: locale } };
		return found.parse(await items.readByQuery({ fields: ["id"], filter: ofStart, limit: 1 }))[0].id;
	};

	const link = async ({ params, query, headers, accountability }: PreviewRequest): Promise<string | undefined> => {
		const target = previewParams.safeParse(params);
		if (!target.success || !accountability?.user || !(accountability.app || accountability.admin)) return undefined;
		const { version, ...options } = previewQuery.parse(query);
		const { collection } = target.data;
		const id = target.data.id === START ? await start(options.locale, accountability) : target.data.id;
		const { href } = await signed({ collection, id, version }, accountability);
		// Editors share the address of a preview in its own window, so it has to be the signed one.
		const framed = headers["sec-fetch-dest"] === "iframe" && isStudioFrame(new URLSearchParams(options), secret);
		return framed ? asStudioFrame(href, secret) : href;
	};

	hook.init("routes.custom.before", (meta) => {
		const routes: Routes = meta.app;
		routes.get("/hub-previews/:collection/:id", (request, response) => {
			const uncached = response.set("Cache-Control", "no-store").set("Referrer-Policy", "no-referrer");
			const refuse = () =>
				uncached.status(404).type("text/plain").send("There is no preview of this entry, or you are not signed in.\n");
			// Responds alike for forbidden and missing entries.
			link(request).then((to) => (to ? uncached.redirect(302, to) : refuse()), refuse);
		});
	});

	const may = async (
		action: "update" | "delete",
		{ collection, keys }: z.infer<typeof changed>,
		{ accountability, database: knex }: Pick<EventContext, "accountability" | "database">,
	) => {
		const schema = await getSchema();
		const permissions = () => new services.PermissionsService({ accountability, knex, schema });
		return mayChange(accountability, collection, action, keys, permissions);
	};
	// Runs before the update, so that no link works when archiving is confirmed.
	hook.filter("items.update", async (payload, meta, event) => {
		const change = changed.parse(meta);
		if (!previewedCollections.has(change.collection) || !archiving.safeParse(payload).success) return;
		if (await may("update", change, event)) await endLinks(event.database, change.collection, change.keys);
	});
	hook.filter("items.delete", async (payload, meta, event) => {
		const { collection } = deleted.parse(meta);
		if (!previewedCollections.has(collection)) return;
		const change = changed.parse({ collection, keys: payload });
		if (await may("delete", change, event)) await endLinks(event.database, collection, change.keys);
	});

	// Links to a new entry continue to work after it is published.
	hook.filter("items.promote", (payload, meta) => {
		const { data } = promoted.safeParse(meta);
		return data && previewedCollections.has(data.collection) ? { ...row.parse(payload), id: data.version } : payload;
	});

	/** True if an account may change the entry of a link. */
	const mayEnd = async (state: RowState, accountability: Accountability): Promise<boolean> => {
		const { collection, id, version } = state;
		const isThere = await read(state, ["id"], accountability).then(
			() => true,
			() => false,
		);
		if (!isThere) return false;
		if (version === UNSTORED) return mayWrite(accountability, collection, "create");
		return may("update", { collection, keys: [id] }, { accountability, database });
	};

	openStaffRoutes(hook, context, [
		{
			method: "get",
			path: "/hub-previews/:collection/:id/link",
			async handle({ params, query, accountability }) {
				const target = entry.safeParse(params);
				if (!target.success) return { kind: "unknown" };
				return signed({ ...target.data, version: previewQuery.parse(query).version }, accountability).then(
					(data) => ({ kind: "found", data }),
					() => ({ kind: "unknown" }),
				);
			},
		},
		{
			method: "post",
			path: "/hub-previews/:collection/:id/end-links",
			async handle({ params, query, accountability }) {
				const target = entry.safeParse(params);
				if (!target.success) return { kind: "unknown" };
				const { version } = previewQuery.parse(query);
				// For stored entries, the links to versions are revoked too.
				const state = { ...target.data, version: version === UNSTORED ? version : "" };
				if (!(await mayEnd(state, accountability))) return { kind: "unknown" };
				await endLinks(database, state.collection, [state.id]);
				return { kind: "found", data: null };
			},
		},
	]);

	const translations = openOutdated(database);
	/** Returns the ids of an entry's outdated languages. */
	const outdatedOf = async (collection: string, key: string): Promise<string[]> => {
		const definition = translated.find((one) => one.collection === collection);
		if (!definition) return [];
		const languages = await readHeads(database, definition, (query) => query.where({ translation_key: key }));
		return [...(await translations.among(languages)).keys()];
	};

	openOperations(hook, { logger }, "site", [
		operationRoute(readPreview, async ({ claim, fields }) => {
			const { collection, id, version, launch, until } = claim;
			const isPublic =
				previewedCollections.has(collection) && fields.every((path) => isPublicField(collection, path.split(".")));
			if (!isPublic || !isPreviewAllowed(claim, secret, Date.now())) return { kind: "unknown" };
			const isEnded = claim.generation !== null && claim.generation !== (await generationOf(database, collection, id));
			if (isEnded) return { kind: "unknown" };
			const wanted = [...PUBLICATION_FIELDS, "translation_key", ...fields];
			const shown = row.safeParse(await read({ collection, id, version }, wanted, null).catch(() => undefined)).data;
			if (!shown) return { kind: "unknown" };
			const publication = publicationRow.parse(shown);
			if (publication.locale !== claim.locale) return { kind: "unknown" };
			const { translation_key } = keyedRow.parse(shown);
			const items = new services.ItemsService(collection, { schema: await getSchema(), accountability: null });
			const others = translation_key
				? await items.readByQuery({
						fields: [...PUBLICATION_FIELDS],
						filter: { translation_key: { _eq: translation_key }, locale: { _neq: publication.locale } },
						limit: -1,
					})
				: [];
			const definition = definitionOf(collection);
			const dated = definition ? withDay(definition, shown, Date.now()) : shown;
			const outdated = translation_key ? await outdatedOf(collection, translation_key) : [];
			const together = launch ? await previewOfLaunch(database, launch, { until, secret }) : null;
			return {
				kind: "row",
				row: dated,
				standing: publication,
				others: z.array(publicationRow).parse(others),
				outdated,
				launch: together,
			};
		}),
	]);
};

export default previewsHook;
