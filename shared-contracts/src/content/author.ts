import type { RichText } from "../rich-text/rich-text.ts";

/** Who wrote a post, as a byline needs it. */
export interface AuthorName {
	readonly id: string;
	readonly slug: string;
	readonly displayName: string;
	readonly role: string;
	/** The same in every language; a portrait is drawn from it where there is no picture. */
	readonly key: string;
	/** The id of a picture, for `pictureHref`. */
	readonly portrait: string | undefined;
}

/** An author's profile. */
export interface Author extends AuthorName {
	readonly bio: RichText;
}
