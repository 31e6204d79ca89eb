// Authorizes previews, and reads their rows with the permissions of a link or of the signed-in account (CT-8).

import { customEndpoint } from "@directus/sdk";
import { momentOf } from "@hub/content-model/cms/row";
import { ageOfTranslation } from "@hub/content-model/cms/translation-age";
import {
	isPreviewAllowed,
	type PreviewClaim,
	type PreviewTarget,
	previewHref,
	readPreviewClaim,
	signPreview,
} from "@hub/content-model/preview/preview-link.server";
import {
	keyedRow,
	type LaunchPreview,
	PUBLICATION_FIELDS,
	type PublicationState,
	publicationRow,
	readPreview,
	type SignedLink,
	signedLink,
} from "@hub/content-model/preview/preview-operation";
import { isStudioFrame } from "@hub/content-model/preview/studio-frame.server";
import { callOperation } from "@hub/shared-contracts/form/operation";
import type { Locale } from "@hub/shared-contracts/language/locale";
import { z } from "zod";
import { ROUTE_DEADLINE } from "../base/deadline.server.ts";
import type { Row } from "../directus/directus-source.server.ts";
import type { Operations } from "../directus/operations.server.ts";
import type { ContentTransport } from "../session/content-transport.server.ts";
import type { RequestSession } from "../session/request-session.server.ts";
import { isRefusal, TransportError } from "../session/transport-error.ts";

/** Result of reading a preview. `unknown`: there is no such row, or not for this visitor. */
export type PreviewRead =
	| {
			readonly kind: "row";
			readonly row: Row;
			/** Publication state of the row. */
			readonly standing: PublicationState;
			/** Publication states of its other languages. */
			readonly others: readonly PublicationState[];
			/** Ids of translations that are older than the original. */
			readonly outdated: readonly string[];
			/** The launch that will publish it; undefined if the link has none, or it is over. */
			readonly launch?: LaunchPreview | null;
	  }
	| { readonly kind: "unknown" | "unavailable" };

export interface PreviewSource {
	/** Key of an editor's version of the row; empty: the stored row. */
	readonly version: string;
	/** Expiry, in seconds since 1970; undefined for a signed-in visitor. */
	readonly until: number | undefined;
	/** @param fields paths such as `author.display_name` */
	read(fields: readonly string[]): Promise<PreviewRead>;
	/** True if access includes the entry's other languages; a link is for one row. */
	readonly forOthers: boolean;
	/** Creates a link for people without an account; undefined without permission, or if it fails. */
	link(): Promise<SignedLink | undefined>;
}

export interface PreviewRequest {
	readonly collection: string;
	readonly id: string;
	readonly locale: Locale;
	/** With its `?`, or empty. */
	readonly search: string;
	/** Undefined for requests without a visitor. */
	readonly session?: Pick<RequestSession, "hasCookie" | "visitor" | "bearer"> | undefined;
}

export interface PreviewSourceOptions {
	readonly operations: Operations;
	readonly transport: ContentTransport;
	/** Key that signs links. */
	readonly secret: string;
}

/** Studio's names for the row itself among its versions. */
const STORED = ["main", "published"];

/** Lifetime of the site's own claim, in s: one request, with clocks that may differ by a minute. */
const ONE_REQUEST = 120;

const row = z.record(z.string(), z.unknown());

const languages = z.object({ languages: z.array(z.object({ id: z.string(), outdatedSince: z.number().nullable() })) });

/**
 * Returns the ids of outdated translations.
 * @param readHistory reads them from the entries' history. Rejects for accounts that are not staff; the dates of the
 * last changes decide for these.
 */
async function outdatedBy(
	readHistory: () => Promise<unknown>,
	states: readonly PublicationState[],
): Promise<readonly string[]> {
	const result = languages.safeParse(await readHistory().catch(() => undefined));
	if (result.success)
		return result.data.languages.flatMap(({ id, outdatedSince }) => (outdatedSince === null ? [] : [id]));
	const ages = states.map(({ id, locale, created, changed }) => ({
		id,
		locale,
		created: momentOf(created) ?? 0,
		changed: momentOf(changed) ?? 0,
	}));
	return ages.filter((age) => ageOfTranslation(age, ages) === "outdated").map(({ id }) => id);
}

