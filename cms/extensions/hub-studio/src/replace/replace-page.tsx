/** @jsxImportSource #vue */

import { computed, defineComponent, nextTick, ref, shallowRef } from "vue";
import type { Found } from "../../../hub-server/replace/find-occurrences.ts";
import { HubPage } from "../frame/hub-page.tsx";
import { Button, Notice } from "../studio/studio-components.ts";
import { useFormats, useLocale } from "../studio/texts.ts";
import { chosenEntries, keyOf, obstacleTo } from "./chosen-occurrences.ts";
import { FoundEntryBox } from "./found-entry.tsx";
import { useReplaceTexts } from "./messages.ts";
import { type Phrase, type ReplaceMode, useReplace } from "./read-replace.ts";
import { ReplaceForm } from "./replace-form.tsx";
import { isDone, publishableOf, type ReplacedEntry, ReplaceResult } from "./replace-result.tsx";
import "./replace.css";

/** Finds a phrase in all entries of a language, lists its occurrences, and replaces the chosen ones. */
export const ReplacePage = defineComponent({
	setup() {
		const t = useReplaceTexts();
		const formats = useFormats();
		const { search, replace, publish } = useReplace();
		const phrase = ref<Phrase>({ locale: useLocale()(), find: "", wholeWords: true, matchCase: false });
		const replacement = ref("");
		const how = ref<ReplaceMode>("draft");
		const state = ref<"waiting" | "searching" | "failed" | "found" | "replacing" | "publishing" | "done">("waiting");
		const found = shallowRef<Found>();
		const excluded = shallowRef<ReadonlySet<string>>(new Set());
		const results = shallowRef<readonly ReplacedEntry[]>([]);
		const heading = ref<HTMLElement>();
		const chosen = computed(() => chosenEntries(found.value?.entries ?? [], how.value, excluded.value));
		const sent = ref(0);
		/** Number of the last search. Responses to earlier ones are ignored. */
		let searches = 0;

		const change = (changed: Phrase) => {
			searches += 1;
			phrase.value = changed;
			found.value = undefined;
			state.value = "waiting";
		};
		const runSearch = async () => {
			searches += 1;
			const number = searches;
			[state.value, found.value, results.value, excluded.value] = ["searching", undefined, [], new Set()];
			const result = await search(phrase.value);
			if (number !== searches) return;
			found.value = result;
			state.value = result ? "found" : "failed";
		};
		const choose = (occurrences: readonly string[], isChosen: boolean) => {
			const keys = new Set(occurrences);
			excluded.value = isChosen ? excluded.value.difference(keys) : excluded.value.union(keys);
		};
		const replaceChosen = async () => {
			const entries = chosen.value;
			[state.value, results.value, sent.value] = ["replacing", [], entries.length];
			await replace(phrase.value, replacement.value, how.value, entries, (entry, outcome) => {
				results.value = [...results.value, { entry, outcome }];
			});
			[state.value, found.value] = ["done", undefined];
			await nextTick();
			heading.value?.focus();
		};
		const publishAll = async () => {
			const drafts = publishableOf(results.value);
			const others = results.value.filter(({ entry }) => !drafts.some((draft) => draft.entry === entry));
			[state.value, sent.value, results.value] = ["publishing", results.value.length, others];
			await publish(drafts, (entry, outcome) => {
				results.value = [...results.value, { entry, outcome }];
			});
			state.value = "done";
			await nextTick();
			heading.value?.focus();
		};
		const countOccurrences = (entries: readonly { readonly places: readonly unknown[] }[]) =>
			entries.reduce((sum, { places }) => sum + places.length, 0);

		const status = () => {
			switch (state.value) {
				case "searching":
					return t("searching");
				case "failed":
					return t("failed");
				case "replacing":
				case "publishing":
					return t("progress", { done: results.value.length, count: sent.value });
				case "found": {
					const entries = found.value?.entries ?? [];
					if (entries.length === 0)
						return t("none", { find: phrase.value.find, language: formats.language(phrase.value.locale) });
					return t("found", {
						places: t("places", { count: countOccurrences(entries) }),
						entries: t("entries", { count: entries.length }),
					});
				}
				default:
					return "";
			}
		};
		const modeOption = (value: ReplaceMode) => (
			<div>
				<input
					id={`hub-replace-how-${value}`}
					type="radio"
					name="hub-replace-how"
					checked={how.value === value}
					disabled={state.value === "replacing"}
					aria-describedby={`hub-replace-how-${value}-note`}
					onChange={() => {
						how.value = value;
					}}
				/>
				<label for={`hub-replace-how-${value}`}>{t(`how.${value}`)}</label>
				<small id={`hub-replace-how-${value}-note`}>{t(`how.${value}.note`)}</small>
			</div>
		);
		const preview = ({ entries, isComplete }: Found) => {
			const count = countOccurrences(chosen.value);
			const left = entries.flatMap((entry) =>
				entry.places.filter((occurrence) => obstacleTo(entry, occurrence, how.value) === "undraftable"),
			).length;
			const words = { count, entries: t("entries", { count: chosen.value.length }) };
			return (
				<>
					{!isComplete && <Notice type="warning">{{ default: () => t("incomplete") }}</Notice>}
					<fieldset class="hub-replace-how">
						<legend>{t("how")}</legend>
						{modeOption("draft")}
						{modeOption("publish")}
					</fieldset>
					{left > 0 && <p>{t("left", { count: left })}</p>}
					<div class="hub-replace-entries">
						{entries.map((entry) => (
							<FoundEntryBox
								key={keyOf(entry)}
								entry={entry}
								locale={phrase.value.locale}
								replacement={replacement.value}
								how={how.value}
								excluded={excluded.value}
								isDisabled={state.value === "replacing"}
								onChoose={choose}
							/>
						))}
					</div>
					<div class="hub-replace-act">
						<Button disabled={count === 0 || state.value === "replacing"} onClick={() => void replaceChosen()}>
							{{
								default: () =>
									count === 0 ? t("none.chosen") : t(how.value === "draft" ? "replace" : "publish", words),
							}}
						</Button>
					</div>
				</>
			);
		};
		const resultSection = () => {
			const drafts = publishableOf(results.value).length;
			return (
				<section class="hub-replace-done" aria-labelledby="hub-replace-result">
					<h2 id="hub-replace-result" ref={heading} tabindex="-1">
						{t("result")}: {t("summary", { done: results.value.filter(isDone).length, count: results.value.length })}
					</h2>
					{drafts > 0 && (
						<p>
							<Button onClick={() => void publishAll()}>
								{{ default: () => t("publish.drafts", { count: drafts }) }}
							</Button>
						</p>
					)}
					<ReplaceResult results={results.value} />
					<p>{t("undo")}</p>
					<p>
						<Button secondary onClick={() => void runSearch()}>
							{{ default: () => t("again") }}
						</Button>
					</p>
				</section>
			);
		};
		return () => (
			<HubPage title={t("title")} icon="find_replace">
				{{
					default: () => (
						<div class="hub-replace">
							<p>{t("intro")}</p>
							<ReplaceForm
								phrase={phrase.value}
								replacement={replacement.value}
								isDisabled={["searching", "replacing", "publishing"].includes(state.value)}
								onPhrase={change}
								onReplacement={(text: string) => {
									replacement.value = text;
								}}
								onSearch={() => void runSearch()}
							/>
							<div role="status">{status()}</div>
							{found.value && found.value.entries.length > 0 && preview(found.value)}
							{state.value === "done" && resultSection()}
						</div>
					),
				}}
			</HubPage>
		);
	},
});
