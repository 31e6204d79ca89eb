// The app's error (NV-5): a fatal failure of start-up or rendering. The first one stays until it is cleared.

/** What is recorded of an error. */
export interface AppError {
	readonly message: string;
	/** What the visitor can name it by. */
	readonly reference: string;
}

/** The one error of a tab. */
export interface AppErrorStore {
	get(): AppError | null;
	/** Reports it, and stores it if it is the first. */
	set(error: unknown): void;
	/** Forgets it; with `redirect`, goes there in place of the present entry of the history. */
	clear(options?: { readonly redirect?: string }): void;
	subscribe(listener: () => void): () => void;
}

/** What a store works with. */
export interface AppErrorDeps {
	/** Goes to another page. */
	replace(path: string): void;
	/** Tells of an error. @returns its reference */
	report(error: unknown): string;
}

export function createAppErrorStore({ replace, report }: AppErrorDeps): AppErrorStore {
	let current: AppError | null = null;
	const listeners = new Set<() => void>();
	const tell = () => {
		for (const listener of listeners) listener();
	};
	return {
		get: () => current,
		set(error) {
			const reference = report(error);
			if (current) return;
			current = { message: error instanceof Error ? error.message : String(error), reference };
			tell();
		},
		clear({ redirect } = {}) {
			current = null;
			tell();
			if (redirect) replace(redirect);
		},
		subscribe(listener) {
			listeners.add(listener);
			return () => void listeners.delete(listener);
		},
	};
}

/** Whether a page hydrates the server's markup or renders from scratch (NV-6). */
export function mountMode(serverRendered: boolean): "hydrate" | "render" {
	return serverRendered ? "hydrate" : "render";
}
