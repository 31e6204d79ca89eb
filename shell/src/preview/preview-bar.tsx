// The bar above a preview: the entry's state, the expiry of the link, and the entry's other languages (CT-8).

import { type ComponentType, useEffect, useState } from "react";
import type { PassedLink, PreviewBarData } from "../page/preview-bar-data.ts";

export function PreviewBar({
	bar: { label, sentences, site, link, languages, launch, editing },
}: {
	bar: PreviewBarData;
}) {
	const [Copy, setCopy] = useState<ComponentType<{ link: PassedLink }>>();
	useEffect(() => {
		if (!link) return;
		import(/* webpackChunkName: "copy-link" */ "./copy-link.client.tsx")
			.then(({ CopyLink }) => setCopy(() => CopyLink))
			// biome-ignore lint/suspicious/noConsole: the link can be copied by hand, and an editor's console says why there is no button
			.catch(console.warn);
	}, [link]);
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
					{/* In a new tab, because only previews may be shown in Studio's frame. */}
					<a href={site.href} target="_blank" rel="noopener">
						{site.text}
					</a>
				</p>
			)}
			{link && (
				<p>
					<a href={link.href} target="_blank" rel="noopener">
						{link.text}
					</a>
					{Copy && <Copy link={link} />}
				</p>
			)}
			{launch && (
				<>
					<p>{launch.text}</p>
					{launch.entries.map(({ id, name, locale, href }) => (
						<p key={id} lang={locale}>
							{href === undefined ? <strong aria-current="page">{name}</strong> : <a href={href}>{name}</a>}
						</p>
					))}
				</>
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
