// Reads the desk: the tasks of the signed-in editor. Times in ms.

import type { DeadLinks } from "../../../hub-server/desk/dead-links.ts";
import type { Changed, Desk } from "../../../hub-server/desk/desk.ts";
import type { TranslationBoard } from "../../../hub-server/desk/translation-board.ts";
import { useContentService } from "../studio/content-service.ts";

/** An entry; with a version, an unpublished draft. */
export type EntryLine = Pick<Changed, "collection" | "id" | "name" | "locale"> & Partial<Pick<Changed, "version">>;

/** Each read resolves to undefined if Directus does not respond. */
export function useEditorDesk() {
	const api = useContentService();
	const read = <Data>(path: string, params = {}): Promise<Data | undefined> =>
		api.read<Data>(path, params).catch(() => undefined);
	return {
		desk: () => read<Desk>("/hub-desk"),
		board: (query: Readonly<Record<string, string | number | undefined>>) =>
			read<TranslationBoard>("/hub-desk/translations", query),
		/** Checks the links of one range of entries. */
		deadLinks: (from: DeadLinks["next"]) => read<DeadLinks>("/hub-desk/dead-links", from ?? {}),
	};
}
