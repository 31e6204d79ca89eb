// Paths that mails lead to, by the route that serves each. A mail is written where no release can be asked, and read for months: the
// remote takes its paths from here, so both sides have one declaration. The same in every language, without a prefix.

export const MAILED_PATHS = {
	events: "/events",
	event: "/events/:slug",
	manage: "/events/:slug/manage/:registrationId",
	recording: "/events/recordings/:slug",
	"new-password": "/new-password",
	"accept-invite": "/accept-invite",
} as const;
