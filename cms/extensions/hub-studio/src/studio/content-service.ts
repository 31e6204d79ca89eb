// HTTP client of our tools for Directus: it uses the editor's permissions and sets a timeout for each request.

import { useApi } from "@directus/extensions-sdk";

const READ_TIMEOUT_MS = 10_000;

/** Writes may wait in Directus' queue and for mails that are stored with them. */
const WRITE_TIMEOUT_MS = 30_000;

interface ReadOptions {
	readonly params?: object;
}

/** Returns the client. Its methods reject with an AxiosError if Directus refuses or times out. */
export function useContentService() {
	const api = useApi();
	return {
		/** Reads the data of one of our own routes, whose type `hub-server` declares. */
		read: async <Data>(path: string, params: object = {}): Promise<Data> =>
			(await api.get<{ readonly data: Data }>(path, { params, timeout: READ_TIMEOUT_MS })).data.data,
		/** Sends a change to one of our own routes, and returns its data. */
		send: async <Data>(path: string, body: object = {}): Promise<Data> =>
			(await api.post<{ readonly data: Data }>(path, body, { timeout: WRITE_TIMEOUT_MS })).data.data,
		get: <Answer>(path: string, options: ReadOptions = {}) =>
			api.get<Answer>(path, { ...options, timeout: READ_TIMEOUT_MS }),
		/** Returns the URL of a path of Directus. */
		addressOf: (path: string, params: object = {}): string => api.getUri({ url: path, params }),
		post: <Answer>(path: string, body: unknown) => api.post<Answer>(path, body, { timeout: WRITE_TIMEOUT_MS }),
		patch: <Answer>(path: string, body: unknown) => api.patch<Answer>(path, body, { timeout: WRITE_TIMEOUT_MS }),
		/**
		 * @param ids of entries of the collection at `path`, which are all deleted, or none. Default: the resource at
		 * `path`
		 */
		remove: (path: string, ids?: readonly string[]) =>
			api.delete<unknown>(path, { timeout: WRITE_TIMEOUT_MS, ...(ids ? { data: ids } : {}) }),
	};
}
