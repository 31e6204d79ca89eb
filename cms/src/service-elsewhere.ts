// Checks a content service on another host (`CMS_URL`) before the site reads from it, and reports in a sentence what is
// missing.

import { setTimeout as sleep } from "node:timers/promises";
import { collections } from "@hub/content-model/collections/collections";
import { z } from "zod";
import { CmsStartError } from "./cms-start-error.ts";
import { CmsCallError, createCmsClient } from "./rest.ts";
import { expandSchema } from "./schema/expand.ts";

/** Result of the check at startup. `away` does not stop the site, which shows its stored content. */
export type ServiceElsewhere = { readonly kind: "ready" } | { readonly kind: "away"; readonly sentence: string };

/** Timeout after which it counts as unreachable at startup. */
const RESPONSE_TIMEOUT_MS = 10_000;

const NEEDS = "docs/operators.md says what it needs";

/**
 * Reads every collection and field that the site needs, with the site's own token.
 * @throws CmsStartError if the token is refused, or the schema differs from the repository's
 */
export async function checkServiceElsewhere(url: string, token: string): Promise<ServiceElsewhere> {
	const client = createCmsClient(url, token);
	const { fields: stored } = expandSchema(collections);
	const missing: string[] = [];
	const readService = async (): Promise<ServiceElsewhere> => {
		// Runs one after the other: the first response tells whether the service is reachable and the token valid.
		for (const { collection, audience } of collections) {
			if (audience !== "public") continue;
			// Fields without a schema only divide Studio's form.
			const fields = stored
				.filter((field) => field.collection === collection && field.schema !== null)
				.map(({ field }) => field);
			try {
				await client.read(`/items/${collection}`, { fields, limit: 1 }, z.array(z.unknown()));
			} catch (error) {
				if (!(error instanceof CmsCallError)) return away(url, "the response is not from Directus");
				if (error.status === 401)
					throw new CmsStartError(
						`The content service at ${url} refuses the token: set CMS_TOKEN to the token of the account with which the site reads.`,
						{ cause: error },
					);
				if (error.status !== 403 && error.status !== 400 && error.status !== 404) return away(url, reasonOf(error));
				missing.push(
					/field "(\w+)"/.test(error.message)
						? `${collection}.${/field "(\w+)"/.exec(error.message)?.[1]}`
						: collection,
				);
			}
		}
		if (missing.length === 0) return { kind: "ready" };
		throw new CmsStartError(
			`The content service at ${url} does not let the site read ${missing.join(", ")}: its schema differs from this repository, or the account of CMS_TOKEN lacks permissions. ${NEEDS}.`,
		);
	};
	return Promise.race([
		readService(),
		sleep(RESPONSE_TIMEOUT_MS, away(url, `no response within ${RESPONSE_TIMEOUT_MS / 1_000} s`), { ref: false }),
	]);
}

function away(url: string, reason: string): ServiceElsewhere {
	return {
		kind: "away",
		sentence: `The content service at ${url} cannot be reached (${reason}). The site shows its stored content and keeps trying; /readyz has the current state.`,
	};
}

function reasonOf(error: CmsCallError): string {
	if (error.status > 0) return `status ${error.status}`;
	const cause = error.cause instanceof Error ? error.cause.cause : undefined;
	return cause instanceof Error && "code" in cause ? String(cause.code) : "no response";
}
