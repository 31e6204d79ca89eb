// The guide's text in its sections, each of which has a picture.

/** A picture of the guide, as the extension hub-guide has it in each language. */
type GuidePictureName =
	| "languages"
	| "translating"
	| "standing"
	| "preview"
	| "links"
	| "pictures"
	| "events"
	| "reading"
	| "history";

/** The pictures of the sections, in their order; without one where there is nothing to see. */
const PICTURES: readonly (GuidePictureName | undefined)[] = [
	...([undefined, "languages", "translating", "standing", "reading", "preview", "links", "pictures", "events", "history"] as const),
];

/** A part of the guide: its text in Markdown, and the picture after its heading. */
interface GuideSection {
	readonly heading: string;
	readonly text: string;
	readonly picture: GuidePictureName | undefined;
}

/** The sections of a guide in Markdown, which begin with a heading each. */
export function guideSections(markdown: string): readonly GuideSection[] {
	return markdown.split(/^(?=#{1,2} )/m).map((section, at) => {
		const end = section.indexOf("\n");
		return { heading: section.slice(0, end), text: section.slice(end), picture: PICTURES[at] };
	});
}
