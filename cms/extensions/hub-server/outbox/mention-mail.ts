/** Beginning of the subject of Directus' mails about mentions in comments (`CommentsService`). */
const MENTIONED = "You were mentioned in ";

/** True for a notification, or a mail of it, about a mention. `hub-server/comments` sends a mail of its own instead. */
export function isMention(subject: string): boolean {
	return subject.startsWith(MENTIONED);
}
