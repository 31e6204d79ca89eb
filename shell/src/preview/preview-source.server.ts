// Who may see a preview, and by which right its row is read: that of a link, or that of the account which is signed in (CT-8).

import { customEndpoint } from "@directus/sdk";
import { momentOf } from "@hub/content-model/cms/row";
import { ageOfTranslation } from "@hub/content-model/cms/translations";
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
import { ask } from "@hub/shared-contracts/form/operation";
import type { Locale } from "@hub/shared-contracts/language/locale";
import { z } from "zod";
import { ROUTE_DEADLINE } from "../base/deadline.server.ts";
import type { Row } from "../directus/directus-source.server.ts";
import type { Operations } from "../directus/operations.server.ts";
import type { ContentTransport } from "../session/content-transport.server.ts";
import type { RequestSession } from "../session/request-session.server.ts";
import { isRefusal, TransportError } from "../session/transport-error.ts";

/** What is read of a preview. `unknown`: there is no such row, or not for this reader. */
export type PreviewRead =
	| {
			readonly kind: "row";
			readonly row: Row;
			readonly standing: PublicationState;
			/** The other languages of the entry. */
			readonly others: readonly PublicationState[];
			/** The ids of those that say less than the text of the entry's original. */
			readonly outdated: readonly string[];
			/** What it will appear with; undefined where the link does not say, or that is over. */
			readonly launch?: LaunchPreview | null;
	  }
	| { readonly kind: "unknown" | "unavailable" };

/** A right to see one row. */
export interface PreviewSource {
	/** The key of a version that editors work on beside the row; empty: the row as it is stored. */
	readonly version: string;
	/** When it expires, in seconds since 1970; undefined where it is that of who is signed in. */
	readonly until: number | undefined;
	/** @param fields paths such as `author.display_name` */
	read(fields: readonly string[]): Promise<PreviewRead>;
	/** Whether it goes for the entry's other languages too: a link is for one row alone. */
	readonly forOthers: boolean;
	/** A link for people without an account; undefined where the reader may not make one, or it cannot be made just now. */
	link(): Promise<SignedLink | undefined>;
}

/** What a preview is asked with. */
export interface PreviewRequest {
	readonly collection: string;
	readonly id: string;
	readonly locale: Locale;
	/** With its `?`, or empty. */
	readonly search: string;
	/** Undefined where a page is made for no visitor. */
	readonly session?: Pick<RequestSession, "hasCookie" | "visitor" | "bearer"> | undefined;
}

/** What rights are found with. */
export interface PreviewSourceOptions {
	readonly operations: Operations;
	readonly transport: ContentTransport;
	/** What links are signed with. */
	readonly secret: string;
}

/** What Studio calls the row itself, where it names versions. */
const STORED = ["main", "published"];

/** Seconds for which the site's own claim holds: one request, with clocks that may differ by a minute. */
const ONE_REQUEST = 120;

const row = z.record(z.string(), z.unknown());

const languages = z.object({ languages: z.array(z.object({ id: z.string(), outdatedSince: z.number().nullable() })) });

/** The outdated languages of an entry: as the content service tells staff, who read the history; others are told what the dates say. */
async function outdatedBy(ask: () => Promise<unknown>, states: readonly PublicationState[]): Promise<readonly string[]> {
	const told = languages.safeParse(await ask().catch(() => undefined));
	if (told.success) return told.data.languages.flatMap(({ id, outdatedSince }) => (outdatedSince === null ? [] : [id]));
	const ages = states.map(({ id, locale, created, changed }) => ({
		...{ id, locale, created: momentOf(created) ?? 0, changed: momentOf(changed) ?? 0 },
	}));
	return ages.filter((age) => ageOfTranslation(age, ages) === "outdated").map(({ id }) => id);
}

/** Finds the right by which a request sees a preview. `missing`: it has none. */
export function createPreviewSources({ operations, transport, secret }: PreviewSourceOptions) {
	const byClaim = (claim: PreviewClaim): PreviewSource["read"] => {
		const { collection, id, locale, version, launch, until, generation, proof } = claim;
		return (fields) =>
			ask((operation, input) => operations(operation, input, AbortSignal.timeout(ROUTE_DEADLINE), "question"), readPreview, {
				claim: { collection, id, locale, version, launch, until, generation, proof },
				fields,
			});
	};

	/** Reads as the account itself may: the content service looks at its rights, for each field. */
	const byAccount = ({ collection, id, version }: PreviewTarget, token: string): Pick<PreviewSource, "read" | "link"> => {
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
					? z.array(publicationRow).parse(await get(`/items/${collection}`, { fields: [...PUBLICATION_FIELDS], filter, limit: -1 }))
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
		const { search, session, ...asked } = request;
		const query = new URLSearchParams(search);
		// Looked at here too, so that guesses cost the content service nothing.
		const claim = readPreviewClaim(asked, query);
		if (claim && isPreviewAllowed(claim, secret, Date.now())) {
			const { until, version } = claim;
			// In a frame of Studio it was made for who works there; by itself, it is the address of the page.
			const link = async () => (isStudioFrame(query, secret) ? { href: previewHref(claim), until } : undefined);
			return { version, until, read: byClaim(claim), forOthers: false, link };
		}
		if (!session?.hasCookie || !z.uuid().safeParse(asked.id).success) return { kind: "missing" };
		const visitor = await session.visitor();
		if (visitor.kind === "unavailable") return { kind: "unavailable" };
		const given = (query.get("version") ?? "").slice(0, 64);
		const version = STORED.includes(given) ? "" : given;
		const own = { version, until: undefined, forOthers: true };
		if (visitor.kind === "account") {
			const token = await session.bearer();
			return token ? { ...own, ...byAccount({ ...asked, version }, token) } : { kind: "unavailable" };
		}
		// The provider said that this person may see previews; there is no account whose rights could be asked.
		if (visitor.kind !== "elsewhere" || !visitor.mayPreview) return { kind: "missing" };
		const until = Math.floor(Date.now() / 1_000) + ONE_REQUEST;
		const claimed = signPreview({ ...asked, version, until, generation: null }, secret);
		return { ...own, read: byClaim(claimed), link: async () => undefined };
	};
}
