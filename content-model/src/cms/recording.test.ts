import { describe, expect, test } from "vitest";
import { secondsOf } from "./chapters.ts";
import { recordingDocuments } from "./recording.ts";
import { parseSelected } from "./select.ts";

const parse = (row: object) => parseSelected(recordingDocuments.parts.page, row);
const film = { id: "f1", filename_download: "film.webm", type: "video/webm" };
const row = {
	id: "1",
	slug: "a",
	title: "Ein Film",
	description: null,
	topic: "governance",
	language: "de",
	published_on: "2031-03-01",
	duration_seconds: 61,
	translation_key: "film",
	provider: "file",
	source: null,
	file: film,
	captions: null,
	chapters: [
		{ time: "0:40", title: "Später" },
		{ time: "0:00", title: "Anfang" },
	],
	transcript: "<p>Worte</p>",
	event: null,
};

describe("a recording", () => {
	test.each([
		["https://www.youtube.com/watch?v=BofL1AaiTjo", "youtube"],
		["https://vimeo.com/76979871", "vimeo"],
		["", "file"],
		[null, "file"],
	])("[VD-3] gets its provider from the address: %s is of %s", (source, kind) => {
		expect(parse({ ...row, provider: null, source })).toMatchObject({ item: { video: { kind } }, problems: [] });
	});

	test("reports an address without a video", () => {
		const problem = { path: ["source"], key: "video-address" };
		const unknown = parse({ ...row, provider: null, source: "https://films.example/1" });
		expect(unknown).toMatchObject({ kind: "invalid", problems: [problem] });
		// Rows stored with another provider are still shown, as a link.
		const other = parse({ ...row, provider: "vimeo", source: "https://films.example/1" });
		expect(other).toMatchObject({ kind: "item", problems: [problem] });
	});

	test.each([
		["without its file", { file: null }],
		["without its file or a provider", { file: null, provider: null }],
		["without its source at a provider", { provider: "youtube", source: "" }],
	])("%s is invalid", (_what, change) => {
		expect(parse({ ...row, ...change })).toMatchObject({
			kind: "invalid",
			problems: [{ path: ["source"], key: "video-missing" }],
		});
		// Another page can't embed it either.
		const embedded = parseSelected(recordingDocuments.parts.video, { ...row, ...change });
		expect(embedded).toMatchObject({ kind: "invalid", problems: [{ path: ["source"], key: "video-missing" }] });
	});

	test("leaves out a chapter with an invalid time", () => {
		const parsed = parse({ ...row, chapters: [...row.chapters, { time: "soon", title: "Irgendwann" }] });
		expect(parsed).toMatchObject({
			item: { chapters: { length: 2 } },
			problems: [{ path: ["chapters", 2, "time"], key: "time", values: { time: "soon" } }],
		});
	});
});

test.each([
	["0:00", 0],
	["1:05", 65],
	["90:00", 5400],
	["1:02:05", 3725],
	["1:60", undefined],
	["105", undefined],
	["1:2:3", undefined],
	["", undefined],
])("a chapter's time “%s” is read as %s seconds", (time, seconds) => {
	expect(secondsOf(time)).toBe(seconds);
});
