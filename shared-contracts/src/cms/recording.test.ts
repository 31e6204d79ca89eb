import { describe, expect, test } from "vitest";
import { secondsOf } from "../content/chapters.ts";
import { asWritten } from "../content/content-reader.ts";
import { embeddedRecording, recordingBySlug } from "./recording.ts";

const parse = (row: object) => recordingBySlug("de", "a").parse(row, asWritten);
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
	test("[EV-5] of our own is its file, with its chapters in the order of the video", () => {
		expect(parse(row)).toMatchObject({
			kind: "item",
			item: {
				video: { kind: "file", file: { id: "f1", name: "film.webm", type: "video/webm" }, captions: undefined },
				chapters: [
					{ at: 0, title: "Anfang" },
					{ at: 40, title: "Später" },
				],
				event: undefined,
			},
			problems: [],
		});
	});

	test("at a provider is its source", () => {
		expect(parse({ ...row, provider: "vimeo", source: "76979871", file: null })).toMatchObject({
			item: { video: { kind: "vimeo", source: "76979871" } },
		});
	});

	test.each([
		["https://www.youtube.com/watch?v=BofL1AaiTjo", "youtube"],
		["https://vimeo.com/76979871", "vimeo"],
		["", "file"],
		[null, "file"],
	])("[VD-3] without a provider it follows from the address: %s is of %s", (source, kind) => {
		expect(parse({ ...row, provider: null, source })).toMatchObject({ item: { video: { kind } }, problems: [] });
	});

	test("with an address that is no video's says so to editors", () => {
		const problem = "source: is not the address of a video on YouTube or Vimeo";
		const unknown = parse({ ...row, provider: null, source: "https://films.example/1" });
		expect(unknown).toMatchObject({ kind: "broken", problem: expect.stringContaining(problem) });
		// What was stored with a provider is still shown, as a link.
		const other = parse({ ...row, provider: "vimeo", source: "https://films.example/1" });
		expect(other).toMatchObject({ kind: "item", problems: [expect.stringContaining(problem)] });
	});

	test.each([
		["without its file", { file: null }],
		["without its file or a provider", { file: null, provider: null }],
		["without its source at a provider", { provider: "youtube", source: "" }],
	])("%s is broken", (_what, change) => {
		expect(parse({ ...row, ...change })).toMatchObject({ kind: "broken", problem: expect.stringContaining("source: is missing") });
		// Nor can another page show it.
		const embedded = embeddedRecording("de", "a").parse({ ...row, ...change }, asWritten);
		expect(embedded).toMatchObject({ kind: "broken", problem: expect.stringContaining("source: is missing") });
	});

	test("a chapter whose time cannot be read costs only itself", () => {
		const parsed = parse({ ...row, chapters: [...row.chapters, { time: "soon", title: "Irgendwann" }] });
		expect(parsed).toMatchObject({
			item: { chapters: { length: 2 } },
			problems: ["chapters[2]: “soon” is no time such as 12:30 or 1:02:05"],
		});
	});

	test("leads to its event, where there is one", () => {
		expect(parse({ ...row, event: null })).toMatchObject({ item: { event: undefined } });
		expect(parse({ ...row, event: { id: "2", slug: "e", title: "E" } })).toMatchObject({
			item: { event: { slug: "e", title: "E" } },
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
])("“%s” is %s seconds", (time, seconds) => {
	expect(secondsOf(time)).toBe(seconds);
});
