import { pictureHref, pictureSources } from "@hub/shared-contracts/content/picture";
import { RichText, useRuntime } from "@hub/shared-contracts/remote/runtime";
import { CardGrid } from "@hub/shared-ui/card/card-grid";
import { Figure } from "@hub/shared-ui/card/figure";
import { Portrait } from "@hub/shared-ui/cover/portrait";
import { Breadcrumb } from "@hub/shared-ui/layout/breadcrumb";
import { PageHead } from "@hub/shared-ui/layout/page-head";
import { ReadingLayout } from "@hub/shared-ui/layout/reading-layout";
import { Section } from "@hub/shared-ui/layout/section";
import { ShareLinks } from "@hub/shared-ui/layout/share-links";
import { Prose } from "@hub/shared-ui/text/prose";
import { Editable } from "../editable.tsx";
import { useContentMessages } from "../messages.ts";
import { PostCard } from "../post-card.tsx";
import type { PostData } from "./post.loader.ts";
import styles from "./post-view.module.css";
import { shareTargets } from "./share-targets.ts";

/** Value of `sizes` for a picture as wide as the text. */
const COVER_SIZES = "(min-width: 50em) 45rem, 92vw";

/** A post: one column, with a table of contents beside it on wide screens; author and related posts at the end. */
export function PostView({ post, date, contents, authorHref, categoryHref, related, share }: PostData) {
	const t = useContentMessages();
	const { href } = useRuntime();
	const insights = href("insights");
	const { category, author, cover } = post;
	return (
		<article>
			<PageHead
				breadcrumb={
					insights && <Breadcrumb label={t("breadcrumb")} items={[{ label: t("insights.title"), href: insights }]} />
				}
				eyebrow={categoryHref ? <a href={categoryHref}>{category.title}</a> : category.title}
				title={<Editable field="title">{post.title}</Editable>}
				description={
					post.description && (
						<p>
							<Editable field="description">{post.description}</Editable>
						</p>
					)
				}
				meta={
					<>
						{authorHref ? (
							<a href={authorHref} rel="author">
								{author.displayName}
							</a>
						) : (
							<span>{author.displayName}</span>
						)}
						<time dateTime={post.publishedOn}>{date}</time>
						<span>{t("post.readingTime", { count: post.readingMinutes })}</span>
					</>
				}
				width={contents.length > 0 ? "page" : "text"}
			/>
			<ReadingLayout
				beside={
					contents.length > 0 && (
						<nav aria-labelledby="contents-heading">
							<h2 id="contents-heading" className={styles.heading}>
								{t("post.contents")}
							</h2>
							<ol className={styles.contents}>
								{contents.map(({ anchor, text }) => (
									<li key={anchor}>
										<a href={`#${anchor}`}>{text}</a>
									</li>
								))}
							</ol>
						</nav>
					)
				}
				after={
					<>
						<ShareLinks
							label={t("share.label")}
							links={shareTargets(share, t("share.email")).map(({ name, href: to }) => ({
								name,
								href: to,
								label: t("share.by", { name }),
							}))}
							page={share}
							copy={{ label: t("share.copy"), done: t("share.copied") }}
							device={{ label: t("share.device") }}
						/>
						<AuthorBox author={author} authorHref={authorHref} />
					</>
				}
			>
				{cover && (
					<div className={styles.cover}>
						<Figure>
							<img
								src={pictureHref(cover.id, "head")}
								srcSet={pictureSources(cover.id, "wide")}
								sizes={COVER_SIZES}
								alt={cover.alt}
								width={1200}
								height={600}
								fetchPriority="high"
							/>
						</Figure>
					</div>
				)}
				<Prose>
					<Editable field="body" block>
						<RichText value={post.body} />
					</Editable>
				</Prose>
			</ReadingLayout>
			{related.length > 0 && (
				<Section id="related" heading={t("post.related")} tone="surface">
					<CardGrid>
						{related.map((listed) => (
							<PostCard key={listed.post.key} listed={listed} />
						))}
					</CardGrid>
				</Section>
			)}
		</article>
	);
}

interface AuthorBoxProps extends Pick<PostData, "authorHref"> {
	readonly author: PostData["post"]["author"];
}

function AuthorBox({ author, authorHref }: AuthorBoxProps) {
	const t = useContentMessages();
	return (
		<aside className={styles.author} aria-label={t("post.author")}>
			<div className={styles.portrait}>
				<Portrait seed={author.key} picture={author.portrait && pictureHref(author.portrait, "portrait")} />
			</div>
			<p className={styles.words}>
				{authorHref ? <a href={authorHref}>{author.displayName}</a> : <strong>{author.displayName}</strong>}
				<span>{author.role}</span>
			</p>
		</aside>
	);
}
