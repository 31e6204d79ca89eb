// How our tools ask the content service: with the rights of the one who works in Studio, and never without an end.

import { useApi } from "@directus/extensions-sdk";

/** In ms: what is read is asked for again by an editor who still wants it. */
const READING = 10_000;

/** In ms: what is stored may wait for its turn, and for mails that are written with it. */
const STORING = 30_000;

/** What goes with a question. */
interface Asked {
	readonly params?: object;
}

/** Asks the content service. All reject with an error of axios where it refuses or does not answer in time. To be called in a component's `setup`. */
export function useContentService() {
	const api = useApi();
	return {
		get: <Answer>(path: string, asked: Asked = {}) => api.get<Answer>(path, { ...asked, timeout: READING }),
		/** The address at which a browser finds what is at a path of the content service. */
		addressOf: (path: string, params: object = {}): string => api.getUri({ url: path, params }),
		post: <Answer>(path: string, body: unknown) => api.post<Answer>(path, body, { timeout: STORING }),
		patch: <Answer>(path: string, body: unknown) => api.patch<Answer>(path, body, { timeout: STORING }),
		/** @param ids of several entries of the collection at `path`: all of them go, or none. Default: what is at `path` */
		remove: (path: string, ids?: readonly string[]) =>
			api.delete<unknown>(path, { timeout: STORING, ...(ids ? { data: ids } : {}) }),
	};
}
