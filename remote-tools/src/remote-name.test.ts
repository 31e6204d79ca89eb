import { expect, test } from "vitest";
import { remoteNameOf } from "./remote-name.ts";

test.each([
	["mf-maps", { path: "maps", variable: "maps", type: "Maps", title: "Maps" }],
	["mf-city-maps-2", { path: "city-maps-2", variable: "cityMaps2", type: "CityMaps2", title: "City maps 2" }],
])("[PF-9] %s has names for path, variable, type and title", (name, forms) => {
	expect(remoteNameOf(name)).toEqual({ name, ...forms });
});

test.each([
	"maps",
	"mf-",
	"mf-Maps",
	"mf-2maps",
	"mf--maps",
	"mf-maps-",
	"mf-../maps",
	"mf-mäps",
	`mf-${"a".repeat(40)}`,
	"",
])("[PF-9] “%s” is an invalid remote name", (name) => {
	expect(() => remoteNameOf(name)).toThrow(/is not a valid name: use “mf-”/);
});
