// Which problems are shown: those of fields that were filled in and left, and all once the content service has refused the entry.

import { reactive } from "vue";
import type { Problem, Problems } from "./block-problems.ts";

/** The value at a path of a block. */
function valueAt(block: unknown, path: string): unknown {
	return path.split(".").reduce<unknown>((value, step) => {
		if (typeof value !== "object" || value === null) return undefined;
		return Object.entries(value).find(([name]) => name === step)?.[1];
	}, block);
}

/** What is shown of the problems of one entry's blocks. To be called in a component's `setup`. */
export function problemsShown() {
	const whole = reactive(new Set<number>());
	const left = reactive(new Set<string>());
	const isVisible = (key: number, path: string) => whole.has(key) || left.has(`${key} ${path}`);
	return {
		isShown: (key: number): boolean => whole.has(key),
		/** From now on all problems of these blocks are shown. */
		showAll(keys: readonly number[]): void {
			for (const key of keys) whole.add(key);
		},
		/** A field was left. */
		leave(key: number, path: string): void {
			left.add(`${key} ${path}`);
		},
		/** The problem that is shown at a path; a path that ends in `*` stands for everything below it. */
		problemAt(key: number, path: string, problems: Problems): Problem | undefined {
			if (!path.endsWith("*")) return isVisible(key, path) ? problems.get(path) : undefined;
			const start = path.slice(0, -1);
			return [...problems].find(([at]) => at.startsWith(start) && isVisible(key, at))?.[1];
		},
		/** The refusal of a link or picture, at the field whose value it names; undefined at the others. */
		refusedAt(block: unknown, path: string, refusal: string): string | undefined {
			const value = path.endsWith("*") ? undefined : valueAt(block, path);
			if (typeof value !== "string" || !/^(\/.|https?:|mailto:|[0-9a-f]{8}-)/.test(value)) return undefined;
			return refusal.includes(value) ? refusal : undefined;
		},
	};
}
