// Whether a request for a preview may see it, and what the bar above it says (CT-8).

import type { PreviewedCollection } from "@hub/shared-contracts/address/preview-paths";
import type { RouteParams } from "@hub/shared-contracts/address/route-path";
import { isLive } from "@hub/shared-contracts/cms/live";
import { momentOf } from "@hub/shared-contracts/cms/row";
import { ContentUnavailable, type Fields } from "@hub/shared-contracts/content/content-reader";
import { ask } from "@hub/shared-contracts/form/operation";
import { longDate } from "@hub/shared-contracts/language/date-text";
import { LOCALES, type Locale } from "@hub/shared-contracts/language/locale";
import {
	isPreviewAllowed,
	type PreviewClaim,
	previewHref,
	readPreviewClaim,
	signPreview,
} from "@hub/shared-contracts/preview/preview-link.server";
import { type PreviewStanding, readPreview } from "@hub/shared-contracts/preview/preview-operation";
import type { Row } from "../content/directus-source.server.ts";
import { ROUTE_DEADLINE } from "../server/deadline.server.ts";
import type { Operations } from "../server/operations.server.ts";
import type { PreviewBarData } from "./preview-bar-data.ts";
import { previewWords } from "./preview-words.server.ts";

/** Whether visitors see a row. */
type PreviewState = "draft" | "archived" | "scheduled" | "ended" | "published";

/** A preview that may be seen. */
export interface OpenPreview {
	readonly collection: PreviewedCollection;
	readonly id: string;
	/** @param incomplete whether something that its page needs is missing or not live */
	bar(incomplete: boolean): PreviewBarData;
	/** The row as editors have it, never from a cache. @throws ContentUnavailable */
	read(fields: Fields): Promise<Row | undefined>;
}

/** `missing`: no valid link, or no such row; which of both is not told. */
export type PreviewAnswer =
	| { readonly kind: "missing" }
	| { readonly kind: "unavailable" }
	| { readonly kind: "open"; readonly preview: OpenPreview };

/** Opens previews. */
export type Previews = (
	collection: PreviewedCollection,
	request: { readonly params: RouteParams; readonly locale: Locale; readonly search: string },
) => Promise<PreviewAnswer>;

/** @param secret what links are signed with */
export function createPreviews({ operations, secret }: { readonly operations: Operations; readonly secret: string }): Previews {
	const read = (claim: PreviewClaim, fields: readonly string[]) =>
		ask((operation, input) => operations(operation, input, AbortSignal.timeout(ROUTE_DEADLINE), "question"), readPreview, {
			claim,
			fields,
		});

	return async (collection, { params, locale, search }) => {
		const claim = readPreviewClaim({ collection, id: params.id ?? "", locale }, new URLSearchParams(search));
		// Looked at here too, so that guesses cost the content service nothing.
		if (!claim || !isPreviewAllowed(claim, secret, Date.now())) return { kind: "missing" };
		const said = await read(claim, ["id"]);
		if (said.kind === "unavailable") return { kind: "unavailable" };
		if (said.kind !== "row") return { kind: "missing" };
		const { standing, others } = said;
		const t = await previewWords(locale);
		return {
			kind: "open",
			preview: {
				collection,
				id: claim.id,
				bar: (incomplete) => ({
					label: t("label"),
					sentences: [
						t(`state.${claim.version ? "version" : stateOf(standing, Date.now())}`),
						...(incomplete ? [t("incomplete")] : []),
						t("until", { date: longDate(new Date(claim.until * 1_000).toISOString(), locale) }),
					],
					languages: LOCALES.filter(({ code }) => code !== locale).map(({ code, name }) => {
						const other = others.find((one) => one.locale === code);
						if (!other) return { locale: code, name, text: t("standing.missing") };
						const target = { collection, id: other.id, locale: code, version: "" };
						const state = t(`other.${stateOf(other, Date.now())}`);
						return {
							locale: code,
							name,
							text: isOlder(other, standing) ? `${state} ${t("standing.outdated")}` : state,
							href: previewHref(signPreview(target, claim.until, secret)),
						};
					}),
				}),
				async read(fields) {
					const answer = await read(claim, pathsOf(fields));
					if (answer.kind === "unavailable") throw new ContentUnavailable("The content service did not give the row of a preview.");
					return answer.kind === "row" ? answer.row : undefined;
				},
			},
		};
	};
}

/** How a row stands at a moment, in ms. */
export function stateOf(row: Pick<PreviewStanding, "status" | "publish_at" | "unpublish_at">, now: number): PreviewState {
	if (row.status !== "published") return row.status === "archived" ? "archived" : "draft";
	if (isLive(row, now)) return "published";
	return (momentOf(row.publish_at) ?? Number.NEGATIVE_INFINITY) > now ? "scheduled" : "ended";
}

function isOlder(one: PreviewStanding, other: PreviewStanding): boolean {
	return (momentOf(one.changed) ?? 0) < (momentOf(other.changed) ?? 0);
}

/** Fields as the content service writes their paths: `author.display_name`. */
function pathsOf(fields: Fields): string[] {
	return fields.flatMap((field) =>
		typeof field === "string"
			? [field]
			: Object.entries(field).flatMap(([name, related]) => pathsOf(related.fields).map((path) => `${name}.${path}`)),
	);
}
