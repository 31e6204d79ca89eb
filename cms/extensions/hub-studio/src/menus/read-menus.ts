// The links of all menus, read and changed with the rights of the one who works in Studio.

import { ref, shallowRef } from "vue";
import type { LinkTarget } from "../../../../src/entries/choice.ts";
import { isPath } from "../choose/link-notes.ts";
import { useChoices } from "../choose/read-choices.ts";
import { useContentService } from "../studio/content-service.ts";
import { reasonOf } from "../studio/refusal.ts";
import { inOrder, MENU_FIELDS, type MenuLink, type Place, placesFor, readMenuLinks } from "./menu-tree.ts";

/** What of the links is looked at: what Studio's search and filter leave. */
export interface Wanted {
	readonly filter: unknown;
	readonly search: string | null;
}

/** To be called in a component's `setup`. */
export function useMenus(wanted: () => Wanted) {
	const api = useContentService();
	const { targets: readTargets } = useChoices();
	const links = shallowRef<readonly MenuLink[]>([]);
	const targets = shallowRef<ReadonlyMap<string, LinkTarget>>(new Map());
	const state = ref<"loading" | "ready" | "failed">("loading");
	const problem = ref("");
	let asked = 0;

	const read = async (): Promise<void> => {
		asked += 1;
		const own = asked;
		const { filter, search } = wanted();
		const params = {
			...{ fields: MENU_FIELDS.join(), limit: -1 },
			...(filter ? { filter: JSON.stringify(filter) } : {}),
			...(search ? { search } : {}),
		};
		try {
			const { data } = await api.get<unknown>("/items/navigation", { params });
			if (own !== asked) return;
			links.value = inOrder(readMenuLinks(data));
			state.value = "ready";
		} catch (error) {
			problem.value = reasonOf(error);
			state.value = "failed";
			return;
		}
		const found = await readTargets(links.value.map(({ href }) => href).filter(isPath));
		if (own === asked) targets.value = found;
	};
	/** Stores something, and fetches again what is there. @returns whether it was stored; else `problem` says why */
	const store = async (act: () => Promise<unknown>): Promise<boolean> => {
		problem.value = "";
		let said = "";
		try {
			await act();
		} catch (error) {
			said = reasonOf(error);
		}
		await read();
		if (said) problem.value = said;
		return said === "";
	};
	return {
		links,
		targets,
		state,
		problem,
		read,
		/** Stores the order of a language's links; it is shown at once. */
		async arrange(order: readonly MenuLink[]): Promise<boolean> {
			const places = placesFor(order);
			if (places.length === 0) return true;
			const byId = new Map(places.map((place): [string, Place] => [place.id, place]));
			links.value = inOrder(links.value.map((link) => ({ ...link, ...byId.get(link.id) })));
			return store(() => api.patch<unknown>("/items/navigation", places));
		},
		/** Removes links, all or none. */
		remove: (some: readonly MenuLink[]): Promise<boolean> =>
			store(() =>
				api.remove(
					"/items/navigation",
					some.map(({ id }) => id),
				),
			),
		/** Adds a link, the last of its language. */
		add: (edits: Readonly<Record<string, unknown>>): Promise<boolean> => {
			const sort = Math.max(0, ...links.value.map((link) => link.sort ?? 0)) + 1;
			return store(() => api.post<unknown>("/items/navigation", { sort, ...edits }));
		},
	};
}
