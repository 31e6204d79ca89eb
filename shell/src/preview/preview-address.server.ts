// Addresses of previews (CT-8). They are no routes of a remote: a preview is rendered by the page that the row has, or
// will have.

import { previewedCollections } from "@hub/content-model/preview/previewed-collections.server";
import { inLowerCase } from "@hub/shared-contracts/address/route-path";
import type { LocaleStrategy } from "@hub/shared-contracts/language/locale";
import { type Address, type AddressRequest, resolveAddress } from "../router/address.ts";
import { createSiteTable, matchAddress } from "../router/site-table.ts";

const table = createSiteTable(
	[...previewedCollections.values()].map(({ collection, path }) => ({
		key: collection,
		remote: "",
		path,
		layout: "default",
		scrollToTop: true,
		parent: "home",
		slots: [],
		middleware: [],
		auth: false,
	})),
);

export interface PreviewAddress extends Extract<Address, { kind: "page" }> {
	readonly collection: string;
}

/**
 * Returns the preview at an address, or a redirect to its canonical form; undefined for all other addresses. The id is
 * a UUID, which is case-insensitive (RFC 9562, 4).
 */
export function previewAddress(strategy: LocaleStrategy, request: AddressRequest) {
	if (!matchAddress(table, request.pathname)) return undefined;
	const address = resolveAddress(table, strategy, request);
	if (address.kind === "unmatched") return undefined;
	if (address.kind === "redirect") return address;
	return { ...address, params: inLowerCase(address.params), collection: address.route.key } satisfies PreviewAddress;
}
