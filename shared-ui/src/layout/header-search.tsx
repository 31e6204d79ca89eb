import type { FormEvent } from "react";
import styles from "./header-search.module.css";
import { IconButton } from "./icon-button.tsx";

export interface HeaderSearchProps {
	/** Path of the search, which takes the query as parameter `q`. */
	readonly action: string;
	/** Names the button that opens the field, and the field. */
	readonly label: string;
	/** Label of the button. */
	readonly send: string;
	/** Names the button that closes it. */
	readonly closeLabel: string;
	/** Searches without reloading the page; default: the browser sends the form. */
	readonly onSearch?: (words: string) => void;
}

const SEARCH_ID = "site-search";

/** Search in the header: a button that opens a field. As a popover, it works without JavaScript. */
export function HeaderSearch({ action, label, send, closeLabel, onSearch }: HeaderSearchProps) {
	const search = (event: FormEvent<HTMLFormElement>) => {
		const form = event.currentTarget;
		const words = String(new FormData(form).get("q") ?? "").trim();
		event.preventDefault();
		if (!words) return;
		form.closest<HTMLElement>("[popover]")?.hidePopover();
		form.reset();
		onSearch?.(words);
	};
	return (
		<>
			<IconButton icon="search" label={label} popoverTarget={SEARCH_ID} />
			<search
				className={styles.search}
				id={SEARCH_ID}
				popover="auto"
				// Browsers apply `autofocus` only to markup of the server, not to a header rendered in the client.
				onToggle={(event) => {
					if (event.newState === "open") event.currentTarget.querySelector("input")?.focus();
				}}
			>
				<form action={action} onSubmit={onSearch && search}>
					<input
						type="text"
						name="q"
						aria-label={label}
						placeholder={label}
						maxLength={200}
						autoComplete="off"
						required
						autoFocus
					/>
					<button type="submit" className={styles.send}>
						{send}
					</button>
					<IconButton icon="close" label={closeLabel} popoverTarget={SEARCH_ID} popoverTargetAction="hide" />
				</form>
			</search>
		</>
	);
}
