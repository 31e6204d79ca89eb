// Views that every page of blocks brings along: what most pages have, the home page among them. A new block starts as a
// chunk of its own, and comes here only when most pages have it.

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
	Declared extends BlockDeclaration<infer Meaning, infer Data> ? ComponentType<BlockViewProps<Meaning, Data>> : never;

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
