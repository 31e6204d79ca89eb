import { Link } from "@hub/shared-contracts/remote/runtime";
import { Cover } from "@hub/shared-ui/cover/cover";
import { PageHead } from "@hub/shared-ui/layout/page-head";
import { Section } from "@hub/shared-ui/layout/section";
import { EmptyState } from "@hub/shared-ui/list/empty-state";
import { useLoaderData } from "react-router";
import { useContentMessages } from "../messages.ts";
import { LETTERS, NO_LETTER } from "./alphabet.ts";
import type { GlossaryData } from "./glossary.loader.ts";
import styles from "./glossary.module.css";

/** List of terms from A to Z with sticky links to the letters. */
export default function GlossaryPage() {
	const { groups, count } = useLoaderData<GlossaryData>();
	const t = useContentMessages();
	const used = new Set(groups.map(({ letter }) => letter));
	const letters = used.has(NO_LETTER) ? [NO_LETTER, ...LETTERS] : LETTERS;
	return (
		<>
			<PageHead
				eyebrow={t("glossary.eyebrow")}
				title={t("glossary.title")}
				description={t("glossary.description")}
				meta={count > 0 && <span>{t("glossary.count", { count })}</span>}
				picture={<Cover seed="glossary" density="head" />}
			/>
			{groups.length === 0 ? (
				<Section>
					<EmptyState title={t("glossary.empty.title")} text={t("glossary.empty.text")} />
				</Section>
			) : (
				<div className={styles.index}>
					<nav className={styles.letters} aria-label={t("glossary.letters")}>
						{/* biome-ignore lint/a11y/noRedundantRoles: Safari drops the role of lists without bullets */}
						<ul role="list">
							{letters.map((letter) =>
								used.has(letter) ? (
									<li key={letter}>
										<a href={`#${anchorOf(letter)}`}>{letter}</a>
									</li>
								) : (
									// Letters without terms are hidden from assistive technology.
									<li key={letter} aria-hidden="true">
										<span>{letter}</span>
									</li>
								),
							)}
						</ul>
					</nav>
					{groups.map(({ letter, terms }) => (
						<section
							key={letter}
							id={anchorOf(letter)}
							className={styles.group}
							aria-labelledby={`${anchorOf(letter)}-heading`}
						>
							<h2 id={`${anchorOf(letter)}-heading`} className={styles.letter}>
								{letter}
							</h2>
							<dl className={styles.terms}>
								{terms.map(({ key, slug, term, short, synonyms }) => (
									<div key={key} className={styles.term}>
										<dt>
											<Link route="term" params={{ slug }}>
												{term}
											</Link>
											{synonyms.length > 0 && <span>{t("glossary.also", { words: synonyms.join(", ") })}</span>}
										</dt>
										<dd>{short}</dd>
									</div>
								))}
							</dl>
						</section>
					))}
				</div>
			)}
		</>
	);
}

function anchorOf(letter: string): string {
	return letter === NO_LETTER ? "letter-other" : `letter-${letter.toLowerCase()}`;
}
