import { createHmac } from "node:crypto";
import { type AddressAnswer, type AddressQuestion, addressAnswer } from "@hub/shared-contracts/address/address-question";

/** The site, as far as it is asked about addresses. */
export interface Site {
	/** Undefined when it does not answer in time: then nothing is refused that only it could have told. */
	ask(question: Omit<AddressQuestion, "at">): Promise<AddressAnswer | undefined>;
}

/** How long an answer is waited for, in ms: an editor waits meanwhile, and on SQLite every other one. */
const DEADLINE = 1_000;

/** How long a site that let us wait is left alone, in ms. */
const PAUSE = 10_000;

/** What the site is asked with. */
export interface SiteOptions {
	/** Where it is asked: `/_hooks/address`, or any address beside that. Undefined: there is no site. */
	readonly hookUrl: string | undefined;
	readonly secret: string | undefined;
	/** Hears once that the site does not answer, until it does again. */
	readonly warn: (text: string) => void;
}

export function openSite({ hookUrl, secret, warn }: SiteOptions): Site {
	if (!hookUrl || !secret) return { ask: async () => undefined };
	const url = new URL("address", hookUrl);
	let warned = false;
	let pausedUntil = 0;

	const send = async (question: Omit<AddressQuestion, "at">): Promise<AddressAnswer> => {
		const body = JSON.stringify({ ...question, at: Date.now() });
		const response = await fetch(url, {
			method: "POST",
			headers: {
				"content-type": "application/json",
				"x-hub-signature": `sha256=${createHmac("sha256", secret).update(body).digest("hex")}`,
			},
			body,
			signal: AbortSignal.timeout(DEADLINE),
			redirect: "error",
		});
		if (!response.ok) throw new Error(`it answered ${response.status}`);
		return addressAnswer.parse(await response.json());
	};

	return {
		async ask(question) {
			if (Date.now() < pausedUntil) return undefined;
			try {
				const answer = await send(question);
				warned = false;
				return answer;
			} catch (error) {
				if (error instanceof Error && error.name === "TimeoutError") pausedUntil = Date.now() + PAUSE;
				if (!warned)
					warn(`The site at ${url} did not say whose addresses are (${String(error)}); what only it knows is not checked.`);
				warned = true;
				return undefined;
			}
		},
	};
}
