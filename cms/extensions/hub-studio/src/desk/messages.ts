import { studioTexts } from "../studio/texts.ts";
import de from "./messages/de-DE.json" with { type: "json" };
import en from "./messages/en-US.json" with { type: "json" };

export const useEditorDeskTexts = studioTexts("hub-studio/desk", { de, en });
