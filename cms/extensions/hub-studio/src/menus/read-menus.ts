// Reads and changes the links of all menus with the editor's permissions.

import { ref, shallowRef } from "vue";
import type { LinkTarget } from "../../../../src/entries/choice.ts";
import { isPath } from "../choose/link-notes.ts";
import { useChoices } from "../choose/read-choices.ts";
import { useContentService } from "../studio/content-service.ts";
import { reasonOf } from "../studio/refusal.ts";
import { changedSorts, type LinkSort, MENU_FIELDS, type MenuLink, readMenuLinks, sortLinks } from "./menu-tree.ts";

export interface LinkFilter {
	readonly filter: unknown;
	readonly search: string | null;
}

export function useMenus(linkFilter: () => LinkFilter) {
	const api = useContentService();
	const { targets: readTargets } = useChoices();
	const links = shallowRef<readonly MenuLink[]>([]);
	const targets = shallowRef<ReadonlyMap<string, LinkTarget>>(new Map());
	const state = ref<"loading" | "ready" | "failed">("loading");
	const problem = ref("");
	let requests = 0;

	const read = async (): Promise<void> => {
		requests += 1;
		const request = requests;
		const { filter, search } = linkFilter();
		const params = {
			fields: MENU_FIELDS.join(),
			limit: -1,
			...(filter ? { filter: JSON.stringify(filter) } : {}),
			...(search ? { search } : {}),
		};
		try {
			const { data } = await api.get<unknown>("/items/navigation", { params });
			if (request !== requests) return;
			links.value = sortLinks(readMenuLinks(data));
			state.value = "ready";
		} catch (error) {
			problem.value = reasonOf(error);
			state.value = "failed";
			return;
		}
		const foundTargets = await readTargets(links.value.map(({ href }) => href).filter(isPath));
		if (request === requests) targets.value = foundTargets;
	};
	/** Runs a change and reads the links again. @returns false if it was rejected; `problem` then holds the reason */
	const store = async (act: () => Promise<unknown>): Promise<boolean> => {
		problem.value = "";
		let reason = "";
		try {
			await act();
		} catch (error) {
			reason = reasonOf(error);
		}
		await read();
		if (reason) problem.value = reason;
		return reason === "";
	};
	return {
		links,
		targets,
		state,
		problem,
		read,
		/** Stores the order of a language's links, which is shown immediately. */
		async arrange(order: readonly MenuLink[]): Promise<boolean> {
			const sorts = changedSorts(order);
			if (sorts.length === 0) return true;
			const byId = new Map(sorts.map((changed): [string, LinkSort] => [changed.id, changed]));
			links.value = sortLinks(links.value.map((link) => ({ ...link, ...byId.get(link.id) })));
			return store(() => api.patch<unknown>("/items/navigation", sorts));
		},
		/** Removes all given links, or none. */
		remove: (some: readonly MenuLink[]): Promise<boolean> =>
			store(() =>
				api.remove(
					"/items/navigation",
					some.map(({ id }) => id),
				),
			),
		/** Adds a link at the end of its language. */
		add: (edits: Readonly<Record<string, unknown>>): Promise<boolean> => {
			const sort = Math.max(0, ...links.value.map((link) => link.sort ?? 0)) + 1;
			return store(() => api.post<unknown>("/items/navigation", { sort, ...edits }));
		},
	};
}
