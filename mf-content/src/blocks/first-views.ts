// Views in the bundle of every page of blocks. Only blocks that most pages have, among them the home page, belong here.

import type { ComponentType } from "react";
import type * as blocks from "./blocks.ts";
import CardsView from "./cards/cards.tsx";
import CtaView from "./cta/cta.tsx";
import type { BlockDeclaration, BlockViewProps } from "./define-block.ts";
import DiagramView from "./diagram/diagram.tsx";
import EventsView from "./events/events.tsx";
import HeroView from "./hero/hero.tsx";
import NumbersView from "./numbers/numbers.tsx";
import PostsView from "./posts/posts.tsx";
import ProseView from "./prose/prose.tsx";
import QuoteView from "./quote/quote.tsx";
import ReferencesView from "./references/references.tsx";

type ViewOf<Declared> =
	Declared extends BlockDeclaration<infer Block, infer Data> ? ComponentType<BlockViewProps<Block, Data>> : never;

export const firstViews = {
	cards: CardsView,
	cta: CtaView,
	diagram: DiagramView,
	events: EventsView,
	hero: HeroView,
	numbers: NumbersView,
	posts: PostsView,
	prose: ProseView,
	quote: QuoteView,
	references: ReferencesView,
} satisfies { readonly [Type in keyof typeof blocks]?: ViewOf<(typeof blocks)[Type]> };
