// The app's error (NV-5): a fatal failure of startup or rendering. The first one stays until it is cleared.

export interface AppError {
	readonly message: string;
	/** Shown to the visitor for a report. */
	readonly reference: string;
}

/** Stores the one error of a tab. */
export interface AppErrorStore {
	get(): AppError | null;
	/** Reports an error, and stores it if it is the first. */
	set(error: unknown): void;
	/** Clears the error; with `redirect`, replaces the current history entry. */
	clear(options?: { readonly redirect?: string }): void;
	subscribe(listener: () => void): () => void;
}

export interface AppErrorDeps {
	replace(path: string): void;
	/**
	 * Reports an error.
	 * @returns its reference
	 */
	report(error: unknown): string;
}

export function createAppErrorStore({ replace, report }: AppErrorDeps): AppErrorStore {
	let current: AppError | null = null;
	const listeners = new Set<() => void>();
	const notify = () => {
		for (const listener of listeners) listener();
	};
	return {
		get: () => current,
		set(error) {
			const reference = report(error);
			if (current) return;
			current = { message: error instanceof Error ? error.message : String(error), reference };
			notify();
		},
		clear({ redirect } = {}) {
			current = null;
			notify();
			if (redirect) replace(redirect);
		},
		subscribe(listener) {
			listeners.add(listener);
			return () => void listeners.delete(listener);
		},
	};
}

/** Returns whether a page hydrates the server's markup or renders from scratch (NV-6). */
export function mountMode(serverRendered: boolean): "hydrate" | "render" {
	return serverRendered ? "hydrate" : "render";
}
