import type { MarkedText } from "@hub/shared-contracts/search/search";
import { useContentMessages } from "../messages.ts";
import type { ShownHit } from "./search.loader.ts";
import styles from "./search.module.css";

function Marked({ text }: { readonly text: MarkedText }) {
	// Parts have no ids, and their order does not change.
	return text.map((part, at) => {
		const Part = part.hit ? "mark" : "span";
		return <Part key={String(at)}>{part.text}</Part>;
	});
}

/** Search results with the words of the query marked. */
export function SearchResults({ hits, start }: { readonly hits: readonly ShownHit[]; readonly start: number }) {
	const t = useContentMessages();
	return (
		<ol className={styles.results} start={start} aria-label={t("search.results")}>
			{hits.map(({ href, title, extract, label, page, date }) => (
				<li key={href} className={styles.result}>
					<p className={styles.about}>
						<span>{label}</span>
						{page && <span>{page}</span>}
						{date && <span>{date}</span>}
					</p>
					<h2>
						<a href={href}>
							<Marked text={title} />
						</a>
					</h2>
					{extract.length > 0 && (
						<p className={styles.extract}>
							<Marked text={extract} />
						</p>
					)}
				</li>
			))}
		</ol>
	);
}
