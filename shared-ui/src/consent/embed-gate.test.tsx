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

test.each([true, false])(
	"[CN-5] [VD-5] the server renders a closed gate with both choices and a link, for every consent (third parties allowed: %s)",
	(thirdParty) => {
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
		// The text of an open gate only reserves space.
		expect(markup).toMatch(/<p class="[^"]*away[^"]*">You have allowed/);
	},
);
