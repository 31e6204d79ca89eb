import { expect, test } from "vitest";
import { creation, definitionOf } from "../../entries/change.ts";
import type { Row } from "../../entries/row.ts";
import type { Site } from "../../site/site.ts";
import { unknownRouteError } from "./addresses.ts";

/** A site with one route. */
const site: Site = {
	lookUp: async ({ rows = [] }) => ({
		paths: [],
		rows: rows.map(({ route }) => ({ href: route === "about" ? "/en/about" : null, taken: null })),
	}),
};

const refusal = (row: Row, testedSite = site) => {
	const definition = definitionOf("pages");
	if (!definition) throw new Error("There are no pages.");
	return unknownRouteError(creation(definition, { status: "published", locale: "en", ...row }), { site: testedSite });
};

test("[CT-10] refuses a page with the key of an unknown route, by its field's name", async () => {
	expect(await refusal({ route_key: "abuot" })).toEqual({
		at: "route_key",
		reason: expect.stringMatching(/^“Fixed address” is “abuot”, and no page of the site has that key, /),
	});
	expect(await refusal({ route_key: "about" })).toBeUndefined();
	expect(await refusal({ route_key: null, slug: "abuot" })).toBeUndefined();
	expect(await refusal({ route_key: "abuot", status: "draft" }), "a draft may be unfinished").toBeUndefined();
	expect(
		await refusal({ route_key: "abuot" }, { lookUp: async () => undefined }),
		"the site does not respond",
	).toBeUndefined();
});
