/** @jsxImportSource #vue */

import type { FunctionalComponent } from "vue";
import { RouterLink } from "vue-router";
import type { FoundEntry } from "../../../hub-server/replace/find-occurrences.ts";
import { entryAddress } from "../studio/entry-address.ts";
import { useForms } from "../studio/form-fields.ts";
import { Icon } from "../studio/studio-components.ts";
import { keyOf } from "./chosen-occurrences.ts";
import { addressOfFound } from "./found-entry.tsx";
import { useReplaceTexts } from "./messages.ts";
import type { Outcome, PublishableDraft } from "./read-replace.ts";

export interface ReplacedEntry {
	readonly entry: FoundEntry;
	readonly outcome: Outcome;
}

/** True if something was replaced. */
export function isDone({ outcome }: ReplacedEntry): boolean {
	return outcome.kind === "published" || outcome.kind === "drafted";
}

/** Returns the drafts that can be published together. */
export function publishableOf(results: readonly ReplacedEntry[]): readonly PublishableDraft[] {
	return results.flatMap(({ entry, outcome }) =>
		outcome.kind === "drafted" && outcome.version !== null && outcome.publishMark !== null
			? [{ entry, version: outcome.version, mark: outcome.publishMark }]
			: [],
	);
}

/** Results with links to the entries. Entries that were not changed come first. */
export const ReplaceResult: FunctionalComponent<{ readonly results: readonly ReplacedEntry[] }> = ({ results }) => {
	const t = useReplaceTexts();
	const { labelOf } = useForms();
	const sentence = (outcome: Outcome): string => {
		if (outcome.kind === "refused") return t("outcome.refused", { reason: outcome.reason });
		if (outcome.kind === "drafted" && outcome.version === null) return t("outcome.hidden");
		if (outcome.kind === "drafted" && outcome.publishMark === null) return t("outcome.added");
		return t(`outcome.${outcome.kind}`);
	};
	const addressOf = ({ entry, outcome }: ReplacedEntry): string =>
		outcome.kind === "drafted" && outcome.version !== null
			? entryAddress({ ...entry, version: { id: outcome.version, key: "draft" } })
			: addressOfFound(entry);
	return (
		<ul class="hub-replace-result">
			{results
				.toSorted((one, other) => Number(isDone(one)) - Number(isDone(other)))
				.map((one) => (
					<li key={keyOf(one.entry)} data-done={isDone(one)}>
						<Icon name={isDone(one) ? "check" : "error"} small />
						<RouterLink to={addressOf(one)}>{{ default: () => one.entry.name || t("unnamed") }}</RouterLink>
						<span>{labelOf(one.entry.collection)}</span>
						<p>{sentence(one.outcome)}</p>
					</li>
				))}
		</ul>
	);
};
