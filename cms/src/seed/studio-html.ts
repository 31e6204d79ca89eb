// Formatted text of the seed as Studio's editor would store it: the editor refuses to open markup that it would write
// differently.

/**
 * Converts the seed's simple HTML to that of Studio's editor: paragraphs around plain text, items and cells, and tables
 * without a head.
 */
export function studioHtml(html: string): string {
	const whole = html.trimStart().startsWith("<") ? html : `<p>${html}</p>`;
	return whole
		.replace(/<li>(?!<p>)(.*?)(?=<\/li>|<ul>|<ol>)/gs, "<li><p>$1</p>")
		.replace(/<table>(.*?)<\/table>/gs, (_, inner: string) => studioTable(inner));
}

function studioTable(inner: string): string {
	const rows = inner.match(/<tr>.*?<\/tr>/gs) ?? [];
	const columns = rows[0]?.match(/<t[hd]\b/g)?.length ?? 0;
	const cells = rows.map((row) =>
		row.replace(/<(t[hd])(?: scope="\w+")?>(.*?)<\/\1>/gs, '<$1 colspan="1" rowspan="1"><p>$2</p></$1>'),
	);
	const group = '<col style="min-width: 25px;">'.repeat(columns);
	return `<table style="min-width: ${columns * 25}px;"><colgroup>${group}</colgroup><tbody>${cells.join("")}</tbody></table>`;
}
