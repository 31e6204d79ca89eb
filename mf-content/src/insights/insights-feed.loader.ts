import { newestPosts } from "@hub/content-model/cms/post";
import type { FeedItem } from "@hub/shared-contracts/remote/feed";
import type { FeedServer } from "@hub/shared-contracts/remote/remote-server";
import type { ContentMessage, ContentTexts } from "../messages.ts";

/** Number of posts in the feed, about half a year. */
const FEED_LENGTH = 20;

/** Feed of the newest posts with their full texts. */
export const insightsFeed: FeedServer<ContentMessage, ContentTexts> = {
	route: "insights",
	title: "insights.title",
	description: "insights.description",
	async load({ content, locale, href }) {
		const newest = await content.list(newestPosts(locale, FEED_LENGTH));
		return newest.map(
			({ item: post, modified }): FeedItem => ({
				id: post.id,
				path: href("page", { slug: post.slug }),
				title: post.title,
				description: post.description,
				content: post.body,
				picture: post.cover,
				authors: [{ name: post.author.displayName, path: href("author", { slug: post.author.slug }) }],
				topics: [post.category.title],
				published: post.publishedOn,
				modified,
			}),
		);
	},
};
