// Lets several forms write in one draft of a new entry. Directus' own rooms (39.2) are for stored entries only: a client may join one if it
// may read the entry, and a new one has none.

import type { HookExtensionContext } from "@directus/types";
import { z } from "zod";
import type { StaffRoute } from "../../../src/staff-routes.ts";
import { namesOf } from "../colleagues/person.ts";

/** Time after its last report for which a form counts as open, in ms: three report intervals. */
const PRESENCE_MS = 10_000;

/** The property of a saved delta that holds, by field, the value which the form knew as stored. It is not stored itself. */
const BASE = "$base";

const delta = z.record(z.string(), z.unknown());
const draft = z.object({
	delta: delta.nullable(),
	date_updated: z.unknown(),
	user_updated: z.string().nullable(),
});
const saved = z.looseObject({ [BASE]: delta });
const report = z.object({
	/** The form: a page of a browser, for as long as it is loaded. */
	form: z.string().min(1).max(60),
	/** The field that has the focus. */
	field: z.string().max(100).nullable(),
	/** The `state` of the draft that the form has; empty for none. */
	state: z.string().max(100),
});

type Draft = z.infer<typeof draft>;
interface OpenForm {
	readonly user: string;
	readonly field: string | null;
	readonly at: number;
}

const isSame = (one: unknown, other: unknown): boolean => JSON.stringify(one ?? null) === JSON.stringify(other ?? null);
const stateOf = ({ date_updated: at }: Draft): string => (at instanceof Date ? at.toISOString() : String(at));

/** Result of {@link SharedDrafts.prepareSave}. */
export type PreparedSave =
	/** @param values what is to be stored; undefined if `$base` was not sent, and the body stays as it is */
	| { readonly kind: "save"; readonly values?: Readonly<Record<string, unknown>> }
	| { readonly kind: "unchanged"; readonly delta: object }
	/** Another form stored other values since. @param theirs those values, by field @param by who stored them */
	| { readonly kind: "conflict"; readonly theirs: object; readonly by: string };

/** Drafts of new entries that several forms have open. */
export function openSharedDrafts({
	database,
	services,
	getSchema,
}: Pick<HookExtensionContext, "database" | "services" | "getSchema">) {
	/** The open forms of each draft, by the form's id. */
	const open = new Map<string, Map<string, OpenForm>>();

	/** Directus needs the collection and the item to read a delta. @throws an error of Directus if the account may not read it */
	const readDraft = async (id: string, accountability: StaffAccountability): Promise<Draft> => {
		const versions = new services.VersionsService({ schema: await getSchema(), accountability });
		return draft.parse(await versions.readOne(id, { fields: ["collection", "item", "delta", "date_updated", "user_updated"] }));
	};
	const nameOf = async (user: string | null): Promise<string> => {
		const person = user === null ? undefined : (await namesOf(database, [user])).get(user);
		return [person?.first_name, person?.last_name].filter(Boolean).join(" ");
	};
	const others = async (id: string, own: string, user: string) => {
		const forms = [...(open.get(id) ?? [])].filter(([form]) => form !== own).map(([, one]) => one);
		return Promise.all(forms.map(async (one) => ({ name: await nameOf(one.user), isMe: one.user === user, field: one.field })));
	};
	const note = (id: string, form: string, one: OpenForm): void => {
		const forms = open.get(id) ?? new Map<string, OpenForm>();
		open.set(id, forms.set(form, one));
		for (const [draftId, all] of open) {
			for (const [formId, { at }] of all) if (at < one.at - PRESENCE_MS) all.delete(formId);
			if (all.size === 0) open.delete(draftId);
		}
	};

	const route: StaffRoute = {
		method: "post",
		path: "/hub-drafts/:id",
		async answer({ params, body, accountability }) {
			const [place, reported] = [z.object({ id: z.uuid() }).safeParse(params).data, report.safeParse(body).data];
			const user = accountability.user;
			if (!place || !reported || user === null) return { kind: "unknown" };
			const found = await readDraft(place.id, accountability).catch(() => undefined);
			if (!found) return { kind: "unknown" };
			const { form, field, state } = reported;
			note(place.id, form, { user, field, at: Date.now() });
			const current = stateOf(found);
			const moved = current === state ? null : { delta: found.delta ?? {}, by: await nameOf(found.user_updated) };
			return { kind: "found", data: { others: await others(place.id, form, user), state: current, moved } };
		},
	};
	return {
		route,
		/** Compares what a form saves with what is stored. To be called while no other save of the draft is under way. */
		async prepareSave(id: string, body: unknown, accountability: StaffAccountability): Promise<PreparedSave> {
			const parsed = saved.safeParse(body).data;
			if (!parsed) return { kind: "save" };
			const { [BASE]: base, ...values } = parsed;
			const { delta: stored, user_updated } = await readDraft(id, accountability);
			const known: Readonly<Record<string, unknown>> = stored ?? {};
			if (stored && Object.keys(values).length === 0) return { kind: "unchanged", delta: stored };
			const met = Object.keys(base).filter(
				(field) => field in known && !isSame(known[field], base[field]) && field in values && !isSame(known[field], values[field]),
			);
			if (met.length === 0) return { kind: "save", values };
			const theirs = Object.fromEntries(met.map((field) => [field, known[field]]));
			return { kind: "conflict", theirs, by: await nameOf(user_updated) };
		},
	};
}

type StaffAccountability = Parameters<StaffRoute["answer"]>[0]["accountability"];
