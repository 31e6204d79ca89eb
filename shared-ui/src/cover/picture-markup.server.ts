// Pictures are drawn where pages are; a browser's build, in which this is empty, has their code in a chunk of its own.

export { pictureMarkup } from "./picture-markup.ts";
