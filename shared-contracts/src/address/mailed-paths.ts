// Paths in mails, by the route that serves each. A mail is created where no release is available, and read months
// later. The remote imports its paths from here, so both sides share one declaration. They are the same in every
// language, without a prefix.

export const MAILED_PATHS = {
	events: "/events",
	event: "/events/:slug",
	manage: "/events/:slug/manage/:registrationId",
	recording: "/events/recordings/:slug",
	"new-password": "/new-password",
	"accept-invite": "/accept-invite",
} as const;
