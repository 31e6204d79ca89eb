// Messages between the launcher and the processes of the site, as structured clones. A process ends when the channel closes.

import type { Settings } from "../base/settings.server.ts";

/** A try to sign in that was counted, one that was right, or one that could not be looked at. */
export interface Attempt {
	readonly account: string;
	readonly visitor: string;
	readonly kind: "tried" | "right" | "unseen";
}

/** What one of several processes has to tell the others. */
export type News =
	/** A visitor sent a form, which counts against the limit everywhere. */
	| { readonly kind: "form sent"; readonly visitor: string }
	/** A try to sign in was counted, or was right; by the same counts everywhere. */
	| { readonly kind: "sign-in tried"; readonly attempt: Attempt }
	/** Tokens of a session were replaced: the digest of the one before, and the new ones, sealed. */
	| { readonly kind: "tokens refreshed"; readonly replaced: string; readonly sealed: string }
	/** Pages that were given with a release set lately, those that failed, reports of browsers, and how long some pages took, in ms. */
	| {
			readonly kind: "pages counted";
			readonly set: string;
			readonly shown: number;
			readonly failed: number;
			readonly reported: number;
			readonly times: readonly number[];
	  };

/** A release that a team sent, in a folder with its files and `remote.json`. */
export interface OfferedRelease {
	readonly folder: string;
	readonly remote: string;
	/** The id of the key that signed it, and whose it is. */
	readonly key: string;
	readonly team: string;
	readonly by: string | undefined;
	readonly why: string | undefined;
	readonly commit: string | undefined;
	/** Whether it is to wait in the store, and not to go live. */
	readonly candidate: boolean;
	readonly allowLoss: boolean;
}

/** What came of it. `failed`: nothing that the team can do anything about. */
export type OfferAnswer =
	/** `preview`: where the site is seen with a release that is not live. */
	| {
			readonly kind: "published";
			readonly version: string;
			readonly revision: number | undefined;
			readonly preview?: string | undefined;
	  }
	| { readonly kind: "refused"; readonly reasons: readonly string[] }
	| { readonly kind: "failed" };

/** From the launcher. */
export type Order =
	| {
			readonly kind: "open";
			readonly settings: Settings;
			/** The folder of the shell's build. */
			readonly shellDir: string;
			readonly logLevel: string;
			/** Whether caches are warmed before the site listens: at a start, not after a crash. */
			readonly warm: boolean;
			/** Which of the site's processes this is, from 0. */
			readonly place: number;
			/** When processes before it ended, or asked for a successor, in the last minutes, in ms. */
			readonly endedAt: readonly number[];
	  }
	/** What another process told. */
	| { readonly kind: "news"; readonly news: News }
	/** What came of a release that this process offered. */
	| { readonly kind: "offer answered"; readonly number: number; readonly answer: OfferAnswer }
	/** The successor listens, or could not be started: accept no new connections any more. */
	| { readonly kind: "taken over" };

/** From a process. */
export type Report =
	| { readonly kind: "listening" }
	/** It cannot listen, for a reason that an operator can fix. */
	| { readonly kind: "refused"; readonly reason: string }
	/** It is about to end and asks for a successor. Where processes can share the port, it accepts requests until `taken over`. */
	| { readonly kind: "draining" }
	/** News for the others. */
	| { readonly kind: "news"; readonly news: News }
	/** A release that a team sent. */
	| { readonly kind: "release offered"; readonly number: number; readonly offer: OfferedRelease }
	/** A heartbeat of its main thread. */
	| { readonly kind: "beat" };

/** The interval of heartbeats, in ms. */
export const HEARTBEAT_INTERVAL = 250;
