import { type ReactNode, useEffect, useRef, useState } from "react";
import { Button, ButtonLink } from "../form/button.tsx";
import { classes } from "../text/markup.ts";
import styles from "./embed-gate.module.css";

/** What the gate needs of the service `consent`: `useService("consent")` fits. */
export interface EmbedConsent {
	get(): { readonly thirdParty: boolean };
	subscribe(listener: () => void): () => void;
	/** False: it could not be stored. */
	allow(category: "thirdParty"): Promise<boolean>;
}

/** What a gate says, in the page's language. */
export interface EmbedGateWords {
	/** What would be loaded, from whom, and what they would learn. */
	readonly closed: string;
	/** What was loaded, and from whom. */
	readonly opened: string;
	/** Loads it in this place, until the page is left. */
	readonly once: string;
	/** Loads it here and everywhere, until that is withdrawn in the settings. */
	readonly always: string;
	/** The choice for always could not be stored; once is still possible. */
	readonly notStored: string;
	/** Takes it away again. */
	readonly remove: string;
	/** The link to where the provider shows it. */
	readonly link: string;
}

/** How a gate was opened: by a button of its own, or because the visitor had allowed it before. */
export interface OpenedEmbed {
	readonly byHand: boolean;
}

export interface EmbedGateProps {
	/** What is embedded, such as a video's title. */
	readonly title: string;
	/** Where the provider shows it on a page of its own. */
	readonly href: string;
	readonly consent: EmbedConsent;
	readonly words: EmbedGateWords;
	/** A picture of our own in its place. */
	readonly still: ReactNode;
	/** Renders what is embedded; taken out of the page when consent is withdrawn. */
	readonly children: (opened: OpenedEmbed) => ReactNode;
}

/**
 * Stands before anything of a third party (CN-5, VD-5): a still, who would be asked and for what, and the choice. The server always
 * renders it closed; without JavaScript the words and the link are left. Closed or open, it takes the same room.
 */
export function EmbedGate({ title, href, consent, words, still, children }: EmbedGateProps) {
	const place = useRef<HTMLDivElement>(null);
	const [allowed, setAllowed] = useState(false);
	/** Opened or closed by hand, which counts in this place until consent changes. */
	const [choice, setChoice] = useState<"once" | "removed">();
	const [byHand, setByHand] = useState(false);
	const [failed, setFailed] = useState(false);
	const open = choice === "once" || (allowed && choice !== "removed");

	useEffect(() => {
		let before = consent.get().thirdParty;
		setAllowed(before);
		return consent.subscribe(() => {
			const now = consent.get().thirdParty;
			if (now === before) return;
			before = now;
			setAllowed(now);
			// A withdrawal takes back what was allowed for once, too.
			setChoice((was) => (now && was === "once" ? was : undefined));
			if (!now) setByHand(false);
		});
	}, [consent]);

	const moved = useRef(false);
	useEffect(() => {
		// The button that had the focus is gone, so what takes its place gets it; a player in it may move it on.
		if (moved.current) place.current?.focus();
		moved.current = false;
	}, [open]);

	const choose = (next: "once" | "removed") => {
		moved.current = true;
		setFailed(false);
		setByHand(next === "once");
		setChoice(next);
	};
	const allowForGood = async () => {
		setByHand(true);
		moved.current = true;
		const stored = await consent.allow("thirdParty");
		setFailed(!stored);
		if (stored) {
			// Where it was removed before, the choice for always counts here as well.
			setChoice("once");
		} else {
			setByHand(false);
			moved.current = false;
		}
	};

	return (
		<div className={styles.gate} data-gate={open ? "open" : "closed"}>
			{/* biome-ignore lint/a11y/useSemanticElements: it holds an embed, not form fields */}
			<div ref={place} className={styles.place} role="group" aria-label={title} tabIndex={-1}>
				{open ? children({ byHand }) : <div className={styles.still}>{still}</div>}
			</div>
			<div className={styles.foot} data-nosnippet="">
				<div className={styles.words}>
					<p className={classes(open && styles.away)}>{words.closed}</p>
					<p className={classes(!open && styles.away)}>{words.opened}</p>
				</div>
				<div className={styles.actions}>
					<div className={styles.choices}>
						<div className={classes(styles.choice, open && styles.away)}>
							<Button kind="brand" onClick={() => choose("once")}>
								{words.once}
							</Button>
							<Button kind="plain" onClick={allowForGood}>
								{words.always}
							</Button>
						</div>
						<div className={classes(styles.choice, !open && styles.away)}>
							<Button kind="plain" icon="close" onClick={() => choose("removed")}>
								{words.remove}
							</Button>
						</div>
					</div>
					<ButtonLink href={href} kind="quiet" rel="noreferrer" iconEnd="external">
						{words.link}
					</ButtonLink>
				</div>
				<p role="alert" className={styles.failed}>
					{failed ? words.notStored : ""}
				</p>
			</div>
		</div>
	);
}
