import { useRuntime } from "@hub/shared-contracts/remote/runtime";
import { MAX_QUERY_LENGTH, type SearchSuggestion } from "@hub/shared-contracts/search/search";
import { Button } from "@hub/shared-ui/form/button";
import { type FormEvent, type KeyboardEvent, useEffect, useRef, useState } from "react";
import { useContentMessages } from "../messages.ts";
import styles from "./search.module.css";
import { searchQuery } from "./search-address.ts";
import { fetchSuggestions } from "./suggestions.client.ts";

const LIST = "search-suggestions";
const optionId = (at: number) => `${LIST}-${at}`;

export interface SearchFieldProps {
	/** Path of the search page. */
	readonly action: string;
	/** Current query. */
	readonly words: string;
}

/** Search form that suggests pages while a visitor types (WAI-ARIA APG, Combobox). Without JavaScript a plain form. */
export function SearchField({ action, words }: SearchFieldProps) {
	const t = useContentMessages();
	const { locale, navigate } = useRuntime();
	const [suggestions, setSuggestions] = useState<readonly SearchSuggestion[]>([]);
	const [active, setActive] = useState(-1);
	// True once the field was focused after hydration; before, it is a plain field.
	const [suggests, setSuggests] = useState(false);
	const request = useRef<AbortController>(undefined);
	useEffect(() => () => request.current?.abort(), []);

	const close = () => {
		request.current?.abort();
		setSuggestions([]);
		setActive(-1);
	};

	const suggest = async (text: string) => {
		// A field that was focused before hydration gets no focus event.
		setSuggests(true);
		request.current?.abort();
		const controller = new AbortController();
		request.current = controller;
		const found = await fetchSuggestions(text, locale, controller.signal);
		if (controller.signal.aborted) return;
		setSuggestions(found);
		setActive(-1);
	};

	const submit = (event: FormEvent<HTMLFormElement>) => {
		event.preventDefault();
		const chosen = suggestions[active];
		const text = String(new FormData(event.currentTarget).get("q") ?? "").trim();
		close();
		void navigate(chosen ? chosen.href : action + searchQuery({ words: text }));
	};

	const handleKey = (event: KeyboardEvent<HTMLInputElement>) => {
		if (event.key === "Escape" && suggestions.length > 0) {
			event.preventDefault();
			close();
			return;
		}
		const count = suggestions.length;
		const targets: Readonly<Record<string, number>> = {
			ArrowDown: active + 1,
			ArrowUp: active < 0 ? count - 1 : active - 1,
		};
		const to = targets[event.key];
		if (event.nativeEvent.isComposing) return;
		// Any other key acts on the field, so that Enter submits its text.
		if (to === undefined) {
			if (event.key !== "Enter") setActive(-1);
			return;
		}
		event.preventDefault();
		if (count === 0) void suggest(event.currentTarget.value);
		// Before the first and after the last option, the typed text is active.
		else setActive(to >= count ? -1 : to);
	};

	const combobox = suggests
		? ({
				role: "combobox",
				"aria-autocomplete": "list",
				"aria-expanded": suggestions.length > 0,
				"aria-controls": LIST,
				"aria-activedescendant": active < 0 ? undefined : optionId(active),
			} as const)
		: {};

	return (
		<search>
			<form action={action} method="get" className={styles.form} onSubmit={submit}>
				<label htmlFor="search-words">{t("search.label")}</label>
				<div className={styles.field}>
					<input
						id="search-words"
						name="q"
						type="text"
						inputMode="search"
						enterKeyHint="search"
						autoComplete="off"
						autoCapitalize="off"
						spellCheck={false}
						maxLength={MAX_QUERY_LENGTH}
						defaultValue={words}
						{...combobox}
						onFocus={() => setSuggests(true)}
						onInput={(event) => void suggest(event.currentTarget.value)}
						onKeyDown={handleKey}
						onBlur={close}
					/>
					{suggests && (
						<div id={LIST} role="listbox" aria-label={t("search.suggestions")} hidden={suggestions.length === 0}>
							{suggestions.map(({ href, title, label }, at) => (
								// biome-ignore lint/a11y/useKeyWithClickEvents: the field keeps the focus and handles keys (WAI-ARIA APG, Combobox)
								// biome-ignore lint/a11y/useFocusableInteractive: the field refers to the active option by aria-activedescendant
								<div
									key={href}
									id={optionId(at)}
									role="option"
									aria-selected={at === active}
									onPointerDown={(event) => event.preventDefault()}
									onClick={() => {
										close();
										void navigate(href);
									}}
								>
									<span>{title}</span> <span className={styles.kind}>{label}</span>
								</div>
							))}
						</div>
					)}
					<Button type="submit" kind="signal" icon="search">
						{t("search.send")}
					</Button>
				</div>
				<p role="status" className="visually-hidden">
					{suggestions.length > 0 && t("search.suggested", { count: suggestions.length })}
				</p>
			</form>
		</search>
	);
}
