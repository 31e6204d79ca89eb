/** @jsxImportSource #vue */

import { computed, defineComponent, nextTick, ref, shallowRef } from "vue";
import { HubPage } from "../frame/hub-page.tsx";
import { Button, Notice } from "../studio/studio-components.ts";
import { useFormats, useLocale } from "../studio/texts.ts";
import { chosenOf, hindranceAt, keyOf } from "./chosen-places.ts";
import { FoundEntryBox } from "./found-entry.tsx";
import { useReplaceTexts } from "./messages.ts";
import { type Found, type How, type Phrase, useReplace } from "./read-replace.ts";
import { ReplaceForm } from "./replace-form.tsx";
import { isDone, publishableOf, type ReplacedEntry, ReplaceResult } from "./replace-result.tsx";
import "./replace.css";

/** Finds a phrase in all entries of a language, shows each place, and replaces it where the editor wants that. */
export const ReplacePage = defineComponent({
	setup() {
		const t = useReplaceTexts();
		const formats = useFormats();
		const { search, replace, publish } = useReplace();
		const phrase = ref<Phrase>({ locale: useLocale()(), find: "", wholeWords: true, matchCase: false });
		const replacement = ref("");
		const how = ref<How>("draft");
		const state = ref<"waiting" | "searching" | "failed" | "found" | "replacing" | "publishing" | "done">("waiting");
		const found = shallowRef<Found>();
		const leftOut = shallowRef<ReadonlySet<string>>(new Set());
		const results = shallowRef<readonly ReplacedEntry[]>([]);
		const heading = ref<HTMLElement>();
		const chosen = computed(() => chosenOf(found.value?.entries ?? [], how.value, leftOut.value));
		const sent = ref(0);
		/** Searches are numbered: the answer to an earlier one is none to this one. */
		let asked = 0;

		const change = (changed: Phrase) => {
			asked += 1;
			phrase.value = changed;
			found.value = undefined;
			state.value = "waiting";
		};
		const look = async () => {
			asked += 1;
			const own = asked;
			[state.value, found.value, results.value, leftOut.value] = ["searching", undefined, [], new Set()];
			const answer = await search(phrase.value);
			if (own !== asked) return;
			found.value = answer;
			state.value = answer ? "found" : "failed";
		};
		const choose = (places: readonly string[], isChosen: boolean) => {
			const keys = new Set(places);
			leftOut.value = isChosen ? leftOut.value.difference(keys) : leftOut.value.union(keys);
		};
		const store = async () => {
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
		const placesIn = (entries: readonly { readonly places: readonly unknown[] }[]) =>
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
					if (entries.length === 0) return t("none", { find: phrase.value.find, language: formats.language(phrase.value.locale) });
					return t("found", {
						places: t("places", { count: placesIn(entries) }),
						entries: t("entries", { count: entries.length }),
					});
				}
				default:
					return "";
			}
		};
		const way = (value: How) => (
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
			const count = placesIn(chosen.value);
			const left = entries.flatMap((entry) =>
				entry.places.filter((place) => hindranceAt(entry, place, how.value) === "undraftable"),
			).length;
			const words = { count, entries: t("entries", { count: chosen.value.length }) };
			return (
				<>
					{!isComplete && <Notice type="warning">{{ default: () => t("incomplete") }}</Notice>}
					<fieldset class="hub-replace-how">
						<legend>{t("how")}</legend>
						{way("draft")}
						{way("publish")}
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
								leftOut={leftOut.value}
								isDisabled={state.value === "replacing"}
								onChoose={choose}
							/>
						))}
					</div>
					<div class="hub-replace-act">
						<Button disabled={count === 0 || state.value === "replacing"} onClick={() => void store()}>
							{{ default: () => (count === 0 ? t("none.chosen") : t(how.value === "draft" ? "replace" : "publish", words)) }}
						</Button>
					</div>
				</>
			);
		};
		const result = () => {
			const drafts = publishableOf(results.value).length;
			return (
				<section class="hub-replace-done" aria-labelledby="hub-replace-result">
					<h2 id="hub-replace-result" ref={heading} tabindex="-1">
						{t("result")}: {t("summary", { done: results.value.filter(isDone).length, count: results.value.length })}
					</h2>
					{drafts > 0 && (
						<p>
							<Button onClick={() => void publishAll()}>{{ default: () => t("publish.drafts", { count: drafts }) }}</Button>
						</p>
					)}
					<ReplaceResult results={results.value} />
					<p>{t("undo")}</p>
					<p>
						<Button secondary onClick={() => void look()}>
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
								onSearch={() => void look()}
							/>
							<div role="status">{status()}</div>
							{found.value && found.value.entries.length > 0 && preview(found.value)}
							{state.value === "done" && result()}
						</div>
					),
				}}
			</HubPage>
		);
	},
});
