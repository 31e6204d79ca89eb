// Intercepts requests and responses of Studio's own HTTP client (axios), which Studio shares with extensions.

import { useApi } from "@directus/extensions-sdk";
import { onBeforeUnmount } from "vue";

/** axios' `config` before a request is sent. */
export interface SentRequest {
	readonly url?: string | undefined;
	readonly data?: unknown;
}

/** The client's interceptors, which the SDK's type lacks. */
interface ClientWithInterceptors {
	readonly interceptors: {
		readonly request: {
			use(onRequest: (request: SentRequest) => Promise<SentRequest>): number;
			eject(id: number): void;
		};
		readonly response: {
			use(onResponse: (response: unknown) => unknown, onError: (error: unknown) => Promise<never>): number;
			eject(id: number): void;
		};
	};
}

/** Delays or changes requests before they are sent, including those of Studio itself. */
export function useRequests(change: (request: SentRequest) => Promise<SentRequest>): void {
	const { interceptors } = useApi() as unknown as ClientWithInterceptors;
	const id = interceptors.request.use(change);
	onBeforeUnmount(() => interceptors.request.eject(id));
}

/**
 * Reports responses, including those to requests of Studio itself.
 * @param onFailure is called with an AxiosError
 * @param onSuccess is called with an AxiosResponse
 */
export function useResponses(
	onFailure: (error: unknown) => void,
	onSuccess: (response: unknown) => void = () => undefined,
): void {
	const { interceptors } = useApi() as unknown as ClientWithInterceptors;
	const id = interceptors.response.use(
		(response) => {
			onSuccess(response);
			return response;
		},
		(error) => {
			onFailure(error);
			return Promise.reject(error);
		},
	);
	onBeforeUnmount(() => interceptors.response.eject(id));
}
