// The bar above a preview: what one sees, until when, and how the other languages stand (CT-8).

import { useEffect } from "react";
import type { PreviewBarData } from "./preview-bar-data.ts";

export function PreviewBar({ bar: { label, sentences, site, languages, editing } }: { bar: PreviewBarData }) {
	useEffect(() => {
		if (!editing || window.parent === window) return;
		import(/* webpackChunkName: "visual-editing" */ "./visual-editing.client.ts")
			.then(({ letEdit }) => letEdit(editing.studio))
			// biome-ignore lint/suspicious/noConsole: the preview is whole without it, and an editor's console says why it is not there
			.catch(console.warn);
	}, [editing]);
	return (
		<aside className="preview-bar" aria-label={label} data-ground="dark">
			<p>
				<strong>{`${label}:`}</strong> <span>{sentences.join(" ")}</span>
			</p>
			{site && (
				<p>
					{/* Not within Studio's pane: pages that visitors see let no one frame them. */}
					<a href={site.href} target="_blank" rel="noopener">
						{site.text}
					</a>
				</p>
			)}
			{languages.map(({ locale, name, text, href }) => (
				<p key={locale}>
					{href === undefined ? (
						<span lang={locale}>{name}</span>
					) : (
						<a href={href} lang={locale}>
							{name}
						</a>
					)}{" "}
					<span>{text}</span>
				</p>
			))}
		</aside>
	);
}
