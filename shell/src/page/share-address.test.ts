import fc from "fast-check";
import { expect, test } from "vitest";
import { sharedPage, sharePath } from "./share-address.ts";

test.each([
	["/", "/share.png"],
	["/de", "/share/de.png"],
	["/de/glossar/w%C3%A4rme", "/share/de/glossar/w%C3%A4rme.png"],
	["/share.png", "/share/share.png.png"],
])("[MT-1] the picture of %s is at %s", (page, picture) => {
	expect(sharePath(page)).toBe(picture);
	expect(sharedPage(picture)).toBe(page);
});

test("[MT-1] a page and its share picture map to each other", () => {
	fc.assert(
		fc.property(fc.webPath(), (path) => {
			const page = `/${path.replace(/^\/+|\/+$/g, "")}`;
			expect(sharedPage(sharePath(page))).toBe(page);
		}),
	);
});

test.each(["/share", "/share/", "/shares/x.png", "/sharex.png", "/de/x.png", "/share/x.jpg"])(
	"%s is no share picture",
	(path) => {
		expect(sharedPage(path)).toBeUndefined();
	},
);
