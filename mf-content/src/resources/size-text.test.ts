import { expect, test } from "vitest";
import { sizeText } from "./size-text.ts";

test.each([
	[0, "1 kB", "1 kB"],
	[1_499, "1 kB", "1 kB"],
	[102_345, "102 kB", "102 kB"],
	[999_499, "999 kB", "999 kB"],
	[999_500, "1 MB", "1 MB"],
	[1_249_000, "1,2 MB", "1.2 MB"],
	[2_500_000_000, "2.500 MB", "2,500 MB"],
])("%d bytes are %s in German, %s in English", (bytes, de, en) => {
	expect([sizeText(bytes, "de"), sizeText(bytes, "en")]).toEqual([
		de.replace(" ", "\u00a0"),
		en.replace(" ", "\u00a0"),
	]);
});
