import fc from "fast-check";
import { describe, expect, test } from "vitest";
import {
	isPreviewAllowed,
	type PreviewClaim,
	previewHref,
	readPreviewClaim,
	signPreview,
} from "./preview-link.server.ts";

const SECRET = "a secret of Studio and the site";
const NOW = Date.UTC(2031, 3, 1);
const UNTIL = NOW / 1_000 + 60;
const target = { collection: "posts", id: "2f1d0c9a-58a3-4c86-9b2e-0f6d1f7a3b10", locale: "de", version: "" } as const;
const claim = signPreview({ ...target, until: UNTIL, generation: 2 }, SECRET);

/** Reads a claim from a link like the site. */
function arrived(href: string): PreviewClaim | undefined {
	const { pathname, searchParams } = new URL(href, "https://datahub.example");
	const [, locale, , kind, id = ""] = pathname.split("/");
	return readPreviewClaim(
		{ collection: kind === "event" ? "events" : "posts", id, locale: locale === "de" ? "de" : "en" },
		searchParams,
	);
}

describe("[CT-8] a signed link to a preview", () => {
	test("contains its target, and is valid until it expires", () => {
		expect(previewHref(claim)).toMatch(
			/^\/de\/preview\/blog-post\/2f1d0c9a-[\w-]+\?until=\d+&generation=2&proof=[\w-]{43}$/,
		);
		expect(arrived(previewHref(claim))).toEqual(claim);
		expect(isPreviewAllowed(claim, SECRET, NOW)).toBe(true);
		expect(isPreviewAllowed(claim, SECRET, NOW + 59_999)).toBe(true);
		expect(isPreviewAllowed(claim, SECRET, NOW + 60_000)).toBe(false);
	});

	test.each<[string, Partial<PreviewClaim>]>([
		["another entry", { id: "2f1d0c9a-58a3-4c86-9b2e-0f6d1f7a3b11" }],
		["another collection", { collection: "events" }],
		["another language", { locale: "en" }],
		["another version", { version: "draft" }],
		["a later end", { until: UNTIL + 1 }],
		["a later generation", { generation: 3 }],
		["no generation", { generation: null }],
		["no proof", { proof: "" }],
		["half a proof", { proof: claim.proof.slice(0, 20) }],
		["more than a proof", { proof: `${claim.proof}A` }],
		["a proof in other letters", { proof: claim.proof.toUpperCase() }],
	])("is invalid for %s", (_what, changed) => {
		expect(isPreviewAllowed({ ...claim, ...changed }, SECRET, NOW)).toBe(false);
	});

	test("is invalid with another secret", () => {
		expect(isPreviewAllowed(claim, `${SECRET} `, NOW)).toBe(false);
	});

	test.each([
		"",
		"until=1",
		"proof=x",
		"until=1&proof=x",
		...["-1", "1e9", "0x10", "9".repeat(13)].map((until) => `until=${until}&generation=0&proof=x`),
		...["", "null", "-1", "01"].map((generation) => `until=1&generation=${generation}&proof=x`),
	])("is not read from %j", (query) => {
		expect(readPreviewClaim(target, new URLSearchParams(query))).toBeUndefined();
	});

	test("is invalid with any changed character", () => {
		const href = previewHref(signPreview({ ...target, version: "draft", until: UNTIL, generation: 0 }, SECRET));
		const start = href.indexOf("2f1d0c9a");
		fc.assert(
			fc.property(fc.integer({ min: start, max: href.length - 1 }), fc.constantFrom(..."09afAZ-_&=%"), (at, other) => {
				fc.pre(href[at] !== other);
				const read = arrived(href.slice(0, at) + other + href.slice(at + 1));
				expect(read !== undefined && isPreviewAllowed(read, SECRET, NOW)).toBe(false);
			}),
		);
	});
});
