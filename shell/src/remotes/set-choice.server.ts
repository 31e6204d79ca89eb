// Which set answers a request: the live one, the canary for its share of the visitors, or the one of a preview that the visitor opened.
// The same for a document and for all that follows from it, without a cookie of its own: by address and browser (PF-10).

import type { IncomingMessage } from "node:http";
import { type PreviewPass, readPass } from "@hub/releases/preview-pass";
import { cookieIn } from "../base/cookies.server.ts";
import type { ShareInput, Shares } from "../base/visitors.server.ts";
import type { LiveSet } from "./live-set.server.ts";
import type { LoadedSet } from "./load-set.server.ts";

/** The cookie of who opened a preview of a release: its pass. */
export const PASS_COOKIE = "hub_release";

/** The set that answers a request. */
export interface ChosenSet {
	readonly set: LoadedSet;
	/** The pass of the preview that shows it; undefined for all other visitors. */
	readonly pass?: PreviewPass;
}

/** A request, as far as the choice goes. */
export interface ChoiceAsking extends ShareInput {
	readonly cookie: string | undefined;
}

/** Chooses sets. */
export interface SetChoice {
	/** The set, where it is chosen without waiting; undefined before the first was loaded, and where a preview has to be looked up. */
	now(asking: ChoiceAsking): LoadedSet | undefined;
	of(asking: ChoiceAsking): Promise<ChosenSet | undefined>;
}

/** What the choice is made with. */
export interface SetChoiceOptions {
	readonly live: Pick<LiveSet, "current" | "canary" | "byId">;
	readonly shares: Shares;
	/** What passes are signed with. */
	readonly secret: string;
}

/** Makes what chooses sets. */
export function createSetChoice({ live, shares, secret }: SetChoiceOptions): SetChoice {
	const forAll = (asking: ChoiceAsking): LoadedSet | undefined => {
		const canary = live.canary();
		const isOne = canary && shares(asking, `${canary.remote} ${canary.version}`) < canary.percent;
		return isOne ? canary.set : live.current();
	};
	const passOf = ({ cookie }: ChoiceAsking): PreviewPass | undefined => {
		if (!cookie?.includes(`${PASS_COOKIE}=`)) return undefined;
		return readPass(cookieIn(cookie, PASS_COOKIE) ?? "", secret, Date.now());
	};
	return {
		now: (asking) => (passOf(asking) ? undefined : forAll(asking)),
		async of(asking) {
			const pass = passOf(asking);
			// Where it was revoked or pruned meanwhile, its link says so; the site goes on.
			const previewed = pass && (await live.byId(pass.set));
			if (previewed) return { set: previewed, pass };
			const set = forAll(asking);
			return set && { set };
		},
	};
}

/** What the choice is made by, of a request of Node's server. */
export function choiceAskingOf({ headers, socket }: IncomingMessage): ChoiceAsking {
	const forwarded = headers["x-forwarded-for"];
	return {
		cookie: headers.cookie,
		forwarded: typeof forwarded === "string" ? forwarded : (forwarded?.join(",") ?? null),
		agent: headers["user-agent"] ?? null,
		socket: socket.remoteAddress,
	};
}

/** The same of a request of the site's handlers. @param socket the address at the other end of the connection, where there is one */
export function choiceAskingIn({ headers }: Request, socket: string | undefined): ChoiceAsking {
	return {
		cookie: headers.get("cookie") ?? undefined,
		forwarded: headers.get("x-forwarded-for"),
		agent: headers.get("user-agent"),
		socket,
	};
}
