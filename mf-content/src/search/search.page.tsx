import { useRuntime } from "@hub/shared-contracts/remote/runtime";
import { ButtonLink } from "@hub/shared-ui/form/button";
import { Notice } from "@hub/shared-ui/form/notice";
import { PageHead } from "@hub/shared-ui/layout/page-head";
import { Section } from "@hub/shared-ui/layout/section";
import { EmptyState } from "@hub/shared-ui/list/empty-state";
import { useLoaderData } from "react-router";
import { ListPages } from "../list-pages.tsx";
import { useContentMessages } from "../messages.ts";
import type { SearchData, ShownResults } from "./search.loader.ts";
import styles from "./search.module.css";
import { RESULTS_PER_PAGE, searchQuery } from "./search-address.ts";
import { SearchField } from "./search-field.tsx";
import { RESULTS, SearchFilters } from "./search-filters.tsx";
import { SearchResults } from "./search-results.tsx";

/** The search over all public pages of the language (CT-5). */
export default function SearchPage() {
	const { state, results, proposed } = useLoaderData<SearchData>();
	const t = useContentMessages();
	const { href } = useRuntime();
	const action = href("search") ?? "";
	const { words, page } = state;
	return (
		<>
			<PageHead
				title={words && results !== "unavailable" ? t("search.results.title", { words }) : t("search.title")}
				description={words ? undefined : t("search.description")}
				actions={
					<div className={styles.ask}>
						<SearchField key={words} action={action} words={words} />
						{!words && <SuggestedQueries words={proposed} action={action} />}
					</div>
				}
			/>
			{results === "unavailable" && (
				<Section id={RESULTS} compact>
					<Notice kind="info" title={t("search.unavailable.title")}>
						{t("search.unavailable.text")}
					</Notice>
				</Section>
			)}
			{results && results !== "unavailable" && (
				<Section id={RESULTS} compact>
					{!results.complete && (
						<Notice kind="info" title={t("search.partial.title")}>
							{t("search.partial.text")}
						</Notice>
					)}
					{results.total > 0 && <Unknown words={results.unknown ?? []} />}
					{results.total > 0 && <p className={styles.count}>{t("search.count", { count: results.total })}</p>}
					<SearchFilters action={action} state={state} results={results} />
					{results.total > 0 ? (
						<SearchResults hits={results.hits} start={(page - 1) * RESULTS_PER_PAGE + 1} />
					) : (
						<NothingFound action={action} state={state} results={results} proposed={proposed} />
					)}
					<ListPages
						href={action + searchQuery({ ...state, page: 1 })}
						anchor={RESULTS}
						page={page}
						total={results.total}
						pageSize={RESULTS_PER_PAGE}
					/>
				</Section>
			)}
		</>
	);
}

/** Words that were ignored in the results. */
function Unknown({ words }: { readonly words: readonly string[] }) {
	const t = useContentMessages();
	const { locale } = useRuntime();
	if (words.length === 0) return null;
	const quoted = words.map((word) => t("search.unknown.word", { word }));
	const named = new Intl.ListFormat(locale).format(quoted);
	return <p className={styles.unknown}>{t("search.unknown", { words: named, count: words.length })}</p>;
}

interface NothingFoundProps extends Pick<SearchData, "state" | "proposed"> {
	readonly action: string;
	readonly results: ShownResults;
}

function NothingFound({ action, state: { words, type, period }, results: { meant }, proposed }: NothingFoundProps) {
	const t = useContentMessages();
	const isNarrowed = type !== undefined || period !== undefined;
	return (
		<EmptyState
			title={t("search.nothing.title")}
			text={
				<>
					{meant && (
						<p>
							<span>{t("search.meant")}</span> <a href={action + searchQuery({ words: meant })}>{meant}</a>
							<span>?</span>
						</p>
					)}
					<p>{t(isNarrowed ? "search.nothing.narrowed" : "search.nothing.text")}</p>
					{!isNarrowed && <SuggestedQueries words={proposed} action={action} />}
				</>
			}
			actions={
				isNarrowed && (
					<ButtonLink href={`${action}${searchQuery({ words })}#${RESULTS}`} kind="plain">
						{t("search.nothing.all")}
					</ButtonLink>
				)
			}
		/>
	);
}

/** Links to suggested queries. */
function SuggestedQueries({ words, action }: { readonly words: readonly string[]; readonly action: string }) {
	const t = useContentMessages();
	if (words.length === 0) return null;
	return (
		<div className={styles.proposed}>
			<p id="search-proposed">{t("search.proposed")}</p>
			<ul aria-labelledby="search-proposed">
				{words.map((word) => (
					<li key={word}>
						<a href={action + searchQuery({ words: word })}>{word}</a>
					</li>
				))}
			</ul>
		</div>
	);
}
