// Selects the visible problems: those of fields that the editor leftFields, and all of them after Directus rejected a
// save.

import type { Problem } from "@hub/shared-contracts/problems/problem";
import { reactive } from "vue";
import type { Problems } from "./block-problems.ts";

function valueAt(block: unknown, path: string): unknown {
	return path.split(".").reduce<unknown>((value, step) => {
		if (typeof value !== "object" || value === null) return undefined;
		return Object.entries(value).find(([name]) => name === step)?.[1];
	}, block);
}

/** Tracks which problems of one entry's blocks are visible. */
export function useShownProblems() {
	const revealedBlocks = reactive(new Set<number>());
	const leftFields = reactive(new Set<string>());
	const isVisible = (key: number, path: string) => revealedBlocks.has(key) || leftFields.has(`${key} ${path}`);
	return {
		isShown: (key: number): boolean => revealedBlocks.has(key),
		/** Reveals all problems of these blocks. */
		showAll(keys: readonly number[]): void {
			for (const key of keys) revealedBlocks.add(key);
		},
		/** Records that the editor leftFields a field. */
		leave(key: number, path: string): void {
			leftFields.add(`${key} ${path}`);
		},
		/** Returns the visible problem at a path. A path that ends in `*` stands for everything below it. */
		problemAt(key: number, path: string, problems: Problems): Problem | undefined {
			if (!path.endsWith("*")) return isVisible(key, path) ? problems.get(path) : undefined;
			const start = path.slice(0, -1);
			return [...problems].find(([at]) => at.startsWith(start) && isVisible(key, at))?.[1];
		},
		/** Returns Directus' rejection of a link or picture at the field whose value it quotes. */
		refusedAt(block: unknown, path: string, refusal: string): string | undefined {
			const value = path.endsWith("*") ? undefined : valueAt(block, path);
			if (typeof value !== "string" || !/^(\/.|https?:|mailto:|[0-9a-f]{8}-)/.test(value)) return undefined;
			return refusal.includes(value) ? refusal : undefined;
		},
	};
}
