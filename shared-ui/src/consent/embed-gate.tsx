import { type ReactNode, useEffect, useRef, useState } from "react";
import { Button, ButtonLink } from "../form/button.tsx";
import { classes } from "../text/markup.ts";
import styles from "./embed-gate.module.css";

/** The part of the service `consent` that the gate uses; pass `useService("consent")`. */
export interface EmbedConsent {
	get(): { readonly thirdParty: boolean };
	subscribe(listener: () => void): () => void;
	/** Returns false if the consent could not be stored. */
	allow(category: "thirdParty"): Promise<boolean>;
}

/** Texts of a gate in the page's language. */
export interface EmbedGateWords {
	/** Names the content, the provider, and the data that the provider receives. */
	readonly closed: string;
	/** Names the loaded content and the provider. */
	readonly opened: string;
	/** Button that loads it here, until the page is left. */
	readonly once: string;
	/** Button that loads it everywhere, until consent is withdrawn in the settings. */
	readonly always: string;
	/** Error after `always` if the consent could not be stored. */
	readonly notStored: string;
	/** Button that removes it. */
	readonly remove: string;
	/** Link to its page at the provider. */
	readonly link: string;
}

export interface OpenedEmbed {
	/** True if the visitor opened this gate; false for earlier consent. */
	readonly manually: boolean;
}

export interface EmbedGateProps {
	/** Title of the embedded content, such as a video's. */
	readonly title: string;
	/** Page of the content at the provider. */
	readonly href: string;
	readonly consent: EmbedConsent;
	readonly words: EmbedGateWords;
	/** Our own picture in its place. */
	readonly still: ReactNode;
	/** Renders the embedded content, until consent is withdrawn. */
	readonly children: (opened: OpenedEmbed) => ReactNode;
}

/**
 * Gate before content of a third party (CN-5, VD-5): a still, information about the provider, and the choice. The
 * server always renders it closed; without JavaScript, text and link remain. Open and closed gates have the same size.
 */
export function EmbedGate({ title, href, consent, words, still, children }: EmbedGateProps) {
	const place = useRef<HTMLDivElement>(null);
	const [allowed, setAllowed] = useState(false);
	/** The visitor's choice at this gate, which applies until consent changes. */
	const [choice, setChoice] = useState<"once" | "removed">();
	const [manually, setManually] = useState(false);
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
			// A withdrawal also ends a choice for once.
			setChoice((was) => (now && was === "once" ? was : undefined));
			if (!now) setManually(false);
		});
	}, [consent]);

	const movesFocus = useRef(false);
	useEffect(() => {
		// The focused button is hidden now, so the content gets the focus.
		if (movesFocus.current) place.current?.focus();
		movesFocus.current = false;
	}, [open]);

	const choose = (next: "once" | "removed") => {
		movesFocus.current = true;
		setFailed(false);
		setManually(next === "once");
		setChoice(next);
	};
	const allowAlways = async () => {
		setManually(true);
		movesFocus.current = true;
		const stored = await consent.allow("thirdParty");
		setFailed(!stored);
		if (stored) {
			// A removed embed is shown again when the visitor allows it always.
			setChoice("once");
		} else {
			setManually(false);
			movesFocus.current = false;
		}
	};

	return (
		<div className={styles.gate} data-gate={open ? "open" : "closed"}>
			{/* biome-ignore lint/a11y/useSemanticElements: it holds an embed, not form fields */}
			<div ref={place} className={styles.place} role="group" aria-label={title} tabIndex={-1}>
				{open ? children({ manually }) : <div className={styles.still}>{still}</div>}
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
							<Button kind="plain" onClick={allowAlways}>
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
