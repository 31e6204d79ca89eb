import fc from "fast-check";
import { describe, expect, test } from "vitest";
import table from "./cases/navigation.isExternal.json" with { type: "json" };
import { assertNavigable, isExternal, isScriptUrl, NavigationRefused, ownAddress } from "./external-url.ts";

const SCRIPT = "Cannot navigate to an URL with script protocol";
const EXTERNAL = "Navigating to external URL is not allowed by default";

describe("an address", () => {
	test.each(table.cases)("[NV-3] leaves the site or not: $in", ({ in: address, out }) => {
		expect(isExternal(address)).toBe(out);
	});

	test.each(["/", "/a", "/a:b", "a", "../a", "?x=https://example.com", "#a", "C:/a", "//", ""])(
		"[NV-3] %s stays within the site",
		(address) => {
			expect(isExternal(address)).toBe(false);
			expect(() => assertNavigable(address)).not.toThrow();
		},
	);

	test.each([
		"///elsewhere.example",
		"////elsewhere.example/x",
		" //elsewhere.example",
		"\t//elsewhere.example",
		"\n/\t/elsewhere.example",
		"\u0000//elsewhere.example",
		"/\t/elsewhere.example",
		"/\\/elsewhere.example",
		"/\\\\elsewhere.example",
		"\\/elsewhere.example",
		"\\\\elsewhere.example",
		"/\r\n\\elsewhere.example",
		"//user@elsewhere.example",
		"//[::1]/",
		"ht\ttps://elsewhere.example",
		" https:elsewhere.example",
	])("[NV-3] %j leaves the site, as it does in browsers", (address) => {
		expect(new URL(address, "http://site.example").host).not.toBe("site.example");
		expect(isExternal(address)).toBe(true);
		expect(() => assertNavigable(address)).toThrow(EXTERNAL);
	});

	const piece = fc.oneof(
		fc.constantFrom(
			"/",
			"\\",
			"//",
			"\t",
			"\n",
			"\r",
			" ",
			"\u0000",
			"\u001f",
			":",
			"@",
			"#",
			"?",
			".",
			"..",
			"%2f",
			"%5c",
			"［",
		),
		fc.constantFrom(
			"http:",
			"https:",
			"mailto:",
			"C:",
			"x:",
			"elsewhere.example",
			"site.example",
			"a",
			"[::1]",
			"user@",
			":80",
		),
		fc.string({ unit: "binary", maxLength: 3 }),
	);
	const address = fc.array(piece, { maxLength: 8 }).map((pieces) => pieces.join(""));
	const HERE = "http://site.example/en/page?x=1";

	test("[NV-3] an address is accepted only if the URL parser keeps it on the site", () => {
		fc.assert(
			fc.property(address, (text) => {
				if (isExternal(text) || /^[a-z]:/i.test(text)) return;
				expect(URL.canParse(text, HERE) ? new URL(text, HERE).origin : "http://site.example").toBe(
					"http://site.example",
				);
			}),
			{ numRuns: 5_000 },
		);
	});

	test("[NV-3] an accepted address always resolves to this site", () => {
		expect(ownAddress("../a?b#c", HERE).href).toBe("http://site.example/a?b#c");
		expect(ownAddress("C:/x", HERE).href).toBe("http://site.example/C:/x");
		expect(ownAddress("//", HERE).href).toBe("http://site.example//");
		fc.assert(
			fc.property(address, (text) => {
				if (!isExternal(text)) expect(ownAddress(text, HERE).origin).toBe("http://site.example");
			}),
			{ numRuns: 5_000 },
		);
	});
});

describe("addresses that run code", () => {
	test.each([
		"javascript:alert(1)",
		"JavaScript:alert(1)",
		" javascript:alert(1)",
		"\u0000\u0001javascript:alert(1)",
		"java\tscript:alert(1)",
		"java\nscript\r:alert(1)",
		"vbscript:msgbox(1)",
		"script:alert(1)",
		"script://x",
		"data:text/html,<script>alert(1)</script>",
		"blob:https://example.com/1",
	])("[NV-3] %j is always refused", (address) => {
		expect(isScriptUrl(address)).toBe(true);
		expect(() => assertNavigable(address)).toThrow(new NavigationRefused(SCRIPT));
		expect(() => assertNavigable(address, { external: true })).toThrow(new NavigationRefused(SCRIPT));
	});

	test.each(["https://example.com/javascript:x", "/javascript", "/a?b=javascript:1", "mailto:script@example.com"])(
		"%s runs no code",
		(address) => {
			expect(isScriptUrl(address)).toBe(false);
			expect(() => assertNavigable(address, { external: true })).not.toThrow();
		},
	);

	test.each([
		"https://example.com",
		"//example.com",
		"/\\example.com",
		"\\\\example.com",
		"tel:1",
		"ftp://example.com",
	])("[NV-3] %s is refused unless allowed", (address) => {
		expect(() => assertNavigable(address)).toThrow(EXTERNAL);
		expect(() => assertNavigable(address, { external: true })).not.toThrow();
	});
});
