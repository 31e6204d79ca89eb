// Opens previews for visitors with access, and writes the bar above them (CT-8).

import { isLive } from "@hub/content-model/cms/live";
import { momentOf } from "@hub/content-model/cms/row";
import type { LaunchPreview, PublicationState, SignedLink } from "@hub/content-model/preview/preview-operation";
import {
	pageFields,
	pageOfRow,
	previewedCollections,
	previewPath,
	UNSTORED,
} from "@hub/content-model/preview/previewed-collections.server";
import { asStudioFrame, isStudioFrame, signingPath } from "@hub/content-model/preview/studio-frame.server";
import type { RouteParams } from "@hub/shared-contracts/address/route-path";
import { ContentUnavailable, type Fields } from "@hub/shared-contracts/content/content-reader";
import { longDate } from "@hub/shared-contracts/language/date-text";
import { LOCALES, type Locale } from "@hub/shared-contracts/language/locale";
import type { Row } from "../directus/directus-source.server.ts";
import type { PassedLink, PreviewBarData } from "../page/preview-bar-data.ts";
import { editMarks } from "./edit-marks.server.ts";
import { createPreviewSources, type PreviewRequest, type PreviewSourceOptions } from "./preview-source.server.ts";
import { type PreviewWords, previewWords } from "./preview-words.server.ts";

type PreviewState = "draft" | "archived" | "scheduled" | "ended" | "published";

export interface OpenPreview {
	readonly collection: string;
	/** The page that shows the row, or will. */
	readonly route: string;
	readonly params: RouteParams;
	/** Fields by which a page finds the row. */
	readonly found: Row;
	/**
	 * @param incomplete true if something that the page needs is missing or not live
	 * @param siteHref address of the page on the site
	 */
	bar(incomplete: boolean, siteHref: string | undefined): PreviewBarData;
	/**
	 * Reads the row as editors see it, never from a cache.
	 * @throws ContentUnavailable
	 */
	read(fields: Fields): Promise<Row | undefined>;
}

/**
 * `missing`: no access or no such row, which must look the same. `moved`: the row is in another language, or a frame of
 * Studio has no proof yet and is redirected to Studio for one.
 */
export type PreviewResult =
	| { readonly kind: "missing" }
	| { readonly kind: "unavailable" }
	| { readonly kind: "moved"; readonly to: string }
	| { readonly kind: "open"; readonly preview: OpenPreview };

export type Previews = (request: PreviewRequest) => Promise<PreviewResult>;

export interface PreviewsOptions extends PreviewSourceOptions {
	/** Studio's address in editors' browsers, without a trailing slash. */
	readonly studioUrl: string;
}

export function createPreviews({ studioUrl, ...options }: PreviewsOptions): Previews {
	const { secret } = options;
	const sourceOf = createPreviewSources(options);
	return async (request) => {
		const { collection, id, locale, search } = request;
		const previewed = previewedCollections.get(collection);
		if (!previewed) return { kind: "missing" };
		const query = new URLSearchParams(search);
		const framed = isStudioFrame(query, secret);
		const source = await sourceOf(request);
		// Studio knows its signed-in user and redirects back with a proof. An address that has a proof already is not sent
		// there again, because the next proof would be refused too.
		const refused: PreviewResult =
			framed && !query.has("proof")
				? { kind: "moved", to: asStudioFrame(studioUrl + signingPath(request, query.get("version") ?? ""), secret) }
				: { kind: "missing" };
		if ("kind" in source) return source.kind === "missing" ? refused : { kind: "unavailable" };
		// Without the proof in this address, which is for this row alone. In its frames, Studio adds one for the other row.
		const hrefOf = (one: PublicationState) => {
			const path = previewPath({ collection, ...one });
			return framed ? asStudioFrame(path, secret) : path;
		};
		const [result, link] = await Promise.all([source.read(pageFields(previewed)), source.link()]);
		if (result.kind === "unavailable") return { kind: "unavailable" };
		if (result.kind !== "row") return refused;
		const { row, standing: publication, others, outdated, launch } = result;
		if (publication.locale !== locale)
			return { kind: "moved", to: previewPath({ collection, ...publication }) + search };
		const page = pageOfRow(previewed, row);
		if (!page) return { kind: "missing" };
		const t = await previewWords(locale);
		const now = Date.now();
		const state = source.version === "" || source.version === UNSTORED ? stateOf(publication, now) : "version";
		return {
			kind: "open",
			preview: {
				collection,
				...page,
				found: { ...Object.fromEntries(previewed.found.map((field) => [field, row[field]])), id },
				bar: (incomplete, siteHref) => ({
					label: t("label"),
					sentences: [
						t(`state.${state}`),
						...(incomplete ? [t("incomplete")] : []),
						source.until === undefined ? t("account") : t("until", { date: dayOf(source.until, locale) }),
					],
					...(link ? { link: passedLink(link, locale, t) } : {}),
					...(siteHref !== undefined && isLive(publication, now) ? { site: { text: t("site"), href: siteHref } } : {}),
					languages: (source.forOthers || framed ? LOCALES : []).flatMap(({ code, name }) => {
						if (code === locale) return [];
						const other = others.find((one) => one.locale === code);
						if (!other) return [{ locale: code, name, text: t("standing.missing") }];
						const text = t(`other.${stateOf(other, now)}`);
						return [
							{
								locale: code,
								name,
								text: outdated.includes(other.id) ? `${text} ${t("standing.outdated")}` : text,
								href: hrefOf(other),
							},
						];
					}),
					...(launch ? { launch: launchBar(launch, id, locale, t) } : {}),
					...(framed ? { editing: { studio: new URL(studioUrl).origin, marks: editMarks(collection, id) } } : {}),
				}),
				async read(fields) {
					const result = await source.read(pathsOf(fields));
					if (result.kind === "unavailable")
						throw new ContentUnavailable("The content service did not give the row of a preview.");
					return result.kind === "row" ? result.row : undefined;
				},
			},
		};
	};
}

/** Returns the state of a row at a time, in ms. */
export function stateOf(
	row: Pick<PublicationState, "status" | "publish_at" | "unpublish_at">,
	now: number,
): PreviewState {
	if (row.status !== "published") return row.status === "archived" ? "archived" : "draft";
	if (isLive(row, now)) return "published";
	return (momentOf(row.publish_at) ?? Number.NEGATIVE_INFINITY) > now ? "scheduled" : "ended";
}

function passedLink({ href, until }: SignedLink, locale: Locale, t: PreviewWords): PassedLink {
	const copied = t("link.copied", { date: dayOf(until, locale) });
	return { href, text: t("link.text"), copy: t("link.copy"), copied, refused: t("link.refused") };
}

function launchBar(
	{ name, at, entries }: LaunchPreview,
	id: string,
	locale: Locale,
	t: PreviewWords,
): NonNullable<PreviewBarData["launch"]> {
	const text =
		at === null ? t("launch.text", { name }) : t("launch.planned", { name, date: dayOf(at / 1_000, locale) });
	return { text, entries: entries.map(({ href, ...entry }) => ({ ...entry, ...(entry.id === id ? {} : { href }) })) };
}

/** Formats the day of a time in seconds since 1970. */
function dayOf(until: number, locale: Locale): string {
	return longDate(new Date(until * 1_000).toISOString(), locale);
}

/** Writes fields as Directus' paths: `author.display_name`. */
export function pathsOf(fields: Fields): string[] {
	return fields.flatMap((field) =>
		typeof field === "string"
			? [field]
			: Object.entries(field).flatMap(([name, related]) => pathsOf(related.fields).map((path) => `${name}.${path}`)),
	);
}
