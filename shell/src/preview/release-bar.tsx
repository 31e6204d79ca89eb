// The bar above every page of a previewed release or moment: what is shown, and a link to leave it.

import type { ReleaseBarData } from "../page/release-bar-data.ts";

export function ReleaseBar({ bar: { label, text, end } }: { bar: ReleaseBarData }) {
	return (
		<aside className="preview-bar" aria-label={label} data-ground="dark">
			<p>
				<strong>{`${label}:`}</strong> <span>{text}</span>
			</p>
			<p>
				<a href={end.href}>{end.text}</a>
			</p>
		</aside>
	);
}
