import { expect, test } from "vitest";
import { isReadable } from "./readable-path.ts";

test.each([
	"/",
	"/a",
	"/a//b",
	"//elsewhere.example/x",
	"/%2F%2Fa",
	"/%5Ca",
	"/über",
	"/%C3%BCber",
	"/a%20b",
	"/:",
	"/%E2%80%AE",
])("the path %s is decodable and has no control characters", (path) => {
	expect(isReadable(path)).toBe(true);
});

test.each(["/%0a", "/a%0Db", "/%E2%80%A8", "/%00", "/a/%1F", "/%7f", "/%zz", "/%", "/%ff"])(
	"the path %s is rejected: it has control characters or is not decodable",
	(path) => {
		expect(isReadable(path)).toBe(false);
	},
);
