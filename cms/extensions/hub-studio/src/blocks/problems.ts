// Problems of blocks at their fields. Visible are those of fields that the editor left, and all of them after Directus
// rejected a save.

import type { Problem } from "@hub/shared-contracts/problems/problem";
import { reactive, ref } from "vue";
import { z } from "zod";
import { useResponses } from "../studio/api-interceptors.ts";

/** Problems by path of the value in the block, such as `items.0.href`. */
export type Problems = ReadonlyMap<string, Problem>;

export function pathTo(...steps: readonly (string | number)[]): string {
	return steps.filter((step) => step !== "").join(".");
}

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
		/** Records that the editor left a field. */
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

const refused = z.object({
	response: z.object({
		data: z.object({
			errors: z.array(z.looseObject({ extensions: z.looseObject({ reason: z.string().optional() }).optional() })),
		}),
	}),
});

/** Returns the reason of the last rejected save, which Studio shows only above the form. */
export function useRefusal(onRefused: () => void) {
	const reason = ref("");
	useResponses((error) => {
		const reasons =
			refused.safeParse(error).data?.response.data.errors.flatMap(({ extensions }) => extensions?.reason ?? []) ?? [];
		if (reasons.length === 0) return;
		reason.value = reasons.join(" ");
		onRefused();
	});
	return reason;
}
