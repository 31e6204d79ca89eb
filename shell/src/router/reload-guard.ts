// Reloads a page at most once (NV-4). Path and time are stored; a second reload of the same path within ten seconds is
// refused, and the error screen stays.

/** The browser's APIs that the guard uses. */
export interface ReloadEnvironment {
	/** The path shown now, without query. */
	pathname(): string;
	now(): number;
	read(key: string): string | null;
	write(key: string, value: string): void;
	reload(): void;
	/** Loads another page, with a new history entry. */
	navigate(path: string): void;
}

export interface ReloadOptions {
	/** The page to load; default the one shown. */
	readonly path?: string;
	/** Time in which the same path is not loaded again, in ms; default 10 000. */
	readonly ttl?: number;
	/** Ignores the limit. Default false. */
	readonly force?: boolean;
	/** Stored for the page after the reload. */
	readonly state?: unknown;
}

export const RELOAD_KEY = "hub:reload";
export const RELOAD_STATE_KEY = "hub:reload:state";

/** Reloads, or returns false if it did so for this path recently. */
export function guardedReload(
	environment: ReloadEnvironment,
	{ path = environment.pathname(), ttl = 10_000, force = false, state }: ReloadOptions = {},
): boolean {
	const last = readGuard(environment);
	if (!force && last && last.path === path && (last.expires === undefined || last.expires >= environment.now()))
		return false;
	attempt(() => environment.write(RELOAD_KEY, JSON.stringify({ path, expires: environment.now() + ttl })));
	if (state !== undefined) attempt(() => environment.write(RELOAD_STATE_KEY, JSON.stringify({ state })));
	if (environment.pathname() === path) environment.reload();
	else environment.navigate(path);
	return true;
}

function readGuard(environment: ReloadEnvironment): { path: string; expires: number | undefined } | undefined {
	try {
		const stored: unknown = JSON.parse(environment.read(RELOAD_KEY) ?? "null");
		if (typeof stored !== "object" || stored === null || !("path" in stored) || typeof stored.path !== "string")
			return undefined;
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
