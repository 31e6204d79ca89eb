// Finds the handler of an address below `/api/`. Its path may have parameters, like those of pages.

/** Path of a handler, such as `auth/callback/:provider`, with the values of its parameters. */
export interface ApiMatch {
	readonly path: string;
	readonly params: Readonly<Record<string, string>>;
}

/**
 * Finds the path that matches an address. Fixed segments take precedence over parameters, from left to right. Case
 * matters.
 * @param paths such as `auth/session` and `auth/callback/:provider`
 * @param endpoint the address below `/api/`, without a leading slash
 */
export function matchApiPath(paths: readonly string[], endpoint: string): ApiMatch | undefined {
	const segments = endpoint.split("/");
	const matches = paths.flatMap((path) => {
		const params = paramsOf(path.split("/"), segments);
		return params ? [{ path, params, shape: path.replace(/:[^/]*/g, "\uffff") }] : [];
	});
	const [first] = matches.toSorted((one, other) => (one.shape < other.shape ? -1 : 1));
	return first && { path: first.path, params: first.params };
}

function paramsOf(words: readonly string[], segments: readonly string[]): Record<string, string> | undefined {
	if (words.length !== segments.length) return undefined;
	const params: [string, string][] = [];
	for (const [at, word] of words.entries()) {
		const segment = decoded(segments[at] ?? "");
		if (segment === undefined) return undefined;
		if (!word.startsWith(":")) {
			if (word !== segment) return undefined;
		} else if (segment === "" || segment.includes("/")) return undefined;
		else params.push([word.slice(1), segment]);
	}
	return Object.fromEntries(params);
}

function decoded(segment: string): string | undefined {
	try {
		return decodeURIComponent(segment);
	} catch {
		return undefined;
	}
}
