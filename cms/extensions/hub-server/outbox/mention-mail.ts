/** How Directus begins the subject of what it tells someone who is mentioned in a comment (`CommentsService`). */
const MENTIONED = "You were mentioned in ";

/** True for a notification, or a mail of it, about a mention. `hub-server/comments` sends a mail of its own instead. */
export function isMention(subject: string): boolean {
	return subject.startsWith(MENTIONED);
}
