// The visitor's choice of light or dark. Stored only once it is made, and only for itself: it is what the switch is for.

const STORAGE_KEY = "hub:theme";

export type Theme = "light" | "dark";

/** The choice, or undefined where the system decides. */
export function readTheme(): Theme | undefined {
	try {
		const stored = localStorage.getItem(STORAGE_KEY);
		return stored === "light" || stored === "dark" ? stored : undefined;
	} catch {
		return undefined;
	}
}

/** Shows a choice on the page. */
export function showTheme(theme: Theme | undefined): void {
	if (theme) document.documentElement.dataset.theme = theme;
	else delete document.documentElement.dataset.theme;
}

/** Turns what is shown into its opposite, and remembers it. */
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
