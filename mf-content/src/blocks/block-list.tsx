// Draws the blocks of a page, each kind chosen in one exhaustive place. Neighbours alternate their ground, so that sections meet at
// a line.

import type { Block } from "@hub/shared-contracts/content/block";
import type { Page } from "@hub/shared-contracts/content/page";
import { RichText, Slot, useRuntime } from "@hub/shared-contracts/remote/runtime";
import { CardGrid } from "@hub/shared-ui/card/card-grid";
import { Numbers } from "@hub/shared-ui/card/numbers";
import { Cover } from "@hub/shared-ui/cover/cover";
import { Diagram } from "@hub/shared-ui/diagram/diagram";
import { ButtonLink } from "@hub/shared-ui/form/button";
import { CallToAction } from "@hub/shared-ui/layout/call-to-action";
import { PageHead } from "@hub/shared-ui/layout/page-head";
import { Section, type SectionTone } from "@hub/shared-ui/layout/section";
import { Prose } from "@hub/shared-ui/text/prose";
import { Quote } from "@hub/shared-ui/text/quote";
import { useContentMessages } from "../messages.ts";
import { PostCard } from "../post-card.tsx";
import { ReferenceRows } from "../references/reference-rows.tsx";
import { Actions } from "./actions.tsx";
import { BlockCards } from "./block-cards.tsx";
import { BlockHero } from "./block-hero.tsx";
import type { BlockItems } from "./block-items.loader.ts";
import { LateBlockView } from "./late-block.tsx";

interface BlockListProps extends BlockItems {
	readonly page: Page;
}

/** A page that is nothing but its blocks. */
export function BlockList({ page, ...items }: BlockListProps) {
	const headed = page.blocks[0]?.type === "hero";
	return (
		<>
			{!headed && <PageHead title={page.title} description={page.description} picture={<Cover seed={page.key} density="head" />} />}
			<Blocks blocks={page.blocks} motif={page.key} items={items} head={page.routeKey === "home" ? "home" : "page"} />
		</>
	);
}

interface BlocksProps {
	readonly blocks: readonly Block[];
	/** What pictures are drawn from that have no motif of their own: the key of whatever the blocks belong to. */
	readonly motif: string;
	readonly items: BlockItems;
	/** What a hero at the very beginning is; default `none`: the page has a head already. */
	readonly head?: "home" | "page" | "none";
}

/** Blocks one below the other. */
export function Blocks({ blocks, motif, items, head = "none" }: BlocksProps) {
	// Sections become landmarks only where a list of contents leads to them: too many name nothing.
	const anchored = blocks.some(({ type }) => type === "contents");
	return blocks.map((block, index) => (
		<BlockView
			key={block.id}
			block={block}
			blocks={blocks}
			head={index === 0 ? head : "none"}
			tone={index % 2 === 0 ? "surface" : "paper"}
			anchored={anchored}
			motif={motif}
			{...items}
		/>
	));
}

interface BlockViewProps extends BlockItems {
	readonly block: Block;
	/** All of them. */
	readonly blocks: readonly Block[];
	readonly head: "home" | "page" | "none";
	readonly tone: SectionTone;
	/** Whether links lead to the sections. */
	readonly anchored: boolean;
	readonly motif: string;
}

function BlockView({ block, blocks, head, tone, anchored, motif, posts, people, references, videos, drawings }: BlockViewProps) {
	const t = useContentMessages();
	const { href } = useRuntime();
	const frame = { tone, ...(anchored && block.anchor ? { id: block.anchor } : {}) };
	switch (block.type) {
		case "hero":
			return <BlockHero block={block} home={head === "home"} first={head !== "none"} />;
		case "prose":
			return (
				<Section {...heading(block.heading)} {...frame} {...(block.heading ? { layout: "split" } : { width: "text" })}>
					<Prose>
						<RichText value={block.body} />
					</Prose>
				</Section>
			);
		case "cards":
			return (
				<Section heading={block.heading} {...intro(block.intro)} {...frame}>
					<BlockCards items={block.items} />
				</Section>
			);
		case "numbers":
			return (
				<Section {...heading(block.heading)} {...frame}>
					<Numbers items={block.items} />
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
		case "carousel":
		case "contents":
		case "features":
		case "form":
		case "logos":
		case "media":
		case "people":
		case "steps":
		case "table":
		case "video":
			return <LateBlockView block={block} blocks={blocks} frame={frame} people={people} video={videos[block.id]} />;
		case "diagram": {
			const drawing = drawings[block.id];
			return (
				<Section {...heading(block.heading)} {...frame} {...(block.heading ? { layout: "split" } : {})}>
					{drawing && (
						<Diagram title={block.heading || block.caption} description={block.alt} caption={block.caption} drawing={drawing} />
					)}
				</Section>
			);
		}
		case "cta":
			return (
				<CallToAction
					title={block.heading}
					text={block.text}
					actions={<Actions actions={block.actions} />}
					picture={<Cover seed={`${motif} cta`} density="head" />}
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
		case "references": {
			const list = href("references");
			const shown = references[block.id] ?? [];
			if (shown.length === 0) return null;
			return (
				<Section
					heading={block.heading}
					{...intro(block.intro)}
					{...frame}
					aside={
						list && (
							<ButtonLink href={list} kind="quiet" iconEnd="arrow-right">
								{t("references.all")}
							</ButtonLink>
						)
					}
				>
					<ReferenceRows references={shown} />
				</Section>
			);
		}
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
