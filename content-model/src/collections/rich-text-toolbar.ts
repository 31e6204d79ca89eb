/** Toolbar of formatted texts, limited to elements that the site shows. */
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
