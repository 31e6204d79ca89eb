// What Studio's own client for the content service is answered: Studio hands extensions that client, which is axios.

import { useApi } from "@directus/extensions-sdk";
import { onBeforeUnmount } from "vue";

/** What is called of the client, whose type has nothing of it. */
interface Listened {
	readonly interceptors: {
		readonly response: {
			use(onAnswer: (answer: unknown) => unknown, onError: (error: unknown) => Promise<never>): number;
			eject(id: number): void;
		};
	};
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
