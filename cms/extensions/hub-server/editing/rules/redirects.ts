import { redirect } from "@hub/content-model/cms/redirect";
import { parseSelected } from "@hub/content-model/cms/select";
import type { AddressResult } from "@hub/shared-contracts/address/address-query";
import { rowsAt } from "../../entries/addresses.ts";
import { type Change, definitionOf, isPublished, touches } from "../../entries/change.ts";
import type { Row } from "../../entries/row.ts";
import type { StoredRows } from "../../entries/stored-rows.ts";
import { conflict, pathOf, redirectOf } from "../../redirects/redirects.ts";
import { type Reason, Refusal, refuse } from "../../wording/refusal.ts";
import { nameWithCollection, translate } from "../../wording/wording.ts";
import { problemsInWords } from "../problem-words.ts";
import { ownerSentence } from "./addresses.ts";
import type { Facts } from "./rule.ts";

/**
 * Checks a redirect (RD-2). Its addresses are stored with their language (`/en/old`), which is the only spelling of an
 * address. The database's unique index therefore also prevents two redirects from the same address.
 * @returns the values to store
 * @throws Refusal with the first problem
 */
export async function checkRedirect(change: Change, { rows, site }: Pick<Facts, "rows" | "site">): Promise<Row> {
	const { definition, after, id } = change;
	if (!touches(change, "from", "to")) return {};
	const parsed = parseSelected(redirect, { id: id ?? "new", from: after.from ?? "", to: after.to ?? "" });
	if (parsed.kind === "invalid") {
		const [first] = parsed.problems;
		const reason = `${problemsInWords(parsed.problems.slice(0, 1), change)}.`;
		throw new Refusal({ at: String(first?.path[0]), reason });
	}
	const { from, to } = parsed.item;
	const answer = await site.lookUp({ paths: to.startsWith("/") ? [from, to] : [from] });
	const [begin, end] = answer?.paths ?? [];
	if (begin && touches(change, "from")) refuse(await cannotBegin(from, begin, rows));
	if (end) refuse(cannotEnd(to, end));
	const checked = { id: id ?? "", from: begin?.href ?? from, to: end?.href ?? to };
	const others = (await rows.list(definition, {})).map(redirectOf).filter((other) => other.id !== id);
	refuse(conflict(checked, others));
	return { from: checked.from, to: checked.to };
}

type ResolvedPath = AddressResult["paths"][number];

/** Refuses a redirect from an address that shows something: the redirect would have no effect. */
async function cannotBegin(from: string, { owner }: ResolvedPath, rows: StoredRows): Promise<Reason | undefined> {
	if (owner.kind === "none") return undefined;
	if (owner.kind !== "page" || owner.fixed)
		return { at: "from", reason: translate("redirect.taken", { path: from, owner: ownerSentence(from, owner) }) };
	for (const { collection, filter } of rowsAt(owner)) {
		const definition = definitionOf(collection);
		const shown = definition && (await rows.list(definition, filter)).find(isPublished);
		if (!definition || !shown) continue;
		return {
			at: "from",
			reason: translate("redirect.shown", { path: from, entry: nameWithCollection(definition, shown) }),
		};
	}
	return undefined;
}

function cannotEnd(to: string, { owner }: ResolvedPath): Reason | undefined {
	if (owner.kind === "none") return { at: "to", reason: translate("redirect.nowhere", { path: pathOf(to) }) };
	if (owner.kind === "moved")
		return { at: "to", reason: translate("redirect.old", { path: pathOf(to), to: owner.to }) };
	return undefined;
}
