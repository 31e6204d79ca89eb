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
	/** Opens the device's share sheet (Web Share API); hidden without support. */
	readonly device: { readonly label: string };
}

const subscribeToNothing = () => () => undefined;

/** Links and buttons to share a page. The buttons need JavaScript and are hidden without it. */
export function ShareLinks({ label, links, page, copy, device }: ShareLinksProps) {
	const [copied, setCopied] = useState(false);
	const canShare = useSyncExternalStore(
		subscribeToNothing,
		() => "share" in navigator,
		() => false,
	);
	const copyAddress = () =>
		navigator.clipboard.writeText(page.url).then(
			() => setCopied(true),
			// The visitor or the browser denied the clipboard.
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
