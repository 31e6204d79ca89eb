/** What an editor of formatted text offers: what the site shows, and nothing else. */
export const RICH_TEXT_TOOLBAR = [
	"bold",
	"italic",
	"h2",
	"h3",
	"numlist",
	"bullist",
	"blockquote",
	"customLink",
	"customImage",
	"table",
	"code",
	"removeformat",
] as const;
