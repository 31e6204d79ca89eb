// The visitor's choice of light or dark. It is stored only after a choice was made.

const STORAGE_KEY = "hub:theme";

export type Theme = "light" | "dark";

/** Returns the choice; undefined if the system decides. */
export function readTheme(): Theme | undefined {
	try {
		const stored = localStorage.getItem(STORAGE_KEY);
		return stored === "light" || stored === "dark" ? stored : undefined;
	} catch {
		return undefined;
	}
}

export function showTheme(theme: Theme | undefined): void {
	if (theme) document.documentElement.dataset.theme = theme;
	else delete document.documentElement.dataset.theme;
}

/** Toggles the theme, and stores the choice. */
export function switchTheme(): void {
	const shown = readTheme() ?? (matchMedia("(prefers-color-scheme: dark)").matches ? "dark" : "light");
	const next: Theme = shown === "dark" ? "light" : "dark";
	showTheme(next);
	try {
		localStorage.setItem(STORAGE_KEY, next);
	} catch {
		// Without storage the choice lasts for the page.
	}
}