/** Creates the authorization of previews. `missing`: the visitor has no access. */
export function createPreviewSources({ operations, transport, secret }: PreviewSourceOptions) {
	const byClaim = (claim: PreviewClaim): PreviewSource["read"] => {
		const { collection, id, locale, version, launch, until, generation, proof } = claim;
		return (fields) =>
			callOperation(
				(operation, input) => operations(operation, input, AbortSignal.timeout(ROUTE_DEADLINE), "query"),
				readPreview,
				{
					claim: { collection, id, locale, version, launch, until, generation, proof },
					fields,
				},
			);
	};

	/** Reads with the account's own permissions, which Directus checks for each field. */
	const byAccount = (
		{ collection, id, version }: PreviewTarget,
		token: string,
	): Pick<PreviewSource, "read" | "link"> => {
		const get = <Output>(path: string, params: Record<string, unknown>) =>
			transport.call(customEndpoint<Output>({ method: "GET", path, params }), {
				token,
				signal: AbortSignal.timeout(ROUTE_DEADLINE),
			});
		const link = async () => {
			const made = await get(`/hub-previews/${collection}/${id}/link`, { version }).catch(() => undefined);
			return signedLink.safeParse(made).data;
		};
		const read: PreviewSource["read"] = async (fields) => {
			try {
				const found = row.parse(
					await get(`/items/${collection}/${id}`, {
						fields: [...PUBLICATION_FIELDS, "translation_key", ...fields],
						...(version ? { version } : {}),
					}),
				);
				const publication = publicationRow.parse(found);
				const { translation_key } = keyedRow.parse(found);
				const filter = { translation_key: { _eq: translation_key }, locale: { _neq: publication.locale } };
				const others = translation_key
					? z
							.array(publicationRow)
							.parse(await get(`/items/${collection}`, { fields: [...PUBLICATION_FIELDS], filter, limit: -1 }))
					: [];
				const outdated =
					others.length === 0
						? []
						: await outdatedBy(() => get(`/hub-desk/translations/${collection}/${id}`, {}), [publication, ...others]);
				return { kind: "row", row: found, standing: publication, others, outdated };
			} catch (error) {
				return { kind: error instanceof TransportError && isRefusal(error) ? "unknown" : "unavailable" };
			}
		};
		return { read, link };
	};

	return async (request: PreviewRequest): Promise<PreviewSource | { readonly kind: "missing" | "unavailable" }> => {
		const { search, session, ...target } = request;
		const query = new URLSearchParams(search);
		// Checked here, too, so that guesses cost Directus nothing.
		const claim = readPreviewClaim(target, query);
		if (claim && isPreviewAllowed(claim, secret, Date.now())) {
			const { until, version } = claim;
			// In a frame of Studio the visitor is the account that Studio signed the link for. Elsewhere the link is the
			// page's own address.
			const link = async () => (isStudioFrame(query, secret) ? { href: previewHref(claim), until } : undefined);
			return { version, until, read: byClaim(claim), forOthers: false, link };
		}
		if (!session?.hasCookie || !z.uuid().safeParse(target.id).success) return { kind: "missing" };
		const visitor = await session.visitor();
		if (visitor.kind === "unavailable") return { kind: "unavailable" };
		const requested = (query.get("version") ?? "").slice(0, 64);
		const version = STORED.includes(requested) ? "" : requested;
		const access = { version, until: undefined, forOthers: true };
		if (visitor.kind === "account") {
			const token = await session.bearer();
			return token ? { ...access, ...byAccount({ ...target, version }, token) } : { kind: "unavailable" };
		}
		// The provider allowed this person to see previews; there is no account with permissions.
		if (visitor.kind !== "elsewhere" || !visitor.mayPreview) return { kind: "missing" };
		const until = Math.floor(Date.now() / 1_000) + ONE_REQUEST;
		const claimed = signPreview({ ...target, version, until, generation: null }, secret);
		return { ...access, read: byClaim(claimed), link: async () => undefined };
	};
}
