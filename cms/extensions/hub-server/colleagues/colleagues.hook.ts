import { ForbiddenError } from "@directus/errors";
import type { Accountability, EndpointConfig, EventContext, Filter, HookConfig, Query } from "@directus/types";
import { z } from "zod";
import { reduceHistory, withoutPersonalData } from "./account-history.ts";
import { mentionable } from "./mentionable.ts";
import { asked, isStaff, namesOf, primaryKeyOf, USERS } from "./person.ts";
import { queriesBeyondNames } from "./queried-paths.ts";
import { REVISIONS, type Reader, requestsNames, showNames } from "./show-names.ts";

type Router = Parameters<Extract<EndpointConfig, { handler: unknown }>["handler"]>[0];

const reading = z.object({ collection: z.string() });
const read = reading.extend({ query: z.looseObject({ fields: z.array(z.string()).nullish() }) });
const row = z.record(z.string(), z.unknown());

/** The page of Studio with what waits for an editor (the tool `desk` of hub-studio). */
const DESK = "/hub-desk";

/** Gives staff the names of their colleagues where Studio requests them, and nothing else of their accounts. */
const colleaguesHook: HookConfig = ({ init, filter }, { database, services }) => {
	init("app.before", () => reduceHistory(database));
	filter("revisions.create", withoutPersonalData);
	// Studio opens a new account on its list of collections; after that, where its owner was last.
	filter("users.create", (payload) => ({ last_page: DESK, ...row.parse(payload) }));

	// Studio requests it wherever it shows who created an entry, and before publishing.
	init("routes.before", ({ app }: { app?: Router }) => {
		app?.get("/users/:id", (request, response, next) => {
			const { accountability = null, sanitizedQuery } = request as { accountability?: Accountability; sanitizedQuery?: Query };
			const { id } = request.params;
			if (!isStaff(accountability) || id === accountability.user || id === "me") return next();
			namesOf(database, [id]).then((names) => {
				const person = names.get(id);
				if (!person) return next();
				response.set("Cache-Control", "no-cache").json({ data: asked(person, sanitizedQuery?.fields ?? ["*"]) });
			}, next);
		});
		// It does so for comments too: who is mentioned in them, and who can be.
		app?.get("/users", (request, response, next) => {
			const { accountability = null, sanitizedQuery = {} } = request as {
				accountability?: Accountability;
				sanitizedQuery?: Query;
			};
			if (!isStaff(accountability)) return next();
			mentionable(database, sanitizedQuery).then((people) => {
				if (!people) return next();
				const data = people.map((person) => asked(person, sanitizedQuery.fields ?? ["*"]));
				response.set("Cache-Control", "no-cache").json({ data });
			}, next);
		});
	});

	// Entries and Directus' own collections: `items.query`, `files.query`, `revisions.query` and so on.
	filter("*.query", (payload, meta, { accountability, schema }) => {
		if (!isStaff(accountability) || !schema) return payload;
		const { collection } = reading.parse(meta);
		const query = payload as Query;
		if (queriesBeyondNames(schema, collection, query)) throw new ForbiddenError();
		const key = primaryKeyOf(schema, collection);
		const fields = query.fields ?? [];
		return {
			...query,
			...(requestsNames(schema, collection, fields) && !fields.includes(key) ? { fields: [...fields, key] } : {}),
			...(collection === REVISIONS ? { filter: both(query.filter, ofEntries(accountability.user)) } : {}),
		};
	});

	filter("*.read", async (payload, meta, context) => {
		if (!isStaff(context.accountability) || !Array.isArray(payload)) return payload;
		const { collection, query } = read.parse(meta);
		return showNames(z.array(row).parse(payload), collection, query.fields ?? [], context, readerIn(context));
	});

	function readerIn({ database: knex, schema }: EventContext): Reader {
		return {
			async read(collection, fields, ids) {
				if (ids.length === 0 || !schema) return [];
				const items = new services.ItemsService(collection, { knex, schema, accountability: null });
				const key = primaryKeyOf(schema, collection);
				const filter: Filter = { _and: [{ [key]: { _in: [...ids] } }] };
				return items.readByQuery({ filter, fields: [...fields], limit: -1 }, { emitEvents: false });
			},
		};
	}
};

export default colleaguesHook;

/** Staff's own changes: to entries, files, and their profile. */
function ofEntries(user: string): Filter {
	const own = { _and: [{ collection: { _eq: USERS } }, { item: { _eq: user } }] };
	const files = { collection: { _in: ["directus_files", "directus_folders"] } };
	return { _or: [{ collection: { _nstarts_with: "directus_" } }, files, own] };
}

function both(one: Filter | null | undefined, other: Filter): Filter {
	return one ? { _and: [one, other] } : other;
}
