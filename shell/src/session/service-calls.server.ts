// Calls about accounts end early where the content service is silent, as reads of pages do, and not where it is slow.

import { TransportError } from "./transport-error.ts";

/** The circuit breaker of the content service, as sessions need it. */
export interface AccountService {
	/** Whether the service is known to be silent. */
	isAway(): boolean;
	/** A small read. It finds out whether the service is silent, and ends in a few seconds; whether it was answered is no matter. */
	probe(): Promise<unknown>;
}

/** For so many ms a call is waited for before it is found out whether the service answers at all. */
const UNASKED = 250;

/** Makes one call. @throws TransportError without a status where the service is silent */
export type ServiceCall = <Value>(call: (signal: AbortSignal) => Promise<Value>) => Promise<Value>;

/** @param deadline of a call to a service that answers others, in ms */
export function createServiceCalls({ isAway, probe }: AccountService, deadline: number): ServiceCall {
	const look = async () => {
		await probe().catch(() => undefined);
		return isAway();
	};
	/** How many calls were answered: a busy service answers some, whatever the circuit breaker takes it for. */
	let answered = 0;
	return async (call) => {
		if (isAway() && (await look()))
			throw new TransportError({ status: undefined, errors: [], parentMessage: "The content service is silent" });
		const [controller, before] = [new AbortController(), answered];
		const end = (away: boolean) => away && answered === before && controller.abort();
		const timer = setTimeout(() => void look().then(end), UNASKED);
		try {
			const value = await call(AbortSignal.any([controller.signal, AbortSignal.timeout(deadline)]));
			answered += 1;
			return value;
		} catch (error) {
			if (error instanceof TransportError && error.status !== undefined) answered += 1;
			throw error;
		} finally {
			clearTimeout(timer);
		}
	};
}
