import { ErrorCode, isDirectusError } from "@directus/errors";
import type { Accountability, EventContext, HookConfig } from "@directus/types";
import { DEFAULT_LOCALE } from "@hub/shared-contracts/language/locale";
import { localeSchema } from "@hub/shared-contracts/language/locale-schema";
import { isPreviewAllowed, PREVIEW_LASTS, previewHref, signPreview } from "@hub/shared-contracts/preview/preview-link.server";
import { keyedRow, readPreview, STANDING_FIELDS, standingRow } from "@hub/shared-contracts/preview/preview-operation";
import { previewedCollections } from "@hub/shared-contracts/preview/previewed-collections.server";
import { asStudioFrame, isStudioFrame, START, START_ROW } from "@hub/shared-contracts/preview/studio-frame.server";
import { z } from "zod";
import { offer, openOperations } from "../../src/operations.ts";
import { openStaffRoutes } from "../../src/staff-routes.ts";
import { readHeads, translated } from "../hub-desk/entry-heads.ts";
import { openOutdated } from "../hub-desk/outdated.ts";
import { definitionOf } from "../hub-editing/change.ts";
import { withDay } from "../hub-editing/fill-in.ts";
import { mayChange } from "../hub-editing/writers.ts";
import { endLinks, generationOf } from "./link-generations.ts";
import { isPublicField } from "./public-fields.ts";

/** The part of Directus' web server that is used here. */
interface Routes {
	get(path: string, answer: (request: Asked, response: Answer) => void): void;
}
interface Asked {
	readonly params: unknown;
	readonly query: unknown;
	readonly headers: Readonly<Record<string, unknown>>;
	readonly accountability?: Accountability | null;
}
interface Answer {
	status(code: number): Answer;
	set(name: string, value: string): Answer;
	type(name: string): Answer;
	send(body: string): void;
	redirect(code: number, to: string): void;
}

// PostgreSQL finds a row by its id in any case; links are counted by text.
const entry = z.object({
	collection: z.string().refine((name) => previewedCollections.has(name)),
	id: z.uuid().toLowerCase(),
});
const place = z.union([entry, z.object({ collection: z.literal(START_ROW.collection), id: z.literal(START) })]);
const asked = z.object({
	version: z.string().max(64).catch(""),
	locale: localeSchema.catch(DEFAULT_LOCALE),
	studio: z.string().max(64).catch(""),
});
const archiving = z.object({ status: z.literal("archived") });
const changed = z.object({ collection: z.string(), keys: z.array(z.coerce.string().toLowerCase()) });
const deleted = z.object({ collection: z.string() });
const found = z.tuple([z.object({ id: z.uuid() })]);

/** What Studio calls the row itself, where it names versions. */
const STORED = ["main", "published"];

/** The version that Studio itself begins with the first change. Until then it is the row. */
const BEGUN_LATER = "draft";

/**
 * Leads signed-in staff to previews on the site by a signed link, and gives the site what such a link may show (CT-8). Links of an entry end
 * when staff end them, when it is archived and when it is deleted.
 */
