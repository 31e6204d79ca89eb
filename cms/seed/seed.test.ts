// The first content: its texts. References and keys are checked as it is turned into rows, addresses and markup by the
// rules of a save, and links by shell/test/pages/whole-site.slow.test.ts.

import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { passportSettings } from "@hub/shared-contracts/content/prototype-passport";
import { prototypeSettings } from "@hub/shared-contracts/content/prototype-settings";
import { verifyClaim } from "@hub/shared-contracts/content/signed-claim";
import { describe, expect, test } from "vitest";
import { loadSeed } from "../src/seed/content.ts";
import { RECORD, sourceNames, stateOf } from "./files/sources.ts";

const languages = ["de", "en"] as const;
type Language = (typeof languages)[number];

const seed = await loadSeed();
/** Settings of the demos' prototypes, whose texts differ by language. */
const prototypes = (language: Language) =>
	(seed.demos ?? []).flatMap(({ key, text }) => {
		const { prototype_settings: settings } = text[language] as {
			readonly prototype_settings?: { readonly name: string };
		};
		return settings ? [{ key, settings }] : [];
	});
test("printed documents match their sources, and each is offered as a resource", async () => {
	const sources = sourceNames();
	const record: unknown = JSON.parse(await readFile(RECORD, "utf8"));
	const how = "A source changed since it was printed: run `node cms/seed/files/print.ts`.";
	expect(record, how).toEqual(Object.fromEntries(sources.map((name) => [name, stateOf(name)])));
	expect(new Set((seed.resources ?? []).flatMap(({ text }) => [text.de.file, text.en.file]))).toEqual(new Set(sources));
	for (const name of sources) {
		const inside = (await readFile(join(import.meta.dirname, "files", "printed", `${name}.pdf`))).toString("latin1");
		expect(inside, `${name} has headings for screen readers`).toMatch(/\/StructTreeRoot/);
	}
});

test("all claims of the passport are genuine but one that was altered and one whose issuer is no longer listed", async () => {
	const { settings } = prototypes("en").find((one) => one.settings.name === "passport") ?? {};
	const { product, issuers, claims } = passportSettings.parse(settings);
	const verdicts = await Promise.all(
		claims.map(async (claim) => {
			const { verdict } = await verifyClaim(
				claim,
				product.identifier,
				issuers.find(({ id }) => id === claim.by),
			);
			return [claim.id, verdict];
		}),
	);
	expect(verdicts.filter(([, verdict]) => verdict !== "genuine")).toEqual([
		["recycled-cobalt", "altered"],
		["due-diligence", "unlisted"],
	]);
});

describe.each(languages)("the first content in %s", (language) => {
	test("has valid settings of prototypes", () => {
		for (const { key, settings } of prototypes(language))
			expect(prototypeSettings.safeParse(settings).error?.issues ?? [], key).toEqual([]);
	});
});
