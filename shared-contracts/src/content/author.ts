import type { RichText } from "../rich-text.ts";

/** Who wrote a post, as a byline needs it. */
export interface AuthorName {
	readonly id: string;
	readonly slug: string;
	readonly displayName: string;
	readonly role: string;
	/** The same in every language; portraits are drawn from it. */
	readonly key: string;
}

/** An author's profile. */
export interface Author extends AuthorName {
	readonly bio: RichText;
}
