// Every block that a page can have: one line each.

export { accordion } from "./accordion/accordion.block.ts";
export { cards } from "./cards/cards.block.ts";
export { carousel } from "./carousel/carousel.block.ts";
export { contents } from "./contents/contents.block.ts";
export { cookies } from "./cookies/cookies.block.ts";
export { cta } from "./cta/cta.block.ts";
export { diagram } from "./diagram/diagram.block.ts";
export { events } from "./events/events.block.ts";
export { features } from "./features/features.block.ts";
export { form } from "./form/form.block.ts";
export { hero } from "./hero/hero.block.ts";
export { logos } from "./logos/logos.block.ts";
export { media } from "./media/media.block.ts";
export { numbers } from "./numbers/numbers.block.ts";
export { people } from "./people/people.block.ts";
export { posts } from "./posts/posts.block.ts";
export { prose } from "./prose/prose.block.ts";
export { quote } from "./quote/quote.block.ts";
export { references } from "./references/references.block.ts";
export { screen } from "./screen/screen.block.ts";
export { steps } from "./steps/steps.block.ts";
export { table } from "./table/table.block.ts";
export { video } from "./video/video.block.ts";
