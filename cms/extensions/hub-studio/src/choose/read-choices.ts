// Reads entries to choose from, and targets of links, from `hub-server/links`.

import { isLocale } from "@hub/shared-contracts/language/locale";
import { type ChoiceQuery, type Choices, type LinkTarget, MAX_VALUES } from "../../../../src/entries/choice.ts";
import { useContentService } from "../studio/content-service.ts";

/** Returns the query of a field, or undefined while its form has no language. */
export function queryFor(
	by: ChoiceQuery["by"],
	collection: string | undefined,
	anyLanguage: boolean,
	locale: string | undefined,
): ChoiceQuery | undefined {
	if (anyLanguage) return { by, collection };
	return isLocale(locale) ? { by, collection, locale } : undefined;
}

export function useChoices() {
	const api = useContentService();
	/** Resolves to undefined if Directus does not respond. */
	const post = <Data>(path: string, body: object): Promise<Data | undefined> =>
		api.send<Data>(path, body).catch(() => undefined);
	return {
		choices: (query: ChoiceQuery) => post<Choices>("/hub-links/choices", query),
		/** Returns targets by address, without those that could not be read. */
		async targets(hrefs: readonly string[]): Promise<ReadonlyMap<string, LinkTarget>> {
			const unique = [...new Set(hrefs)];
			const found = new Map<string, LinkTarget>();
			for (let at = 0; at < unique.length; at += MAX_VALUES) {
				const some = unique.slice(at, at + MAX_VALUES);
				const targets = await post<readonly LinkTarget[]>("/hub-links/targets", { hrefs: some });
				for (const [index, target] of targets?.entries() ?? []) found.set(some[index] ?? "", target);
			}
			return found;
		},
	};
}
