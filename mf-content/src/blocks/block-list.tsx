// Draws the blocks of a page, each kind chosen in one exhaustive place. Neighbours alternate their ground, so that sections meet at
// a line.

import type { AuthorName } from "@hub/shared-contracts/content/author";
import type { Block } from "@hub/shared-contracts/content/block";
import type { Page } from "@hub/shared-contracts/content/page";
import { RichText, Slot, useRuntime } from "@hub/shared-contracts/runtime";
import { Accordion } from "@hub/shared-ui/accordion";
import { ButtonLink } from "@hub/shared-ui/button";
import { CallToAction } from "@hub/shared-ui/call-to-action";
import { CardGrid } from "@hub/shared-ui/card-grid";
import { Cover } from "@hub/shared-ui/cover";
import { FeatureList } from "@hub/shared-ui/feature-list";
import { Numbers } from "@hub/shared-ui/numbers";
import { PageHead } from "@hub/shared-ui/page-head";
import { Prose } from "@hub/shared-ui/prose";
import { Quote } from "@hub/shared-ui/quote";
import { Section, type SectionTone } from "@hub/shared-ui/section";
import { Steps } from "@hub/shared-ui/steps";
import type { ListedPost } from "../listed-post.ts";
import { useContentMessages } from "../messages.ts";
import { PostCard } from "../post-card.tsx";
import { Actions } from "./actions.tsx";
import { BlockCards } from "./block-cards.tsx";
import { BlockDiagram } from "./block-diagram.tsx";
import { BlockHero } from "./block-hero.tsx";
import { People } from "./people.tsx";

interface BlockListProps {
	readonly page: Page;
	readonly posts: readonly ListedPost[];
	readonly people: readonly AuthorName[];
}

export function BlockList({ page, posts, people }: BlockListProps) {
	const headed = page.blocks[0]?.type === "hero";
	return (
		<>
			{!headed && <PageHead title={page.title} description={page.description} picture={<Cover seed={page.key} density="head" />} />}
			{page.blocks.map((block, index) => (
				<BlockView
					key={block.id}
					block={block}
					first={index === 0}
					tone={index % 2 === 0 ? "surface" : "paper"}
					page={page}
					posts={posts}
					people={people}
				/>
			))}
		</>
	);
}

interface BlockViewProps extends BlockListProps {
	readonly block: Block;
	readonly first: boolean;
	readonly tone: SectionTone;
}

function BlockView({ block, first, tone, page, posts, people }: BlockViewProps) {
	const t = useContentMessages();
	const { href } = useRuntime();
	switch (block.type) {
		case "hero":
			return <BlockHero block={block} home={page.routeKey === "home"} first={first} />;
		case "prose":
			return (
				<Section {...heading(block.heading)} tone={tone} width="text">
					<Prose>
						<RichText value={block.body} />
					</Prose>
				</Section>
			);
		case "cards":
			return (
				<Section heading={block.heading} {...intro(block.intro)} tone={tone}>
					<BlockCards items={block.items} />
				</Section>
			);
		case "features":
			return (
				<Section heading={block.heading} {...intro(block.intro)} tone={tone}>
					<FeatureList items={block.items} />
				</Section>
			);
		case "numbers":
			return (
				<Section {...heading(block.heading)} tone={tone}>
					<Numbers items={block.items} />
				</Section>
			);
		case "steps":
			return (
				<Section heading={block.heading} {...intro(block.intro)} tone={tone}>
					<Steps items={block.items} />
				</Section>
			);
		case "quote":
			return (
				<Section tone="sand">
					<Quote name={block.name} position={block.role}>
						{block.text}
					</Quote>
				</Section>
			);
		case "accordion":
			return (
				<Section heading={block.heading} tone={tone} layout="split">
					<Accordion
						items={block.items.map(({ question, answer }) => ({
							id: answer.id,
							title: question,
							content: (
								<Prose>
									<RichText value={answer} />
								</Prose>
							),
						}))}
					/>
				</Section>
			);
		case "diagram":
			return (
				<Section {...heading(block.heading)} tone={tone}>
					<BlockDiagram block={block} />
				</Section>
			);
		case "cta":
			return (
				<CallToAction
					title={block.heading}
					text={block.text}
					actions={<Actions actions={block.actions} />}
					picture={<Cover seed={`${page.key} cta`} density="head" />}
				/>
			);
		case "posts": {
			const insights = href("insights");
			return (
				<Section
					heading={block.heading}
					tone={tone}
					aside={
						insights && (
							<ButtonLink href={insights} kind="quiet" iconEnd="arrow-right">
								{t("insights.all")}
							</ButtonLink>
						)
					}
				>
					<CardGrid>
						{posts.slice(0, block.limit).map((listed) => (
							<PostCard key={listed.post.id} listed={listed} />
						))}
					</CardGrid>
				</Section>
			);
		}
		case "events":
			return <EventsBlock heading={block.heading} tone={tone} />;
		case "people":
			return (
				<Section heading={block.heading} {...intro(block.intro)} tone={tone}>
					<People people={people} />
				</Section>
			);
	}
}

/** The events' own room draws them; without it the block is left out. */
function EventsBlock({ heading, tone }: { heading: string; tone: SectionTone }) {
	const t = useContentMessages();
	const { href, renderSlot } = useRuntime();
	const list = href("events");
	if (!list || renderSlot("upcoming-events") === null) return null;
	return (
		<Section
			heading={heading}
			tone={tone}
			aside={
				<ButtonLink href={list} kind="quiet" iconEnd="arrow-right">
					{t("events.all")}
				</ButtonLink>
			}
		>
			<Slot name="upcoming-events" />
		</Section>
	);
}

function heading(text: string) {
	return text ? { heading: text } : {};
}

function intro(text: string) {
	return text ? { intro: text } : {};
}
