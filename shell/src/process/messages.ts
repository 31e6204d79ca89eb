// Messages between the launcher and the processes of the site, as structured clones. A process ends when the channel
// closes.

import type { Settings } from "../base/settings.server.ts";

/** A login attempt: failed, succeeded, or unverifiable. */
export interface Attempt {
	readonly account: string;
	readonly visitor: string;
	readonly kind: "tried" | "right" | "unseen";
}

/** A message from one process to all others. */
export type PeerMessage =
	/** A visitor sent a form, which counts against the limit in all processes. */
	| { readonly kind: "form sent"; readonly visitor: string }
	/** A login attempt changed the counts. */
	| { readonly kind: "sign-in tried"; readonly attempt: Attempt }
	/** Tokens of a session were replaced: the digest of the old one, and the new ones, sealed. */
	| { readonly kind: "tokens refreshed"; readonly replaced: string; readonly sealed: string }
	/**
	 * Numbers of a release set since the last message: pages, failed pages, reports of browsers, and render times, in ms.
	 */
	| {
			readonly kind: "pages counted";
			readonly set: string;
			readonly shown: number;
			readonly rendered: number;
			readonly failed: number;
			readonly reported: number;
			readonly times: readonly number[];
	  };

/** A release that a team uploaded: a folder with its files and `remote.json`. */
export interface UploadedRelease {
	readonly folder: string;
	readonly remote: string;
	/** Id of the key that signed it, and its team. */
	readonly key: string;
	readonly team: string;
	readonly by: string | undefined;
	readonly why: string | undefined;
	readonly commit: string | undefined;
	/** True if it waits in the store instead of going live. */
	readonly candidate: boolean;
	/** True if it goes live for all visitors at once. */
	readonly now: boolean;
	readonly allowLoss: boolean;
}

/** Result of a release. `failed`: nothing that the team can repair. */
export type UploadResult =
	/**
	 * `percent`: share of visitors who get it, if it is a canary. `preview`: address of the site with this release, if it
	 * is not live.
	 */
	| {
			readonly kind: "published";
			readonly version: string;
			readonly revision: number | undefined;
			readonly percent?: number | undefined;
			readonly preview?: string | undefined;
	  }
	| { readonly kind: "refused"; readonly reasons: readonly string[] }
	/** It may be accepted later. */
	| { readonly kind: "busy"; readonly reason: string }
	| { readonly kind: "failed" };

/** A message from the launcher. */
export type LauncherMessage =
	| {
			readonly kind: "open";
			readonly settings: Settings;
			readonly shellDir: string;
			readonly logLevel: string;
			/** True if caches are warmed before the site listens: at startup, not after a crash. */
			readonly warm: boolean;
			/** Index of this process, from 0. */
			readonly processIndex: number;
			/** Times when earlier processes ended or asked for a successor in the last minutes, in ms. */
			readonly endedAt: readonly number[];
	  }
	| { readonly kind: "peer message"; readonly message: PeerMessage }
	/** The result of a release that this process sent. */
	| { readonly kind: "upload processed"; readonly number: number; readonly result: UploadResult }
	/** The successor listens, or could not be started: accept no new connections any more. */
	| { readonly kind: "taken over" };

/** A message to the launcher. */
export type SiteMessage =
	| { readonly kind: "listening" }
	/** The process cannot listen, for a reason that an operator can fix. */
	| { readonly kind: "refused"; readonly reason: string }
	/**
	 * The process is about to end and asks for a successor. If processes can share the port, it accepts requests until
	 * `taken over`.
	 */
	| { readonly kind: "draining" }
	| { readonly kind: "peer message"; readonly message: PeerMessage }
	| { readonly kind: "release uploaded"; readonly number: number; readonly upload: UploadedRelease }
	| { readonly kind: "beat" };

/** Interval of heartbeats, in ms. */
export const HEARTBEAT_INTERVAL = 250;
