import { expect, test } from "vitest";
import { addressKey } from "./address-key.ts";

test.each([
	["/de/größe", "/de/gro%CC%88%C3%9Fe"],
	["/de/größe", "/de/gr%C3%B6%C3%9Fe/"],
	["/de/größe", "/DE/GRO\u0308SSE".replace("SS", "ẞ")],
	["/łódź", "/%C5%81o%CC%81dz%CC%81"],
])("[RT-2] [RD-2] equal addresses have one key, whatever their Unicode form: %s, %s", (one, other) => {
	expect(addressKey(other)).toBe(one);
	expect(addressKey(one.normalize("NFD"))).toBe(one);
});

test("an undecodable address stays encoded", () => {
	expect(addressKey("/A%E0%A4%A/")).toBe("/a%e0%a4%a");
});
