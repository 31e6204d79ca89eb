// Aborts calls about accounts early while Directus is silent, like reads of content. While it is only slow, calls go on.

import { TransportError } from "./transport-error.ts";

/** The circuit breaker of Directus, as sessions need it. */
export interface AccountService {
	/** True while Directus is known to be silent. */
	isAway(): boolean;
	/** Runs a small read that detects whether Directus is silent and ends in a few seconds. */
	probe(): Promise<unknown>;
}

/** Duration of a call after which Directus is probed, in ms. */
const PROBE_AFTER = 250;

/**
 * Makes one call.
 * @throws TransportError without a status if Directus is silent
 */
export type ServiceCall = <Value>(call: (signal: AbortSignal) => Promise<Value>) => Promise<Value>;

/** @param deadline of a call while Directus responds to others, in ms */
export function createServiceCalls({ isAway, probe }: AccountService, deadline: number): ServiceCall {
	const isSilent = async () => {
		await probe().catch(() => undefined);
		return isAway();
	};
	/** Number of responses: a busy Directus responds to some calls, whatever the circuit breaker reports. */
	let responses = 0;
	return async (call) => {
		if (isAway() && (await isSilent()))
			throw new TransportError({ status: undefined, errors: [], parentMessage: "The content service is silent" });
		const [controller, before] = [new AbortController(), responses];
		const end = (away: boolean) => away && responses === before && controller.abort();
		const timer = setTimeout(() => void isSilent().then(end), PROBE_AFTER);
		try {
			const value = await call(AbortSignal.any([controller.signal, AbortSignal.timeout(deadline)]));
			responses += 1;
			return value;
		} catch (error) {
			if (error instanceof TransportError && error.status !== undefined) responses += 1;
			throw error;
		} finally {
			clearTimeout(timer);
		}
	};
}
