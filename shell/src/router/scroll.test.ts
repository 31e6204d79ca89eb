import { describe, expect, test } from "vitest";
import decisions from "./cases/navigation.scrollDecision.json" with { type: "json" };
import offsets from "./cases/navigation.scrollOffset.json" with { type: "json" };
import { decideScroll, elementPosition, type ScrollInput } from "./scroll.ts";

/** The parts of a case's locations that decide. */
interface CaseLocation {
	readonly path: string;
	readonly hash?: string;
	readonly meta?: { readonly scrollToTop?: boolean };
}

const question: ScrollInput = { from: "/a", to: "/b", hash: "", fromHash: "", saved: undefined, scrollToTop: true };
const top = { kind: "position", position: { left: 0, top: 0 } };

describe("a page change", () => {
	// The cases name the element and a margin of its own; here the element's id is decided and the header's height taken
	// off later. That scrolling waits for the page is the browser's test.
	test.each(decisions.cases)("[NV-2] scrolls as specified: $name", ({ in: { to, from, saved }, out }) => {
		const target: CaseLocation = to;
		const decision = decideScroll({
			from: from.path,
			to: target.path,
			hash: target.hash ?? "",
			fromHash: "",
			saved: saved ?? undefined,
			scrollToTop: target.meta?.scrollToTop ?? true,
		});
		const { position } = out;
		expect(decision).toEqual(
			"el" in position && position.el !== undefined
				? { kind: "element", id: position.el.slice(1) }
				: { kind: "position", position: position },
		);
	});

	test.each(offsets.cases)("[NV-2] restores a saved position unchanged: $id", ({ in: { position }, out }) => {
		expect(decideScroll({ ...question, saved: position })).toEqual({ kind: "position", position: out.scrollTo });
	});

	test.each<[string, Partial<ScrollInput>, unknown]>([
		["another page", {}, top],
		["the first page of a visit", { from: undefined }, top],
		["another page that opts out", { scrollToTop: false }, { kind: "stay" }],
		["a hash although the page opts out", { hash: "#x", scrollToTop: false }, { kind: "element", id: "x" }],
		["the same page with another query", { to: "/a" }, { kind: "stay" }],
		["the same page with a slash more", { to: "/a/" }, { kind: "stay" }],
		["the same page without its hash", { to: "/a", fromHash: "#x" }, top],
		["the same page with a hash", { to: "/a", hash: "#x" }, { kind: "element", id: "x" }],
		["the home page from itself", { from: "/", to: "/" }, { kind: "stay" }],
		["an encoded hash", { hash: "#%C3%BCber" }, { kind: "element", id: "über" }],
		["a hash that is no encoding", { hash: "#100%" }, { kind: "element", id: "100%" }],
		["special characters", { hash: "#special~characters" }, { kind: "element", id: "special~characters" }],
	])("[NV-2] to %s scrolls or stays", (_name, part, decision) => {
		expect(decideScroll({ ...question, ...part })).toEqual(decision);
	});

	test.each([
		[500, 80, 420],
		[50, 80, 0],
		[80, 0, 80],
	])("[NV-2] an element at %i below a header of %i px is shown from %i", (place, header, from) => {
		expect(elementPosition(place, header)).toEqual({ left: 0, top: from });
	});
});
