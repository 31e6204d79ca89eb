import { describe, expect, test } from "vitest";
import table from "./cases/navigation.isExternal.json" with { type: "json" };
import { assertNavigable, isExternal, isScriptUrl, NavigationRefused } from "./external-url.ts";

const SCRIPT = "Cannot navigate to an URL with script protocol";
const EXTERNAL = "Navigating to external URL is not allowed by default";

describe("whether an address leaves the site", () => {
	test.each(table.cases)("[NV-3] $id $in", ({ in: address, out }) => {
		expect(isExternal(address)).toBe(out);
	});

	test.each(["/", "/a", "/a:b", "a", "../a", "?x=https://example.com", "#a", "C:/a", "//", ""])(
		"[NV-3] %s stays within the site",
		(address) => {
			expect(isExternal(address)).toBe(false);
			expect(() => assertNavigable(address)).not.toThrow();
		},
	);
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
		"%s runs nothing",
		(address) => {
			expect(isScriptUrl(address)).toBe(false);
			expect(() => assertNavigable(address, { external: true })).not.toThrow();
		},
	);

	test.each(["https://example.com", "//example.com", "/\\example.com", "\\\\example.com", "tel:1", "ftp://example.com"])(
		"[NV-3] %s has to be allowed",
		(address) => {
			expect(() => assertNavigable(address)).toThrow(EXTERNAL);
			expect(() => assertNavigable(address, { external: true })).not.toThrow();
		},
	);
});
