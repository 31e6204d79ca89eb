// Chooses the release set for a request: the live one, the canary for its share of the visitors, or the visitor's
// preview. The choice is the same for a document and its later requests, by address and browser instead of a cookie
// (PF-10).

import type { IncomingMessage } from "node:http";
import { type PreviewPass, readPass } from "@hub/releases/preview-pass";
import { cookieIn } from "../base/cookies.server.ts";
import type { ShareInput, Shares } from "../base/visitors.server.ts";
import type { LiveSet } from "./live-set.server.ts";
import type { LoadedSet } from "./load-set.server.ts";

/** Cookie with the pass of a release's preview. */
export const PASS_COOKIE = "hub_release";

export interface ChosenSet {
	readonly set: LoadedSet;
	/** The pass of the preview that shows it; undefined for all other visitors. */
	readonly pass?: PreviewPass;
}

export interface ChoiceInput extends ShareInput {
	readonly cookie: string | undefined;
}

export interface SetChoice {
	/** Returns the set if no lookup is needed; undefined before the first was loaded, and for previews. */
	now(input: ChoiceInput): LoadedSet | undefined;
	of(input: ChoiceInput): Promise<ChosenSet | undefined>;
}

export interface SetChoiceOptions {
	readonly live: Pick<LiveSet, "current" | "canary" | "byId">;
	readonly shares: Shares;
	/** Key that signs passes. */
	readonly secret: string;
}

export function createSetChoice({ live, shares, secret }: SetChoiceOptions): SetChoice {
	const forAll = (input: ChoiceInput): LoadedSet | undefined => {
		const canary = live.canary();
		const isInShare = canary && shares(input, `${canary.remote} ${canary.version}`) < canary.percent;
		return isInShare ? canary.set : live.current();
	};
	const passOf = ({ cookie }: ChoiceInput): PreviewPass | undefined => {
		if (!cookie?.includes(`${PASS_COOKIE}=`)) return undefined;
		return readPass(cookieIn(cookie, PASS_COOKIE) ?? "", secret, Date.now());
	};
	return {
		now: (input) => (passOf(input) ? undefined : forAll(input)),
		async of(input) {
			const pass = passOf(input);
			// A set that was revoked or pruned meanwhile is not an error here. Opening its link again responds with 410.
			const previewed = pass && (await live.byId(pass.set));
			if (previewed) return { set: previewed, pass };
			const set = forAll(input);
			return set && { set };
		},
	};
}

/** Returns the inputs of a Node request. */
export function choiceInputOf({ headers, socket }: IncomingMessage): ChoiceInput {
	const forwarded = headers["x-forwarded-for"];
	return {
		cookie: headers.cookie,
		forwarded: typeof forwarded === "string" ? forwarded : (forwarded?.join(",") ?? null),
		agent: headers["user-agent"] ?? null,
		socket: socket.remoteAddress,
	};
}

/**
 * Returns the inputs of a Fetch API request.
 * @param socket remote address of the connection, if known
 */
export function choiceInputIn({ headers }: Request, socket: string | undefined): ChoiceInput {
	return {
		cookie: headers.get("cookie") ?? undefined,
		forwarded: headers.get("x-forwarded-for"),
		agent: headers.get("user-agent"),
		socket,
	};
}
