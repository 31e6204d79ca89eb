// Responses of the routes about launches. Times in ms.

import type { LaunchLine } from "./launch-lines.ts";
import type { Launch } from "./launches-table.ts";
import type { MomentProblem } from "./moment-checks.ts";
import type { LaunchOutcome } from "./publish-together.ts";
import type { ReturningEntry } from "./take-back.ts";

export interface ListedLaunch extends Launch {
	/** Number of entries. */
	readonly entries: number;
	/** Number of problems at its time. */
	readonly problems: number;
}

export interface LaunchDetails extends Launch {
	readonly lines: readonly LaunchLine[];
	readonly warnings: readonly MomentProblem[];
	/** Other unpublished languages of its entries. */
	readonly languages: readonly LaunchLine[];
	/** Other unpublished entries. */
	readonly others: readonly LaunchLine[];
}

export type CreatedLaunch = { readonly kind: "made"; readonly id: string } | { readonly kind: "too-many" };

/** Entry of a published launch, with the fields that return if the launch is taken back. */
export interface ListedReturn extends ReturningEntry {
	readonly name: string;
	readonly locale: string;
}

/** Result of a change, with the problems of a refused one. */
export type LaunchResponse =
	| LaunchOutcome
	| { readonly kind: "planned" | "fixed" | "past" }
	| { readonly kind: "elsewhere"; readonly name: string }
	| { readonly kind: "full"; readonly most: number };
