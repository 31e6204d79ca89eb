import { describe, expect, test } from "vitest";
import { canCombine, combineStyles } from "./combine-styles.server.ts";

const sheet = (href: string, css: string) => ({ href, css });

describe("combined stylesheets", () => {
	test("keep their order", () => {
		const one = combineStyles([
			sheet("/r/shell/1/shell.css", "@layer a,b;"),
			sheet("/r/mf-events/2/event.css", "@layer b{a{color:red}}"),
		]);
		expect(one).toBe("@layer a,b;\n@layer b{a{color:red}}");
	});

	test.each([
		["url(a.woff2)", "url(/r/shell/1/a.woff2)"],
		['url("a.woff2")', 'url("/r/shell/1/a.woff2")'],
		["url('a.svg') , url(b.svg#part)", "url('/r/shell/1/a.svg') , url(/r/shell/1/b.svg#part)"],
		["url(/elsewhere/a.svg)", "url(/elsewhere/a.svg)"],
		["url(https://example.com/a.svg)", "url(https://example.com/a.svg)"],
		["url(data:image/svg+xml,%3Csvg/%3E)", "url(data:image/svg+xml,%3Csvg/%3E)"],
		["url(#part)", "url(#part)"],
	])("resolve relative addresses: %s", (before, after) => {
		expect(combineStyles([sheet("/r/shell/1/shell.css", `a{background:${before}}`)])).toBe(`a{background:${after}}`);
	});

	test("are combined only if there are several without source maps", () => {
		const plain = sheet("/r/shell/1/shell.css", "a{}");
		expect(canCombine([plain, plain])).toBe(true);
		expect(canCombine([plain])).toBe(false);
		expect(canCombine([plain, sheet("/r/shell/1/b.css", "a{}\n/*# sourceMappingURL=b.css.map*/")])).toBe(false);
	});
});
