import { useState, useSyncExternalStore } from "react";
import { Icon } from "./icon.tsx";
import styles from "./share-links.module.css";

export interface ShareLinksProps {
	/** The heading of the row, e.g. “Weitersagen”. */
	readonly label: string;
	/** Plain links to where it can be passed on; nothing is loaded from there before one is followed. */
	readonly links: readonly { readonly name: string; readonly href: string; readonly label: string }[];
	/** What is passed on. */
	readonly page: { readonly url: string; readonly title: string; readonly text: string };
	/** Copies the address; `done` is said afterwards. */
	readonly copy: { readonly label: string; readonly done: string };
	/** Opens what the device offers; shown only where it offers something. */
	readonly device: { readonly label: string };
}

const never = () => () => undefined;

/** Ways to pass a page on. The links work without a script; a button is shown only where one runs. */
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
			// The visitor refused, or the browser did: the address still stands in its own line.
			() => setCopied(false),
		);
	// Whoever closes the device's own sheet has done nothing wrong.
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
							{device.label}
						</button>
					</li>
				)}
			</ul>
		</nav>
	);
}