const previewsHook: HookConfig = (hook, context) => {
	const { database, services, getSchema, logger } = context;
	// From this process's environment: Directus' copy of it turns some texts into numbers.
	const { HUB_PUBLISH_SECRET: secret, HUB_SITE_URL: siteUrl } = process.env;
	if (!secret || !siteUrl) return;

	const link = async (request: Asked): Promise<string | undefined> => {
		const { accountability } = request;
		const asks = place.safeParse(request.params);
		if (!asks.success || !accountability?.user || !(accountability.app || accountability.admin)) return undefined;
		const { collection } = asks.data;
		const { version: given, ...wanted } = asked.parse(request.query);
		const version = STORED.includes(given) ? "" : given;
		const items = new services.ItemsService(collection, { schema: await getSchema(), accountability });
		const { routeField, route } = START_ROW;
		const ofStart = { [routeField]: { _eq: route }, locale: { _eq: wanted.locale } };
		const id =
			asks.data.id === START
				? found.parse(await items.readByQuery({ fields: ["id"], filter: ofStart, limit: 1 }))[0].id
				: asks.data.id;
		const { locale } = standingRow.parse(await readVersion(items, id, STANDING_FIELDS, version));
		const until = Math.floor(Date.now() / 1_000) + PREVIEW_LASTS;
		const generation = await generationOf(database, collection, id);
		const claim = signPreview({ collection, id, locale, version, until, generation }, secret);
		const href = siteUrl.replace(/\/+$/, "") + previewHref(claim);
		// In a window of its own, the address is what editors pass on.
		const framed = request.headers["sec-fetch-dest"] === "iframe" && isStudioFrame(new URLSearchParams(wanted), secret);
		return framed ? asStudioFrame(href, secret) : href;
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

	const may = async (
		action: "update" | "delete",
		{ collection, keys }: z.infer<typeof changed>,
		{ accountability, database: knex }: Pick<EventContext, "accountability" | "database">,
	) => {
		const schema = await getSchema();
		const permissions = () => new services.PermissionsService({ accountability, knex, schema });
		return mayChange(accountability, collection, action, keys, permissions);
	};
	// Before it is done: once the one who archives an entry is told so, none of its links works.
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

	openStaffRoutes(hook, context, [
		{
			method: "post",
			path: "/hub-previews/:collection/:id/end-links",
			async answer({ params, accountability }) {
				const asks = entry.safeParse(params);
				if (!asks.success) return { kind: "unknown" };
				const { collection, id } = asks.data;
				const items = new services.ItemsService(collection, { schema: await getSchema(), accountability });
				const isThere = await items.readOne(id, { fields: ["id"] }).then(
					() => true,
					() => false,
				);
				if (!isThere || !(await may("update", { collection, keys: [id] }, { accountability, database })))
					return { kind: "unknown" };
				await endLinks(database, collection, [id]);
				return { kind: "found", data: null };
			},
		},
	]);

	const translations = openOutdated(database);
	/** The outdated languages of the entry with a key, by their ids. */
	const outdatedOf = async (collection: string, key: string): Promise<string[]> => {
		const definition = translated.find((one) => one.collection === collection);
		if (!definition) return [];
		const languages = await readHeads(database, definition, (query) => query.where({ translation_key: key }));
		return [...(await translations.among(languages)).keys()];
	};

	openOperations(hook, { logger }, "site", [
		offer(readPreview, async ({ claim, fields }) => {
			const { collection, id, version } = claim;
			const isPublic = previewedCollections.has(collection) && fields.every((path) => isPublicField(collection, path.split(".")));
			if (!isPublic || !isPreviewAllowed(claim, secret, Date.now())) return { kind: "unknown" };
			const isEnded = claim.generation !== null && claim.generation !== (await generationOf(database, collection, id));
			if (isEnded) return { kind: "unknown" };
			const items = new services.ItemsService(collection, { schema: await getSchema(), accountability: null });
			const read = await readVersion(items, id, [...STANDING_FIELDS, "translation_key", ...fields], version).catch(() => undefined);
			const row = z.record(z.string(), z.unknown()).safeParse(read);
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
			const definition = definitionOf(collection);
			const shown = definition ? withDay(definition, row.data, Date.now()) : row.data;
			const outdated = translation_key ? await outdatedOf(collection, translation_key) : [];
			return { kind: "row", row: shown, standing, others: z.array(standingRow).parse(others), outdated };
		}),
	]);
};

/** The part of Directus' service that reads one row. */
interface Rows {
	readOne(id: string, query: { readonly fields: string[]; readonly version?: string }): Promise<unknown>;
}

/** A row as a version has it; empty: as it is stored. @throws where there is none, or the account may not read it */
async function readVersion(items: Rows, id: string, fields: readonly string[], version: string): Promise<unknown> {
	const stored = () => items.readOne(id, { fields: [...fields] });
	if (!version) return stored();
	try {
		return await items.readOne(id, { fields: [...fields], version });
	} catch (error) {
		if (version !== BEGUN_LATER || !isDirectusError(error, ErrorCode.Forbidden)) throw error;
		return stored();
	}
}

export default previewsHook;
