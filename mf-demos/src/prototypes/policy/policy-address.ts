// State of the prototype in its address, such as `?asked=3&for=maintenance&until=2028-12-31&who=customer.service`.
// Forms that are sent without JavaScript have the same parameters.

import type { PolicySettings } from "@hub/shared-contracts/content/prototype-policy";
import type { StateChange } from "../prototype-address.ts";
import type { PolicyTerms } from "./policy-rules.ts";

/** State of the page. */
export interface PolicyState {
	readonly terms: PolicyTerms;
	/** Number of received requests. */
	readonly received: number;
}

/** Field that distinguishes a submitted form from an address. */
export const FORM_SENT = { name: "do", value: "build" } as const;

/** Returns the name of a checkbox. */
export function boxName(list: "who" | "for", id: string): string {
	return `${list}-${id}`;
}

/** Parses the state from an address or a form. Unknown values are ignored. */
export function readPolicyState(get: (name: string) => string | undefined, settings: PolicySettings): PolicyState {
	const sent = get(FORM_SENT.name) === FORM_SENT.value;
	const chosen = (list: "who" | "for", known: PolicySettings["recipients"]) => {
		const written = new Set((get(list) ?? "").split("."));
		return known.map(({ id }) => id).filter((id) => (sent ? get(boxName(list, id)) !== undefined : written.has(id)));
	};
	const asked = get("asked") ?? "";
	return {
		terms: {
			recipients: chosen("who", settings.recipients),
			purposes: chosen("for", settings.purposes),
			until: settings.ends.find((end) => end === get("until")),
			forward: get("onward") === "yes",
		},
		received: /^\d{1,3}$/.test(asked) ? Math.min(Number(asked), settings.requests.length) : 0,
	};
}

/** Returns the address parameters of a state, and removes those of a form. */
export function policyChange({ terms, received }: PolicyState, settings: PolicySettings): StateChange {
	const boxes = [
		FORM_SENT.name,
		...settings.recipients.map(({ id }) => boxName("who", id)),
		...settings.purposes.map(({ id }) => boxName("for", id)),
	];
	return {
		...Object.fromEntries(boxes.map((name) => [name, undefined])),
		who: terms.recipients.join(".") || undefined,
		for: terms.purposes.join(".") || undefined,
		until: terms.until,
		onward: terms.forward ? "yes" : undefined,
		asked: received === 0 ? undefined : String(received),
	};
}
