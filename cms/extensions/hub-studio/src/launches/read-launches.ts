// Reads and changes launches through `hub-server/launches`. Times in ms.

import type { SiteMoment } from "@hub/content-model/preview/moment-link.server";
import type { SignedLink } from "@hub/content-model/preview/preview-operation";
import type {
	CreatedLaunch,
	LaunchDetails,
	LaunchResponse,
	ListedLaunch,
	ListedReturn,
} from "../../../hub-server/launches/launch-responses.ts";
import type { Launch, LaunchEntry } from "../../../hub-server/launches/launches-table.ts";
import type { LastPublication } from "../../../hub-server/launches/take-back.ts";
import { useContentService } from "../studio/content-service.ts";

/** Reads and changes launches. Requests reject if Directus does not respond or the launch does not exist. */
export function useLaunches() {
	const api = useContentService();
	const act = (id: string, action: string, body: object = {}) =>
		api.send<LaunchResponse>(`/hub-launches/${id}/${action}`, body);
	return {
		list: () => api.read<readonly ListedLaunch[]>("/hub-launches"),
		create: (name: string) => api.send<CreatedLaunch>("/hub-launches", { name }),
		read: (id: string) => api.read<LaunchDetails>(`/hub-launches/${id}`),
		/** Returns the unpublished launch that contains an entry. */
		findByEntry: ({ collection, id }: LaunchEntry) => api.read<Launch | null>(`/hub-launches/with/${collection}/${id}`),
		link: (id: string) => api.read<SignedLink>(`/hub-launches/${id}/link`),
		moment: (shown: SiteMoment) =>
			api.read<SignedLink>("/hub-moments/link", "at" in shown ? { at: new Date(shown.at).toISOString() } : shown),
		returning: (id: string) => api.read<readonly ListedReturn[]>(`/hub-launches/${id}/return`),
		/** Takes a published launch back, or publishes one again that was taken back. @param from its state */
		toggle: ({ id, state: from }: Launch, chosen: readonly LaunchEntry[]) =>
			act(id, "return", { from, chosen: chosen.map(({ collection, id: item }) => ({ collection, id: item })) }),
		/** Returns the last publication of an entry if it can be undone. */
		lastPublication: ({ collection, id }: LaunchEntry) =>
			api.read<LastPublication | null>(`/hub-undo/${collection}/${id}`),
		undo: ({ collection, id }: LaunchEntry, revision: number) =>
			api.send<LaunchResponse>(`/hub-undo/${collection}/${id}`, { revision }),
		add: (id: string, { collection, id: item }: LaunchEntry) => act(id, "entries", { collection, id: item }),
		drop: (id: string, { collection, id: item }: LaunchEntry) => act(id, "entries/remove", { collection, id: item }),
		check: (id: string) => act(id, "check"),
		publish: (id: string) => act(id, "publish"),
		/** @param at ISO in UTC */
		plan: (id: string, at: string) => act(id, "plan", { at }),
		unplan: (id: string) => act(id, "unplan"),
		remove: (id: string) => act(id, "remove"),
	};
}
