import { studioTexts } from "../studio/texts.ts";
import de from "./messages/de-DE.json" with { type: "json" };
import en from "./messages/en-US.json" with { type: "json" };

/** The words of links in formatted text. To be called in a component's `setup`. */
export const useProseTexts = studioTexts("hub-studio/prose", { de, en });
