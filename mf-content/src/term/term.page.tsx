import { Link, RichText, useRuntime } from "@hub/shared-contracts/remote/runtime";
import { CardGrid } from "@hub/shared-ui/card/card-grid";
import { Cover } from "@hub/shared-ui/cover/cover";
import { Breadcrumb } from "@hub/shared-ui/layout/breadcrumb";
import { Icon } from "@hub/shared-ui/layout/icon";
import { PageHead } from "@hub/shared-ui/layout/page-head";
import { ReadingLayout } from "@hub/shared-ui/layout/reading-layout";
import { Section } from "@hub/shared-ui/layout/section";
import { Prose } from "@hub/shared-ui/text/prose";
import { useLoaderData } from "react-router";
import { useContentMessages } from "../messages.ts";
import { PostCard } from "../post-card.tsx";
import type { LinkedTerm, TermData } from "./term.loader.ts";
import styles from "./term.module.css";

/** Page of a glossary term: meaning, related terms, posts. */
export default function TermPage() {
	const { term, related, before, after, posts } = useLoaderData<TermData>();
	const t = useContentMessages();
	const { href } = useRuntime();
	const glossary = href("glossary");
	return (
		<>
			<article>
				<PageHead
					breadcrumb={
						glossary && <Breadcrumb label={t("breadcrumb")} items={[{ label: t("glossary.title"), href: glossary }]} />
					}
					title={term.term}
					description={term.short}
					meta={term.synonyms.length > 0 && <span>{t("term.also", { words: term.synonyms.join(", ") })}</span>}
					picture={<Cover seed={term.key} density="head" />}
				/>
				<ReadingLayout
					besidePlace="end"
					beside={related.length > 0 && <RelatedTerms terms={related} />}
					after={<Neighbours before={before} after={after} />}
				>
					<Prose>
						<RichText value={term.body} />
					</Prose>
				</ReadingLayout>
			</article>
			{posts.length > 0 && (
				<Section heading={t("term.posts")} tone="surface">
					<CardGrid>
						{posts.map((listed) => (
							<PostCard key={listed.post.key} listed={listed} />
						))}
					</CardGrid>
				</Section>
			)}
		</>
	);
}

function RelatedTerms({ terms }: { terms: readonly LinkedTerm[] }) {
	const t = useContentMessages();
	return (
		<nav aria-labelledby="related-terms">
			<h2 id="related-terms" className={styles.heading}>
				{t("term.related")}
			</h2>
			{/* biome-ignore lint/a11y/noRedundantRoles: Safari drops the role of lists without bullets */}
			<ul role="list" className={styles.related}>
				{terms.map(({ key, slug, term }) => (
					<li key={key}>
						<Link route="term" params={{ slug }}>
							{term}
						</Link>
					</li>
				))}
			</ul>
		</nav>
	);
}

/** Links to the previous and the next term, and to the glossary. */
function Neighbours({ before, after }: Pick<TermData, "before" | "after">) {
	const t = useContentMessages();
	return (
		<nav className={styles.neighbours} aria-label={t("term.neighbours")}>
			{before && (
				<Link route="term" params={{ slug: before.slug }} rel="prev" className={styles.neighbour}>
					<span>
						<Icon name="arrow-left" /> <span>{t("term.before")}</span>
					</span>
					<strong>{before.term}</strong>
				</Link>
			)}
			{after && (
				<Link route="term" params={{ slug: after.slug }} rel="next" className={styles.neighbour}>
					<span>
						<span>{t("term.after")}</span> <Icon name="arrow-right" />
					</span>
					<strong>{after.term}</strong>
				</Link>
			)}
			<Link route="glossary" className={styles.all}>
				{t("term.index")}
			</Link>
		</nav>
	);
}
