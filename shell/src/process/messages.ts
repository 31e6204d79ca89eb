// What the launcher and the site's process tell each other.

import type { Settings } from "../server/settings.server.ts";

/** From the launcher. */
export type Order =
	| {
			readonly kind: "open";
			readonly settings: Settings;
			/** The folder of the shell's build. */
			readonly shellDir: string;
			readonly logLevel: string;
			/** Whether everything is to be awake before the site listens: at a start, and not after a crash. */
			readonly warm: boolean;
	  }
	/** Finish what is under way, and end. */
	| { readonly kind: "stop" };

/** From the site's process. */
export type Report =
	| { readonly kind: "listening" }
	/** It cannot listen, for a reason that a person can do something about. */
	| { readonly kind: "refused"; readonly reason: string }
	/** It takes nothing new, finishes what is under way and ends: another can take its place now. */
	| { readonly kind: "draining" }
	/** Its main thread turns. */
	| { readonly kind: "beat" };

/** How often a process shows that its main thread turns, in ms. */
export const BEAT_EVERY = 500;
