// What a page is rendered for: a visitor's request, and the release set and language that answer it.

import type { PreviewPass } from "@hub/releases/preview-pass";
import type { Locale } from "@hub/shared-contracts/language/locale";
import type { UsageRecord } from "../content/content-usage.server.ts";
import type { SharedRequest } from "../page-cache/request-variant.server.ts";
import type { OpenPreview } from "../preview/previews.server.ts";
import type { LoadedSet } from "../remotes/load-set.server.ts";
import type { RequestSession } from "../session/request-session.server.ts";

/** A visitor's request, as far as answers may depend on it. */
export interface PageRequest extends SharedRequest {
	/** The fields of a form that was posted to the address; undefined for a GET. */
	readonly form?: ReadonlyMap<string, string> | undefined;
	/** Stands for the visitor who posted the form. */
	readonly visitor?: string | undefined;
	/** Stands for the visitor's network. */
	readonly network?: string | undefined;
	/** True for a form that is not processed, because of the rate limit. */
	readonly tooMany?: boolean | undefined;
	/** Who asks; undefined where a page is made for no visitor, as to draw its share picture. */
	readonly session?: RequestSession | undefined;
	/** The pass of who previews a release; undefined for all others. */
	readonly pass?: PreviewPass | undefined;
}

/** One render: its release set, language and request, and the content used so far. */
export interface Render {
	readonly set: LoadedSet;
	readonly locale: Locale;
	readonly request: PageRequest;
	readonly usage: UsageRecord;
	/** The preview that is shown; undefined for all other pages. */
	readonly preview?: OpenPreview | undefined;
}
