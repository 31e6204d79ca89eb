import { useState, useSyncExternalStore } from "react";
import { Icon } from "./icon.tsx";
import styles from "./share-links.module.css";

export interface ShareLinksProps {
	/** The heading of the row, e.g. “Weitersagen”. */
	readonly label: string;
	/** Plain links to sharing services. Nothing is loaded from them before a visitor follows one (CN-5). */
	readonly links: readonly { readonly name: string; readonly href: string; readonly label: string }[];
	/** Content to share. */
	readonly page: { readonly url: string; readonly title: string; readonly text: string };
	/** Copies the address; `done` is announced afterwards. */
	readonly copy: { readonly label: string; readonly done: string };
	/** Opens the device's share sheet (Web Share API); hidden where there is none. */
	readonly device: { readonly label: string };
}

const never = () => () => undefined;

/** Ways to share a page. The links work without JavaScript; the buttons need it and are hidden without it. */
export function ShareLinks({ label, links, page, copy, device }: ShareLinksProps) {
	const [copied, setCopied] = useState(false);
	const canShare = useSyncExternalStore(
		never,
		() => "share" in navigator,
		() => false,
	);
	const copyAddress = () =>
		navigator.clipboard.writeText(page.url).then(
			() => setCopied(true),
			// The clipboard was denied by the visitor or the browser; the page's address can still be copied by hand.
			() => setCopied(false),
		);
	// Closing the share sheet rejects, too, and is not an error.
	const shareHere = () => navigator.share(page).catch(() => undefined);
	return (
		<nav className={styles.row} aria-label={label}>
			<span aria-hidden="true">{label}</span>
			<ul>
				{links.map(({ name, href, label: spoken }) => (
					<li key={name}>
						<a href={href} rel="noreferrer" aria-label={spoken}>
							{name}
						</a>
					</li>
				))}
				<li className="needs-script">
					<button type="button" onClick={copyAddress}>
						<Icon name={copied ? "check" : "document"} />
						<span role="status">{copied ? copy.done : copy.label}</span>
					</button>
				</li>
				{canShare && (
					<li>
						<button type="button" onClick={shareHere}>
							<Icon name="external" />
							<span>{device.label}</span>
						</button>
					</li>
				)}
			</ul>
		</nav>
	);
}
