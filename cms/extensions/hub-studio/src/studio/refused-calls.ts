// What Studio's own client for the content service is answered: Studio hands extensions that client, which is axios.

import { useApi } from "@directus/extensions-sdk";
import { onBeforeUnmount } from "vue";

/** A request before it is sent: axios' `config`, of which `data` is the body. */
export interface SentRequest {
	readonly url?: string | undefined;
	readonly data?: unknown;
}

/** What is called of the client, whose type has nothing of it. */
interface Listened {
	readonly interceptors: {
		readonly request: {
			use(onRequest: (request: SentRequest) => Promise<SentRequest>): number;
			eject(id: number): void;
		};
		readonly response: {
			use(onAnswer: (answer: unknown) => unknown, onError: (error: unknown) => Promise<never>): number;
			eject(id: number): void;
		};
	};
}

/** Delays or changes requests before they are sent, also those of Studio itself. To be called in a component's `setup`. */
export function useRequests(change: (request: SentRequest) => Promise<SentRequest>): void {
	const { interceptors } = useApi() as unknown as Listened;
	const id = interceptors.request.use(change);
	onBeforeUnmount(() => interceptors.request.eject(id));
}

/**
 * Hears what the client is answered, also by calls of Studio itself. To be called in a component's `setup`.
 * @param onRefused is given axios' error
 * @param onAnswered is given axios' answer
 */
export function useCalls(onRefused: (error: unknown) => void, onAnswered: (answer: unknown) => void = () => undefined): void {
	const { interceptors } = useApi() as unknown as Listened;
	const id = interceptors.response.use(
		(answer) => {
			onAnswered(answer);
			return answer;
		},
		(error) => {
			onRefused(error);
			return Promise.reject(error);
		},
	);
	onBeforeUnmount(() => interceptors.response.eject(id));
}
