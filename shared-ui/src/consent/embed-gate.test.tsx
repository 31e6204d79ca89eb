// [CN-5, VD-5] What the server renders of a gate, whatever was allowed before: the same page for all, which asks no third party.

import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { EmbedGate, type EmbedGateWords } from "./embed-gate.tsx";

const words: EmbedGateWords = {
	closed: "This video is on YouTube.",
	opened: "You have allowed this video.",
	once: "Load this once",
	always: "Always load videos",
	notStored: "It could not be saved.",
	remove: "Remove again",
	link: "Open on YouTube",
};

test.each([true, false])("closed, with its words, both choices and a plain link (allowed: %s)", (thirdParty) => {
	const consent = { get: () => ({ thirdParty }), subscribe: () => () => {}, allow: async () => false };
	const markup = renderToStaticMarkup(
		<EmbedGate title="A video" href="https://youtu.be/a" consent={consent} words={words} still={<i>still</i>}>
			{() => <iframe title="A video" src="https://www.youtube-nocookie.com/embed/a" />}
		</EmbedGate>,
	);
	expect(markup).toContain('data-gate="closed"');
	expect(markup).not.toContain("<iframe");
	for (const text of ["<i>still</i>", words.closed, words.once, words.always]) expect(markup).toContain(text);
	expect(markup).toMatch(/<a [^>]*href="https:\/\/youtu\.be\/a"/);
	// What is only true of an open gate is there for its room alone.
	expect(markup).toMatch(/<p class="[^"]*away[^"]*">You have allowed/);
});
