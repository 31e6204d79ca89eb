// Messages between the launcher and the site's process.

import type { Settings } from "../server/settings.server.ts";

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
	  }
	/** Finish what is under way, and end. */
	| { readonly kind: "stop" };

/** From the site's process. */
export type Report =
	| { readonly kind: "listening" }
	/** It cannot listen, for a reason that an operator can fix. */
	| { readonly kind: "refused"; readonly reason: string }
	/** It accepts no new requests, drains and ends: a new process can take over now. */
	| { readonly kind: "draining" }
	/** A heartbeat of its main thread. */
	| { readonly kind: "beat" };

/** The interval of heartbeats, in ms. */
export const HEARTBEAT_INTERVAL = 500;
