/** How Directus begins the subject of what it tells someone who is mentioned in a comment (`CommentsService`). */
const MENTIONED = "You were mentioned in ";

/** Whether a notification, or a mail of it, tells of a mention: hub-server/comments says that in its own words. */
export function isMention(subject: string): boolean {
	return subject.startsWith(MENTIONED);
}
