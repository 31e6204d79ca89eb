// Reloads a page at most once (NV-4): path and time are stored, and a second reload of the same path within ten seconds is left
// to the error screen.

/** What the guard works on; the browser's own in the page, others in tests. */
export interface ReloadPlace {
	/** The path shown now, without query. */
	pathname(): string;
	now(): number;
	read(key: string): string | null;
	write(key: string, value: string): void;
	reload(): void;
	/** Loads another page, with an entry in the history. */
	navigate(path: string): void;
}

export interface ReloadOptions {
	/** The page to load; default the one shown. */
	readonly path?: string;
	/** How long the same path is not loaded again, in ms; default 10 000. */
	readonly ttl?: number;
	/** Loads it even so. Default false. */
	readonly force?: boolean;
	/** What the page has to know after the reload. */
	readonly state?: unknown;
}

export const RELOAD_KEY = "hub:reload";
export const RELOAD_STATE_KEY = "hub:reload:state";

/** Reloads, or answers false where it did so for this path a moment ago. */
export function guardedReload(
	place: ReloadPlace,
	{ path = place.pathname(), ttl = 10_000, force = false, state }: ReloadOptions = {},
): boolean {
	const last = readGuard(place);
	if (!force && last && last.path === path && (last.expires === undefined || last.expires >= place.now())) return false;
	attempt(() => place.write(RELOAD_KEY, JSON.stringify({ path, expires: place.now() + ttl })));
	if (state !== undefined) attempt(() => place.write(RELOAD_STATE_KEY, JSON.stringify({ state })));
	if (place.pathname() === path) place.reload();
	else place.navigate(path);
	return true;
}

function readGuard(place: ReloadPlace): { path: string; expires: number | undefined } | undefined {
	try {
		const stored: unknown = JSON.parse(place.read(RELOAD_KEY) ?? "null");
		if (typeof stored !== "object" || stored === null || !("path" in stored) || typeof stored.path !== "string") return undefined;
		const expires = "expires" in stored && typeof stored.expires === "number" ? stored.expires : undefined;
		return { path: stored.path, expires };
	} catch {
		// Broken or forbidden storage must not prevent the reload.
		return undefined;
	}
}

function attempt(step: () => void): void {
	try {
		step();
	} catch {
		// As above.
	}
}
