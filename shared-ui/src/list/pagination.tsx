import type { MouseEvent, ReactNode } from "react";
import { classes } from "../text/markup.ts";
import styles from "./pagination.module.css";
import { type PaginationItem, type PaginationOptions, paginationModel } from "./pagination-model.ts";

/** Accessible names, in the page's language. */
export interface PaginationWords {
	/** Stands before a number: “Page”. */
	readonly page: string;
	readonly back: string;
	readonly next: string;
	/** Required for jumps; default: the text of the jump. */
	readonly jumpBackward?: string;
	readonly jumpForward?: string;
	/** Required for 'First' and 'Last'; default: their text. */
	readonly firstPage?: string;
	readonly lastPage?: string;
}

export interface PaginationProps extends PaginationOptions {
	/** Names the navigation, e.g. “Seiten”. */
	readonly label: string;
	readonly words: PaginationWords;
	/** Called with the requested page. With type `link` it replaces the navigation; without it, links are followed. */
	readonly onChange?: (page: number) => void;
}

/**
 * Pagination of a list. As links it works without JavaScript (PG-6); as buttons it reports the requested page.
 * @throws TypeError if an option is invalid (PG-2)
 */
export function Pagination({ label, words, onChange, ...options }: PaginationProps) {
	const Part = options.type === "link" ? LinkPart : ButtonPart;
	return (
		<nav aria-label={label} className={styles.pagination}>
			{/* The model is in visual order for both directions. */}
			{/* biome-ignore lint/a11y/noRedundantRoles: Safari drops the role of lists without bullets */}
			<ul role="list" dir="ltr">
				{paginationModel(options).items.map((item) => (
					<li key={`${item.kind}-${item.kind === "number" ? item.page : ""}`}>
						<Part item={item} onChange={onChange}>
							<Content item={item} words={words} />
						</Part>
					</li>
				))}
			</ul>
		</nav>
	);
}

interface PartProps {
	readonly item: PaginationItem;
	readonly onChange: PaginationProps["onChange"];
	readonly children: ReactNode;
}

function LinkPart({ item: { active, goesTo, href }, onChange, children }: PartProps) {
	const look = classes(styles.part, active && styles.current);
	if (active) {
		return (
			<span className={look} aria-current="page">
				{children}
			</span>
		);
	}
	if (goesTo === null) return <span className={classes(look, styles.inert)}>{children}</span>;
	const report = (event: MouseEvent) => {
		// Clicks for a new tab or window are left to the browser.
		if (!onChange || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
		event.preventDefault();
		onChange(goesTo);
	};
	return (
		<a className={look} href={href} onClick={report}>
			{children}
		</a>
	);
}

function ButtonPart({ item: { active, goesTo }, onChange, children }: PartProps) {
	return (
		<button
			type="button"
			className={classes(styles.part, active && styles.current, goesTo === null && !active && styles.inert)}
			aria-current={active ? "page" : undefined}
			aria-disabled={goesTo === null && !active ? true : undefined}
			onClick={() => goesTo !== null && onChange?.(goesTo)}
		>
			{children}
		</button>
	);
}

function Content({ item, words }: { readonly item: PaginationItem; readonly words: PaginationWords }) {
	const { kind, text, page } = item;
	if (kind === "number" || kind === "first" || kind === "last") {
		return (
			<>
				<span className="visually-hidden">{`${words.page} `}</span>
				<span>{text}</span>
			</>
		);
	}
	const spoken = kind === "startBreak" || kind === "endBreak" ? `${words.page} ${page}` : (words[kind] ?? text);
	if (spoken === text) return <span>{text}</span>;
	return (
		<>
			<span aria-hidden="true">{text}</span>
			<span className="visually-hidden">{spoken}</span>
		</>
	);
}
